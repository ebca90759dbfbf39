import { expect, test } from 'vitest';
import { caseTypes, courtLevels, jurisdictions, priorities } from './choices.ts';

test('a filing is for one of four court levels', () => {
  expect(courtLevels).toEqual(['State Court', 'Federal Court', 'Appellate Court', 'Supreme Court']);
});

test('a filing is for one of five jurisdictions', () => {
  expect(jurisdictions).toEqual(['California', 'New York', 'Texas', 'Florida', 'Illinois']);
});

test('a filing has one of six case types', () => {
  expect(caseTypes).toEqual(['Civil Complaint', 'Family Law', 'Probate', 'Small Claims', 'Criminal', 'Immigration']);
});

test('a priority is high, medium or low', () => {
  expect(priorities).toEqual(['high', 'medium', 'low']);
});
