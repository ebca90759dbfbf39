import { documentType } from '#domain/documentTypes/documentType';
import { formatAmount } from '#domain/money/formatAmount';
import { anyOf, pattern } from '#domain/text/pattern';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField, Reading } from '../Reading.ts';
import { typeWords } from '../title/typeWords.ts';

/** What a summary's own words are made of: only values that were read. */
export type SummaryValues = Pick<
  Partial<Reading>,
  | 'doc_type'
  | 'title'
  | 'plaintiffs'
  | 'defendants'
  | 'judge_name'
  | 'amount_cents'
  | 'causes_of_action'
  | 'relief'
  | 'hearing_date'
  | 'hearing_time'
  | 'hearing_place'
  | 'signatures'
  | 'service'
>;

const months = 'January February March April May June July August September October November December'.split(' ');
const { confidence: most, method } = readBy('composed');
const mostNamed = 3;
const longestItem = 160;

function compose(value: string, fields: readonly ReadField<unknown>[]): ReadField<string> {
  return {
    value,
    confidence: fields.reduce((least, { confidence }) => Math.min(least, confidence), most),
    method,
    evidence: fields.flatMap(({ evidence }) => evidence),
  };
}

/** `Complaint by Jane Roe against Acme, Inc.`, `Motion to dismiss filed by Defendant Acme, Inc.`; undefined where only the kind is known. */
export function sayWhat(
  { doc_type, title, plaintiffs = [], defendants = [], judge_name, signatures = [] }: SummaryValues,
  decision: boolean,
): ReadField<string> | undefined {
  if (doc_type === undefined) return undefined;
  const kind =
    doc_type.parts?.which === undefined ? typeWords(doc_type) : `${typeWords(doc_type)} ${doc_type.parts.which}`;
  if (documentType(doc_type.value).filer === 'plaintiffs' && plaintiffs.length > 0) {
    const against = defendants.length > 0 ? ` against ${list(defendants)}` : '';
    return compose(sentence(`${kind} by ${list(plaintiffs)}${against}`), [
      doc_type,
      ...plaintiffs.slice(0, mostNamed),
      ...defendants.slice(0, mostNamed),
    ]);
  }
  if (decision && judge_name !== undefined)
    return compose(sentence(`${kind} by Judge ${judge_name.value}`.replace('Judge Hon.', 'Hon.')), [
      doc_type,
      judge_name,
    ]);
  const owner = title === undefined || decision ? undefined : ownerIn(title.value);
  if (owner !== undefined && title !== undefined) {
    const side = /plaintiff|petitioner|appellant/i.test(owner)
      ? plaintiffs
      : /defendant|respondent|appellee/i.test(owner)
        ? defendants
        : [];
    const named = side.find(({ value }) => title.value.toLowerCase().includes(value.toLowerCase()));
    const one = named ?? (side.length === 1 && isSo(side[0]!, owner) ? side[0] : undefined);
    const whose = `${owner}${one === undefined ? '' : ` ${one.value}`}`;
    return compose(sentence(`${kind} filed by ${whose}`), [doc_type, title, ...(one === undefined ? [] : [one])]);
  }
  const signer = decision ? undefined : signatures.find(({ parts }) => parts?.capacity?.startsWith('attorney for'));
  const party = signer?.parts?.capacity?.replace(/^attorney for (?:the )?/, '');
  if (signer === undefined || party === undefined || party.length > 90) return undefined;
  return compose(sentence(`${kind} filed for ${party}`), [doc_type, signer]);
}

/** The caption calls the party what the title calls it. */
function isSo({ parts }: ReadField<string>, owner: string): boolean {
  return parts?.role === undefined || parts.role.toLowerCase().includes(owner.toLowerCase().replace(/s$/, ''));
}

const partyNouns = [
  'plaintiff',
  'defendant',
  'petitioner',
  'respondent',
  'appellant',
  'appellee',
  'debtor',
  'intervenor',
  'claimant',
  'movant',
  'trustee',
  'applicant',
];
const partyPossessive = pattern(
  'i',
)`^(?:the )?((?:(?:third[- ]party|cross|counter)[- ]?)?${anyOf(partyNouns)}s?)(?:['’]|,? [^;:]{2,70}?['’]s? )`;
/** Whose paper a title says that it is: `DEFENDANTS' MOTION TO DISMISS`. */
function ownerIn(title: string): string | undefined {
  const match = partyPossessive.exec(title);
  return match === null
    ? undefined
    : match[1]!.toLowerCase().replace(/(^|[- ])[a-z]/g, (letter) => letter.toUpperCase());
}

export function sayCauses({ causes_of_action = [] }: SummaryValues): ReadField<string> | undefined {
  if (causes_of_action.length === 0) return undefined;
  const named = causes_of_action.slice(0, 6);
  const rest = causes_of_action.length > named.length ? ' and others' : '';
  return compose(
    sentence(
      `${causes_of_action.length === 1 ? 'Cause' : 'Causes'} of action: ${named.map(({ value }) => value.replace(/[.;]+$/, '')).join('; ')}${rest}`,
    ),
    named,
  );
}

export function sayRelief({ relief = [] }: SummaryValues): ReadField<string> | undefined {
  const short = relief.filter(({ value }) => value.length <= longestItem);
  const items = short
    .slice(0, 3)
    .filter((_, index) => index < 2 || short.slice(0, 3).every(({ value }) => value.length < 90));
  if (items.length === 0) return undefined;
  const rest = relief.length > items.length ? ' and more' : '';
  return compose(
    sentence(`Relief asked: ${items.map(({ value }) => value.replace(/[.;,:]+$/, '')).join('; ')}${rest}`),
    items,
  );
}

export function sayAmount({ amount_cents }: SummaryValues): ReadField<string> | undefined {
  return amount_cents === undefined
    ? undefined
    : compose(`Amount demanded: ${formatAmount(amount_cents.value)}.`, [amount_cents]);
}

export function sayHearing({
  hearing_date,
  hearing_time,
  hearing_place,
}: SummaryValues): ReadField<string> | undefined {
  if (hearing_date === undefined) return undefined;
  const [year, month, day] = hearing_date.value.split('-').map(Number);
  const time = hearing_time === undefined ? '' : ` at ${hearing_time.value}`;
  const place = hearing_place === undefined ? '' : `, ${hearing_place.value}`;
  return compose(
    sentence(`Hearing on ${months[month! - 1]} ${day}, ${year}${time}${place}`),
    [hearing_date, hearing_time, hearing_place].filter((one) => one !== undefined),
  );
}

export function sayService({ service }: SummaryValues): ReadField<string> | undefined {
  if (service === undefined) return undefined;
  const { by, to, when } = service.parts ?? {};
  if (when === undefined && by === undefined) return undefined;
  const whom = to === undefined ? '' : ` on ${to}`;
  const [year, month, day] = (when ?? '').split('-').map(Number);
  const date = when === undefined ? '' : ` on ${months[month! - 1]} ${day}, ${year}`;
  return compose(sentence(`Served${whom} by ${service.value}${date}${by === undefined ? '' : `, by ${by}`}`), [
    service,
  ]);
}

function list(fields: readonly ReadField<string>[]): string {
  const names = fields.slice(0, mostNamed).map(({ value }) => value.replace(/[,;]+$/, ''));
  if (fields.length > mostNamed) return `${names.join(', ')} and others`;
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function sentence(text: string): string {
  return `${text.replace(/\s+/g, ' ').replace(/\.+$/, '')}.`;
}
