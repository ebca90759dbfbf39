import { expect, test } from 'vitest';
import { asFlow } from '#domain/documents/testing/typedDocument';
import { readFiling } from '../readFiling.ts';

const reported = (number: string) => `Rowan Realty LLC v Model
${number} [81 Misc 3d 9999(A)]
Decided on December 12, 2025
Supreme Court, Bronx County
Specimen, J.
Published by New York State Law Reporting
Bureau pursuant to Judiciary Law § 431.
This opinion is uncorrected and will not be
published in the printed Official Reports.

Rowan Realty LLC, Plaintiff,

against

Casey Model, Defendant.

Index No. 809999/25E

Dana R. Specimen, J.

Plaintiff moves for summary judgment. The motion is denied.
`;
const read = (text: string) => readFiling(asFlow(text), { today: '2026-11-21' });

test('of a decision in New York’s official reports the head gives court and day, and is no caption', () => {
  const reading = read(reported('2025 NY Slip Op 59999(U)'));
  expect(reading.court?.value).toBe('Supreme Court of the State of New York, County of Bronx');
  expect(reading.filing_date?.value).toBe('2025-12-12');
  expect(reading.case_number?.value).toBe('809999/25E');
  expect(reading.plaintiffs.map(({ value }) => value)).toEqual(['Rowan Realty LLC']);
  expect(reading.defendants.map(({ value }) => value)).toEqual(['Casey Model']);
  expect(reading.judge_name?.value).toContain('Specimen');
});

test('without the reporter’s number nothing is taken for such a head', () => {
  expect(read(reported('No. 12')).filing_date?.method).not.toBe('reporter-head');
});
