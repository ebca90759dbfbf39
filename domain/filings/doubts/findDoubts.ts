import { sameBarNumber } from '#domain/attorneys/barNumber';
import type { CourtLevel } from '#domain/courts/choices';
import { recognizeCourt } from '#domain/courts/recognize/recognizeCourt';
import { say } from '#domain/messages/say';
import { sameParty } from '#domain/names/sameParty';
import type { ReadField, Reading } from '#domain/reading/Reading';
import type { EarlierSubmission, Submission } from '#domain/rules/checks/Submission';
import type { Doubt, Signatory } from './Doubt.ts';

/** What the filer may know about the court, the case, and the person for whom a document is being filed. */
export type Destination = {
  court: { name: string; level: CourtLevel; state: string; county: string | null };
  /** Null for court staff, who file for anyone. */
  filer: {
    full_name: string;
    represents_others: boolean;
    /** The filer's own entry in the court's roster. */
    roster: { name: string; bar_number: string } | null;
  } | null;
  /** The case that the document's number identifies, if the filer has access to it. */
  record: Pick<NonNullable<Submission['record']>, 'case_number' | 'title' | 'parties'> | null;
  /** Filings like this one that the filer has access to. */
  earlier: readonly EarlierSubmission[];
};

/** Every difference between a document and its destination that the filer should confirm before it is filed. */
export function findDoubts(reading: Reading, to: Destination): Doubt[] {
  return [courtDoubt(reading, to), caseDoubt(reading, to), filerDoubt(reading, to), duplicateDoubt(to)].filter(
    (doubt) => doubt !== null,
  );
}

const pageOf = ({ evidence: [first] }: ReadField<string>) => (first?.kind === 'page' ? first.page : null);
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\bcounty(?: of)?\b|[^a-z]/g, '')
    .trim();

function courtDoubt({ court, location }: Reading, { court: ours }: Destination): Doubt | null {
  if (court === undefined || !isOtherCourt(court, location, ours)) return null;
  return {
    kind: 'court',
    says: say('other_court', { captioned: nameCourt(court.value, location?.value), filed_in: ours.name }),
    page: pageOf(court),
  };
}

/** The court as captioned, with its place where the caption's name for the court leaves that out. */
function nameCourt(court: string, location: string | undefined): string {
  if (location === undefined) return court;
  const place = location.split(',')[0]!;
  return plain(court).includes(plain(place)) ? court : `${court}, ${location}`;
}

/** A difference counts only if both state a value: short captions omit the county or the state. */
function isOtherCourt(court: ReadField<string>, location: Reading['location'], ours: Destination['court']): boolean {
  if (plain(court.value) === plain(ours.name)) return false;
  const parts = { ...recognizeCourt(court.value), ...court.parts };
  const level = levelOf(parts);
  if (level !== null && level !== ours.level) return true;
  if (parts.state !== undefined && parts.state !== ours.state) return true;
  if (ours.level === 'Federal Court') {
    const its = parts.location ?? location?.value;
    const own = recognizeCourt(ours.name)?.location;
    return (
      its !== undefined && own !== undefined && !plain(its).includes(plain(own)) && !plain(own).includes(plain(its))
    );
  }
  const county = parts.county ?? /^(.+?) County\b/.exec(location?.value ?? '')?.[1];
  return county !== undefined && ours.county !== null && plain(county) !== plain(ours.county);
}

function levelOf({ level, system }: Record<string, unknown>): CourtLevel | null {
  if (level === 'trial') return system === 'state' ? 'State Court' : system === 'federal' ? 'Federal Court' : null;
  if (level === 'appellate') return 'Appellate Court';
  return level === 'highest' ? 'Supreme Court' : null;
}

/** Never discloses whether a case exists, or its parties, to a filer without access. */
function caseDoubt({ case_number, plaintiffs, claimants, defendants }: Reading, { record }: Destination): Doubt | null {
  if (case_number === undefined) return null;
  const page = pageOf(case_number);
  if (record === null) return { kind: 'case', says: say('case_not_matched', { case_number: case_number.value }), page };
  const named = [...plaintiffs, ...claimants, ...defendants];
  const known = record.parties.map(({ name }) => name);
  if (named.length === 0 || known.length === 0) return null;
  if (named.some(({ value }) => known.some((name) => sameParty(name, value)))) return null;
  return {
    kind: 'parties',
    says: say('parties_not_in_case', {
      named: named.slice(0, 4).map(({ value }) => value),
      case_number: record.case_number,
      title: record.title,
    }),
    page: pageOf(named[0]!),
  };
}

/** Below this confidence, a bar number may be another number in the signature block. */
const sure = 0.8;

function filerDoubt({ bar_numbers, counsel }: Reading, { filer }: Destination): Doubt | null {
  if (filer === null) return null;
  const numbers = bar_numbers.filter(({ confidence }) => confidence >= sure);
  const { roster } = filer;
  const own = [filer.full_name, ...(roster ? [roster.name] : [])];
  if (counsel.some(({ value }) => own.some((name) => sameParty(name, value)))) return null;
  if (roster && numbers.some(({ value }) => sameBarNumber(value, roster.bar_number))) return null;
  const [shown] = counsel.length > 0 ? counsel : numbers;
  if (shown === undefined) return null;
  const number = shown.parts?.bar_number ?? numbers[0]?.value;
  const document = counsel.length > 0 ? { name: shown.value, bar_number: number ?? null } : asSignatory(shown.value);
  const self = roster ?? { name: filer.full_name, bar_number: null };
  return {
    kind: 'filer',
    says: say('other_attorney', {
      document,
      filer: { name: self.name, bar_number: self.bar_number },
      represents_others: filer.represents_others,
    }),
    page: pageOf(shown),
  };
}

const asSignatory = (bar_number: string): Signatory => ({ name: null, bar_number });

function duplicateDoubt({ earlier: [first] }: Destination): Doubt | null {
  if (first === undefined) return null;
  const { same, document_name, received_on } = first;
  return { kind: 'duplicate', says: say('received_before', { same, document_name, received_on }), page: null };
}
