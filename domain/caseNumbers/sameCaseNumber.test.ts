import { expect, test } from 'vitest';
import { sameCaseNumber } from './sameCaseNumber.ts';

test.each([
  ['1:20-cv-04160', '20 Civ. 4160'],
  ['1:20-CV-613', '1:20-cv-00613-CCE-LPA'],
  ['1:04-cv-01809-JG-SMG', '04 CV 1809 (JG)(SMG)'],
  ['CV17-00016-CAS(JCx)', '2:17-cv-00016-CAS-JC'],
  ['09-00429-HAR', '09-00429'],
  ['24A790', '24A-790'],
  ['2023 L 001234', '2023L001234'],
  ['13 MAG 01072', '13-mj-1072'],
  ['34-2026-00312345-CU-BC-GDS', '34-2026-00312345'],
])('%s and %s are one number', (one, other) => {
  expect(sameCaseNumber(one, other)).toBe(true);
});

test.each([
  ['1:20-cv-04160', '1:20-cv-04161'],
  ['20-cv-00613', '20-cr-00613'],
  ['25-5025', '25-5052'],
  ['CGC-22-600093', 'CGC-22-600095'],
  ['650001/2023', '650001/2024'],
  ['34-2026-00312345', '34-2026-00312354'],
  ['50-2022-CA-001877', '50-2022-CA-001878'],
])('%s and %s are two numbers', (one, other) => {
  expect(sameCaseNumber(one, other)).toBe(false);
});
