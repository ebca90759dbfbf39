import { expect, test } from 'vitest';
import type { CourtName } from '#domain/courts/recognize/CourtForm';
import { mayBeMisread, repairNumber } from './repairNumber.ts';

const maine: CourtName = {
  court: 'United States District Court for the District of Maine',
  system: 'federal',
  level: 'trial',
};
const sanFrancisco: CourtName = {
  court: 'Superior Court of California, County of San Francisco',
  system: 'state',
  level: 'trial',
  state: 'California',
  county: 'San Francisco',
};

test.each([
  ['l:20-cv-91234', ['1:20-cv-91234'], maine, '1:20-cv-91234'],
  ['1:2O-cv-91234', ['20-cv-91234-XYZ'], maine, '1:20-cv-91234'],
  ['CGC-21-9593456', ['CGC-21-593456'], sanFrancisco, 'CGC-21-593456'],
] as const)('%s is repaired where another place agrees', (number, elsewhere, court, repaired) => {
  expect(mayBeMisread(number, court)).toBe(true);
  expect(repairNumber(number, elsewhere, court)).toBe(repaired);
  expect(repairNumber(number, [], court)).toBeUndefined();
});

test.each([
  ['1:20-cv-91234', ['1:20-cv-91235'], maine],
  ['CGC-21-593456', ['CGC-21-593457'], sanFrancisco],
] as const)('%s fits its court and remains as printed', (number, elsewhere, court) => {
  expect(mayBeMisread(number, court)).toBe(false);
  expect(repairNumber(number, elsewhere, court)).toBeUndefined();
});
