import { describe, expect, test } from 'vitest';
import { asFlow, asPages } from '#domain/documents/testing/typedDocument';
import type { Reading } from './Reading.ts';
import { readFiling } from './readFiling.ts';
import { captions, type Expected } from './testing/captions.ts';
import { datesAndJudges } from './testing/datesAndJudges.ts';
import { federalCaptions } from './testing/federalCaptions.ts';
import { furtherCaptions } from './testing/furtherCaptions.ts';
import { gluedCaptions } from './testing/gluedCaptions.ts';
import { layoutCaptions } from './testing/layoutCaptions.ts';
import { otherCaptions } from './testing/otherCaptions.ts';
import { pagesFromTheWeb } from './testing/pagesFromTheWeb.ts';
import { partyCaptions } from './testing/partyCaptions.ts';
import { seldomCaptions } from './testing/seldomCaptions.ts';
import { slipsAndStamps } from './testing/slipsAndStamps.ts';
import { stateCaptions } from './testing/stateCaptions.ts';
import { unusualCourts } from './testing/unusualCourts.ts';
import { typeWords } from './title/typeWords.ts';

describe.each([
  ['typed text', asFlow],
  ['pages', asPages],
])('read from %s', (_layout, layOut) => {
  test.each(
    [
      ...captions,
      ...federalCaptions,
      ...stateCaptions,
      ...otherCaptions,
      ...furtherCaptions,
      ...partyCaptions,
      ...layoutCaptions,
      ...seldomCaptions,
      ...datesAndJudges,
      ...unusualCourts,
      ...slipsAndStamps,
      ...gluedCaptions,
    ].map((caption) => [caption.name, caption] as const),
  )('%s', (_name, { text, expected }) => {
    const reading = readFiling(layOut(text), { today: '2026-08-01' });
    expect(brief(reading, expected)).toEqual(expected);
  });
});

describe('read from pages whose columns matter', () => {
  test.each(pagesFromTheWeb.map((caption) => [caption.name, caption] as const))('%s', (_name, { text, expected }) => {
    expect(brief(readFiling(asPages(text), { today: '2026-08-01' }), expected)).toEqual(expected);
  });
});

/** The values that a caption's table speaks of; what it leaves out is not examined. */
function brief(reading: Reading, expected: Expected): Expected {
  const all: Required<Expected> = {
    doc_type: reading.doc_type ? typeWords(reading.doc_type) : null,
    court: reading.court?.value ?? null,
    location: reading.location?.value ?? null,
    case_number: reading.case_number?.value ?? null,
    filing_date: reading.filing_date?.value ?? null,
    judge_name: reading.judge_name?.value ?? null,
    amount_cents: reading.amount_cents?.value ?? null,
    plaintiffs: reading.plaintiffs.map(({ value }) => value),
    defendants: reading.defendants.map(({ value }) => value),
    claimants: reading.claimants.map(({ value }) => value),
    roles: rolesOf(reading, Object.keys(expected.roles ?? {})),
  };
  return Object.fromEntries(Object.entries(all).filter(([field]) => field in expected));
}

function rolesOf({ plaintiffs, defendants, claimants }: Reading, names: string[]): Record<string, string> {
  const parties = [...plaintiffs, ...defendants, ...claimants];
  return Object.fromEntries(
    names.map((name) => [name, parties.find(({ value }) => value === name)?.parts?.role ?? '']),
  );
}
