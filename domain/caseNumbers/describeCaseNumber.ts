import type { CourtName } from '#domain/courts/recognize/CourtForm';
import { anyOf, pattern } from '#domain/text/pattern';
import { type CaseNumberFormat, caseNumberFormats } from './caseNumberFormats.ts';

/** What a case number consists of, and whether it fits its court's own pattern. The print itself is never rewritten. */
export type CaseNumberParts = {
  office?: string;
  district?: string;
  county?: string;
  year?: string;
  type?: string;
  serial?: string;
  /** Initials of the judges, or the letters after the number. */
  judge?: string;
  /** Which of the formats it fits, for example `US-DC`. */
  format?: string;
  /** `differs` only where the court's pattern is settled; `unknown` where it is not. */
  pattern: 'matches' | 'differs' | 'unknown';
};

/** The groups of the formats' patterns, by what they mean. */
const meanings: Record<string, Exclude<keyof CaseNumberParts, 'pattern' | 'format'>> = {
  office: 'office',
  dist: 'district',
  div: 'district',
  loc: 'district',
  court: 'district',
  county: 'county',
  year: 'year',
  yr: 'year',
  y: 'year',
  y2: 'year',
  term: 'year',
  type: 'type',
  t: 'type',
  t2: 'type',
  kind: 'type',
  pfx: 'type',
  seq: 'serial',
  s: 'serial',
  s2: 'serial',
  n: 'serial',
  suffix: 'judge',
};

/** Takes a number apart as its court writes it; without a known court, as most courts do. */
export function describeCaseNumber(printed: string, court: CourtName | undefined): CaseNumberParts {
  const formats = court === undefined ? [] : formatsOf(court);
  const number = printed.replace(/\s+/g, ' ').trim();
  const plain = court?.system === 'federal' ? federalForm(number) : number;
  for (const format of formats.filter(({ loose }) => !loose)) {
    const groups = format.pattern.exec(number)?.groups ?? format.pattern.exec(plain)?.groups;
    if (groups !== undefined || format.pattern.test(number) || format.pattern.test(plain))
      return { ...taken(plain), ...fromGroups(groups ?? {}), format: format.id, pattern: 'matches' };
  }
  const own = formats.filter(({ loose }) => !loose);
  const settled =
    own.length > 0 &&
    own.every(({ confidence }) => confidence !== 'uncertain') &&
    (own.some(({ county }) => county !== undefined) || !formats.some(({ loose }) => loose));
  return { ...taken(plain), pattern: settled ? 'differs' : 'unknown' };
}

/** The formats that a court may number its cases by. A county's own come before its state's. */
function formatsOf(court: CourtName): CaseNumberFormat[] {
  const level = levelOf(court);
  const fitting = caseNumberFormats.filter(
    (format) =>
      (court.system === 'state' ? format.jurisdiction === court.state : format.system === court.system) &&
      (format.level === level || court.system === 'administrative') &&
      (format.county === undefined || format.county === court.county),
  );
  const local = fitting.filter(({ county }) => county !== undefined);
  const kind = /bankruptcy/i.test(court.court) ? 'US-BK' : 'US-DC';
  return [...local, ...fitting.filter(({ county }) => county === undefined)].filter(
    ({ id }) =>
      !/^US-(?:BK|DC)$/.test(id) || (id === kind && /^United States (?:District|Bankruptcy) Court/.test(court.court)),
  );
}

function levelOf({ system, level }: CourtName): string {
  if (level === 'highest') return 'Supreme Court';
  if (level === 'appellate') return 'Appellate Court';
  return system === 'state' ? 'State Court' : 'Federal Court';
}

const numberLabels = ['case', 'no.?'];
const federalTypes = ['cv', 'cr', 'civ', 'crim', 'mc', 'mj', 'mag', 'md', 'ml', 'misc', 'po', 'bk', 'ap', 'c', 'b'];
const federalParts = pattern(
  'i',
)`^(?:${anyOf(numberLabels)} )?(?:(\d{1,2})[:-](?=\d{2}[ -]))?(\d{2})[ -]?(${anyOf(federalTypes)})\b\.?[ -]*(\d{1,6})((?:[ -]?[A-Z0-9]{1,6}\b)*(?: ?\([A-Za-z/]{2,8}\))*)$`;
const sameType: Record<string, string> = { civ: 'cv', c: 'cv', crim: 'cr', mag: 'mj', misc: 'mc', b: 'bk' };

/** `20 Civ. 4160 (JGK)` as the federal docket writes it: `20-cv-04160-JGK`. */
function federalForm(number: string): string {
  const match = federalParts.exec(number);
  if (match === null) return number;
  const [, office, year, code, serial, judges] = match;
  const type = sameType[code!.toLowerCase()] ?? code!.toLowerCase();
  const initials = (judges ?? '').match(/[A-Za-z0-9]+/g) ?? [];
  return `${office === undefined ? '' : `${office}:`}${year}-${type}-${serial!.padStart(5, '0')}${initials.map((one) => `-${one}`).join('')}`;
}

function fromGroups(groups: Record<string, string | undefined>): Partial<CaseNumberParts> {
  const parts: Partial<CaseNumberParts> = {};
  for (const [name, value] of Object.entries(groups)) {
    const meaning = meanings[name];
    const text = value?.replace(/^-/, '');
    if (meaning !== undefined && text !== undefined && text !== '') parts[meaning] = text;
  }
  return parts;
}

/** Year, kind and serial of a number of no known form, as far as they are beyond doubt. */
function taken(number: string): Partial<CaseNumberParts> {
  const parts: Partial<CaseNumberParts> = {};
  const digits = number.match(/\d+/g) ?? [];
  const isYear = (text: string) => /^(?:19|20)\d{2}$/.test(text);
  const serial = (digits.length > 1 ? digits.filter((one) => !isYear(one)) : digits).reduce(
    (most, one) => (one.length >= most.length ? one : most),
    '',
  );
  const full = digits.filter((one) => one !== serial && isYear(one));
  const short = digits.filter((one) => one !== serial && /^\d{2}$/.test(one));
  const year = full.length === 1 ? full[0] : full.length === 0 && short.length === 1 ? short[0] : undefined;
  const codes = number.match(/(?<![A-Za-z])[A-Z]{1,4}(?![A-Za-z])/g) ?? [];
  if (serial.length >= 3) parts.serial = serial;
  if (year !== undefined) parts.year = year;
  if (codes.length === 1) parts.type = codes[0]!;
  return parts;
}
