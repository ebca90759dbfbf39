import { sameCaseNumber } from '#domain/caseNumbers/sameCaseNumber';
import type { ReadField, Reading } from '#domain/reading/Reading';
import { typeWords } from '#domain/reading/title/typeWords';
import type { Label, LabeledValue } from './Label.ts';

/** One value that the portal read, with its confidence, rule, and position, and whether it matches a person's label. */
export type Given = Pick<ReadField<unknown>, 'confidence' | 'method'> & { right: boolean; read: ReadField<unknown> };

/** The results for the labeled values of one field in one document. */
export type Score = {
  field: string;
  /** Number of values in the label. */
  n: number;
  right: number;
  wrong: number;
  missed: number;
  invented: number;
  got: string;
  want: string;
  given: Given[];
};

type Same = (one: string, other: string) => boolean;

/**
 * Compares a reading with a person's labels, field by field. Capitalization and punctuation do not distinguish names.
 */
export function scoreReading(reading: Reading, label: Label): Score[] {
  const one = (
    field: string,
    read: ReadField<unknown> | undefined,
    want: string | null,
    others?: string[],
    same?: Same,
  ) => scoreOne(field, read, want === null ? [] : [want, ...(others ?? [])], same ?? sameText);
  return [
    one(
      'doc_type',
      reading.doc_type && { ...reading.doc_type, value: typeWords(reading.doc_type) },
      label.doc_type,
      label.alt_doc_types,
    ),
    one('court', reading.court, label.court, label.alt_courts, sameCourt),

    one('location', reading.location, label.location),
    one('case_number', reading.case_number, label.case_number, label.alt_case_numbers, sameCaseNumber),
    one('filing_date', reading.filing_date, label.filing_date, label.alt_filing_dates),
    ...scoreDateBasis(reading.filing_date, label),
    one('judge_name', reading.judge_name, label.judge_name, label.alt_judge_names, sameJudge),
    scoreAmount(reading.amount_cents, label),
    ...(['plaintiffs', 'defendants', 'claimants'] as const).map((field) =>
      scoreNames(field, reading[field], label[field], label.parties_partial === true),
    ),
    ...optionalLists.flatMap((field) => {
      const want = label[field];
      if (want === undefined || want === null) return [];
      const values = want.map((one: LabeledValue) => (typeof one === 'string' ? one : one.value));
      return [scoreNames(field, reading[field], values, false), ...scoreParts(field, reading[field], want)];
    }),
    ...scoreService(reading.service, label.service),
    ...optionalTexts.flatMap((field) => (label[field] === undefined ? [] : [one(field, reading[field], label[field])])),
    ...(label.motion === undefined ? [] : [one('motion', partOf(reading.doc_type, 'which'), label.motion)]),
    ...(['has_signature_block', 'has_certificate_of_service', 'jury_demand'] as const).flatMap((field) => {
      const want = label[field];
      return typeof want === 'boolean' ? [one(field, reading[field], String(want))] : [];
    }),
  ];
}

/** The same date again, by where the document states it: in a stamp or an e-filing banner, or elsewhere. */
function scoreDateBasis(
  read: Reading['filing_date'],
  { filing_date, alt_filing_dates = [], date_basis }: Label,
): Score[] {
  if (filing_date === null) return [];
  const field = date_basis === 'stamp' ? 'filing_date, stamped' : 'filing_date, stated';
  return [{ ...scoreOne(field, read, [filing_date, ...alt_filing_dates], sameText), given: [] }];
}

/** An amount that the label allows to be absent is neither missed nor invented. */
function scoreAmount(read: Reading['amount_cents'], { amount, alt_amounts = [] }: Label): Score {
  const valid = [amount, ...alt_amounts];
  const want = valid.filter((one) => typeof one === 'number').map((dollars) => String(Math.round(dollars * 100)));
  const mayBeAbsent = valid.includes(null);
  return scoreOne('amount', read, read === undefined && mayBeAbsent ? [] : want, sameText);
}

