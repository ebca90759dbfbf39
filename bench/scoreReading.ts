import { sameCaseNumber } from '#domain/courts/sameCaseNumber';
import type { Reading } from '#domain/filings/Reading';
import type { Label } from './Label.ts';

/** What became of the labelled values of one field in one document. */
export type Score = {
  field: string;
  right: number;
  wrong: number;
  missed: number;
  invented: number;
  got: string;
  want: string;
};

/** Compares what was read with what a person read, field by field. Letter case and punctuation tell no names apart. */
export function scoreReading(reading: Reading, label: Label): Score[] {
  const one = (field: string, got: string | undefined, want: string | null, others: string[] = [], same = sameText) =>
    scoreOne(field, got, want === null ? [] : [want, ...others], same);
  const amount = reading.amount_cents?.value;
  return [
    one('doc_type', reading.doc_type?.value, label.doc_type, label.alt_doc_types),
    one('court', reading.court?.value, label.court, label.alt_courts),
    one('location', reading.location?.value, label.location),
    one('case_number', reading.case_number?.value, label.case_number, label.alt_case_numbers, sameCaseNumber),
    one('filing_date', reading.filing_date?.value, label.filing_date, label.alt_filing_dates),
    one('judge_name', reading.judge_name?.value, label.judge_name, [], sameJudge),
    one(
      'amount',
      amount === undefined ? undefined : String(amount),
      label.amount === null ? null : String(Math.round(label.amount * 100)),
    ),
    ...(['plaintiffs', 'defendants', 'claimants'] as const).map((field) =>
      scoreNames(
        field,
        reading[field].map(({ value }) => value),
        label[field],
        label.parties_partial === true,
      ),
    ),
    ...(label.bar_numbers === undefined
      ? []
      : [
          scoreNames(
            'bar_numbers',
            reading.bar_numbers.map(({ value }) => value),
            label.bar_numbers,
            false,
          ),
        ]),
    ...(['has_signature_block', 'has_certificate_of_service'] as const).flatMap((field) => {
      const want = label[field];
      return typeof want === 'boolean'
        ? [one(field, reading[field] === undefined ? undefined : String(reading[field].value), String(want))]
        : [];
    }),
  ];
}

function scoreOne(
  field: string,
  got: string | undefined,
  want: string[],
  same: (one: string, other: string) => boolean,
): Score {
  const score = { field, right: 0, wrong: 0, missed: 0, invented: 0, got: got ?? '', want: want[0] ?? '' };
  if (got === undefined) score.missed = want.length > 0 ? 1 : 0;
  else if (want.length === 0) score.invented = 1;
  else if (want.some((value) => same(got, value))) score.right = 1;
  else score.wrong = 1;
  return score;
}

/** Names are found or not: one that is missed and one that is misread count both. */
function scoreNames(field: string, got: string[], want: string[], partial: boolean): Score {
  const right = want.filter((name) => got.some((other) => sameText(name, other))).length;
  const beyond = got.filter((name) => !want.some((other) => sameText(name, other))).length;
  const extra = partial ? 0 : beyond;
  return {
    field,
    right,
    wrong: want.length > 0 ? extra : 0,
    missed: want.length - right,
    invented: want.length === 0 ? extra : 0,
    got: got.join('; '),
    want: want.join('; '),
  };
}

export function sameText(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** `Hon.` and a middle initial more or less are one judge. */
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
