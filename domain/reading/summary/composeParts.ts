import { documentType } from '#domain/documentTypes/documentType';
import { say } from '#domain/messages/say';
import { anyOf, pattern } from '#domain/text/pattern';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField, Reading } from '../Reading.ts';
import type { NamedParties, SummarizedType, SummaryMessage } from './SummaryMessages.ts';

/** What the composed parts of a summary are made of: only values that were read. */
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

const { confidence: most, method } = readBy('composed');
const mostNamed = 3;
const mostCauses = 6;
const longestItem = 160;

export type SummaryPart = ReadField<SummaryMessage>;

function compose(value: SummaryMessage, fields: readonly (ReadField<unknown> | undefined)[]): SummaryPart {
  const from = fields.filter((field) => field !== undefined);
  return {
    value,
    confidence: from.reduce((least, { confidence }) => Math.min(least, confidence), most),
    method,
    evidence: from.flatMap(({ evidence }) => evidence),
  };
}

/** Which document it is and whose; undefined where only its type is known. */
export function composeWhat(values: SummaryValues, decision: boolean): SummaryPart | undefined {
  const { doc_type, plaintiffs = [], judge_name } = values;
  if (doc_type === undefined) return undefined;
  const { named, which } = { named: doc_type.parts?.words ?? null, which: doc_type.parts?.which ?? null };
  const type = { type: doc_type.value, named, which };
  if (documentType(doc_type.value).filer === 'plaintiffs' && plaintiffs.length > 0)
    return byParties(type, doc_type, values);
  if (decision && judge_name !== undefined)
    return compose(say('summary.by_judge', { ...type, judge: judge_name.value }), [doc_type, judge_name]);
  return decision ? undefined : (filedBy(type, doc_type, values) ?? filedFor(type, doc_type, values));
}

type TypeField = NonNullable<SummaryValues['doc_type']>;

function byParties(
  type: SummarizedType,
  doc_type: TypeField,
  { plaintiffs = [], defendants = [] }: SummaryValues,
): SummaryPart {
  const against = defendants.length > 0 ? nameParties(defendants) : null;
  return compose(say('summary.by_parties', { ...type, by: nameParties(plaintiffs), against }), [
    doc_type,
    ...plaintiffs.slice(0, mostNamed),
    ...defendants.slice(0, mostNamed),
  ]);
}

function nameParties(fields: readonly ReadField<string>[]): NamedParties {
  const names = fields.slice(0, mostNamed).map(({ value }) => value.replace(/[,;]+$/, ''));
  return { names, more: fields.length > mostNamed };
}

/** By the party that the title names, with its name where the caption has one such party. */
function filedBy(
  type: SummarizedType,
  doc_type: TypeField,
  { title, plaintiffs = [], defendants = [] }: SummaryValues,
): SummaryPart | undefined {
  const role = title === undefined ? undefined : ownerIn(title.value);
  if (role === undefined || title === undefined) return undefined;
  const side = /plaintiff|petitioner|appellant/i.test(role)
    ? plaintiffs
    : /defendant|respondent|appellee/i.test(role)
      ? defendants
      : [];
  const named = side.find(({ value }) => title.value.toLowerCase().includes(value.toLowerCase()));
  const one = named ?? (side.length === 1 && isSo(side[0]!, role) ? side[0] : undefined);
  return compose(say('summary.filed_by', { ...type, role, party: one?.value ?? null }), [doc_type, title, one]);
}

/** For the client of the attorney who signs. */
function filedFor(
  type: SummarizedType,
  doc_type: TypeField,
  { signatures = [] }: SummaryValues,
): SummaryPart | undefined {
  const signer = signatures.find(({ parts }) => parts?.capacity?.startsWith('attorney for'));
  const party = signer?.parts?.capacity?.replace(/^attorney for (?:the )?/, '');
  if (party === undefined || party.length > 90) return undefined;
  return compose(say('summary.filed_for', { ...type, party }), [doc_type, signer]);
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
/** Whose document a title says that it is: `DEFENDANTS' MOTION TO DISMISS`. */
function ownerIn(title: string): string | undefined {
  const match = partyPossessive.exec(title);
  return match === null
    ? undefined
    : match[1]!.toLowerCase().replace(/(^|[- ])[a-z]/g, (letter) => letter.toUpperCase());
}

/** The causes of action that a complaint names. */
export function composeCauses({ causes_of_action = [] }: SummaryValues): SummaryPart | undefined {
  if (causes_of_action.length === 0) return undefined;
  const named = causes_of_action.slice(0, mostCauses);
  const causes = named.map(({ value }) => value.replace(/[.;]+$/, ''));
  return compose(say('summary.causes', { causes, more: causes_of_action.length > named.length }), named);
}

/** The relief asked, as far as it is asked in few words. */
export function composeRelief({ relief: asked = [] }: SummaryValues): SummaryPart | undefined {
  const short = asked.filter(({ value }) => value.length <= longestItem);
  const items = short
    .slice(0, 3)
    .filter((_, index) => index < 2 || short.slice(0, 3).every(({ value }) => value.length < 90));
  if (items.length === 0) return undefined;
  const relief = items.map(({ value }) => value.replace(/[.;,:]+$/, ''));
  return compose(say('summary.relief', { relief, more: asked.length > items.length }), items);
}

/** The amount demanded. */
export function composeAmount({ amount_cents }: SummaryValues): SummaryPart | undefined {
  return amount_cents && compose(say('summary.amount', { cents: amount_cents.value }), [amount_cents]);
}

/** When and where the hearing is. */
export function composeHearing({ hearing_date, hearing_time, hearing_place }: SummaryValues): SummaryPart | undefined {
  if (hearing_date === undefined) return undefined;
  const values = { on: hearing_date.value, at: hearing_time?.value ?? null, place: hearing_place?.value ?? null };
  return compose(say('summary.hearing', values), [hearing_date, hearing_time, hearing_place]);
}

/** Who was served, how, when and by whom; undefined where neither is known when nor by whom. */
export function composeService({ service }: SummaryValues): SummaryPart | undefined {
  const { by = null, to = null, when = null } = service?.parts ?? {};
  if (service === undefined || (when === null && by === null)) return undefined;
  return compose(say('summary.service', { means: service.value, on_whom: to, on: when, by }), [service]);
}