/** Scored if the label contains them. */
const optionalLists = [
  'bar_numbers',
  'counsel',
  'signatures',
  'sums',
  'relief',
  'causes_of_action',
  'authorities',
  'related_cases',
  'exhibits_named',
  'exhibits_attached',
] as const;
const optionalTexts = ['hearing_date', 'hearing_time', 'hearing_place', 'reservation_number'] as const;

/** Labeled parts, for example `counsel.bar_number`: scored for values that were found, otherwise missed with them. */
function scoreParts(field: string, read: readonly ReadField<string>[], want: readonly LabeledValue[]): Score[] {
  return want.flatMap((one) => {
    if (typeof one === 'string') return [];
    const found = read.find(({ value }) => sameText(value, one.value));
    return Object.entries(one)
      .filter(([part]) => part !== 'value')
      .map(([part, value]) => scoreOne(`${field}.${part}`, partOf(found, part), [value], sameText));
  });
}

function scoreService(read: ReadField<string> | undefined, want: Label['service']): Score[] {
  if (want === undefined) return [];
  if (want === null) return [scoreOne('service', read, [], sameText)];
  return Object.entries(want).map(([part, value]) =>
    scoreOne(`service.${part}`, partOf(read, part), [value], sameText),
  );
}

function partOf(read: ReadField<string> | undefined, part: string): ReadField<string> | undefined {
  const value = read?.parts?.[part];
  return read === undefined || value === undefined ? undefined : { ...read, value };
}

function scoreOne(field: string, read: ReadField<unknown> | undefined, want: string[], same: Same): Score {
  const got = read === undefined ? '' : String(read.value);
  const score = {
    field,
    n: want.length > 0 ? 1 : 0,
    right: 0,
    wrong: 0,
    missed: 0,
    invented: 0,
    got,
    want: want[0] ?? '',
    given: [] as Given[],
  };
  if (read === undefined) return { ...score, missed: want.length > 0 ? 1 : 0 };
  const right = want.some((value) => same(got, value));
  score.given.push(givenOf(read, right));
  if (want.length === 0) return { ...score, invented: 1 };
  return right ? { ...score, right: 1 } : { ...score, wrong: 1 };
}

/** Names are found or not: a missed name and a misread one both count as missed. */
function scoreNames(
  field: string,
  read: readonly ReadField<string>[],
  want: readonly string[],
  partial: boolean,
): Score {
  const isWanted = (name: string) => want.some((other) => sameText(name, other));
  const right = want.filter((name) => read.some(({ value }) => sameText(name, value))).length;
  const extra = partial ? 0 : read.filter(({ value }) => !isWanted(value)).length;
  return {
    field,
    n: want.length,
    right,
    wrong: want.length > 0 ? extra : 0,
    missed: want.length - right,
    invented: want.length === 0 ? extra : 0,
    got: read.map(({ value }) => value).join('; '),
    want: want.join('; '),
    given: read
      .map((one) => givenOf(one, isWanted(one.value)))
      // Names beyond those of an incomplete label are neither correct nor wrong.
      .filter((one) => one.right || !partial),
  };
}

function givenOf(read: ReadField<unknown>, right: boolean): Given {
  return { confidence: read.confidence, method: read.method, right, read };
}

export function sameText(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** `Superior Court of California, County of Kern` and `Superior Court of the State of California for Kern County`. */
function sameCourt(one: string, other: string): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9 ]/g, ' ')
      .split(' ')
      .filter((word) => word !== '' && !/^(?:the|of|for|in|and|at|state)$/.test(word))
      .sort()
      .join(' ');
  return words(one) === words(other);
}

/** With or without `Hon.` and a middle initial, the judge is the same. */
function sameJudge(one: string, other: string): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z ]/g, '')
      .split(/\s+/)
      .filter((word) => word.length > 1);
  return words(one).join(' ') === words(other).join(' ');
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/^the /, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]/g, '');
}
