import { expect, test } from 'vitest';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import type { CourtLevel, Jurisdiction } from './choices.ts';
import { type CourtKind, courtKindOf } from './courtKindOf.ts';

test.each<[string, CourtLevel, Jurisdiction | null, CourtKind | null]>([
  ['Superior Court of California, County of Alder', 'State Court', 'California', 'california'],
  ['Circuit Court of Cook County', 'State Court', 'Illinois', 'illinois'],
  ['Appellate Division, First Department', 'Appellate Court', 'New York', 'new_york'],
  ['Supreme Court of Texas', 'Supreme Court', 'Texas', 'texas'],
  ['United States District Court for the Southern District of Florida', 'Federal Court', 'Florida', 'federal_district'],
  ['Ninth Circuit Court of Appeals', 'Appellate Court', 'California', 'federal_appellate'],
  ['United States Court of Appeals for the Fifth Circuit', 'Federal Court', 'Texas', 'federal_appellate'],
  ['Supreme Court of the United States', 'Supreme Court', 'California', 'scotus'],
  ['United States Bankruptcy Court', 'Federal Court', 'Texas', 'bankruptcy'],
  ['Houston Immigration Court', 'Federal Court', 'Texas', 'immigration_court'],
  ['Board of Immigration Appeals', 'Federal Court', 'California', 'bia'],
  ['A tribal court', 'State Court', null, null],
])('%s (%s, %s) is of the kind %s', (name, level, jurisdiction, kind) => {
  expect(courtKindOf({ name, level, jurisdiction })).toBe(kind);
});

test('a federal court of appeals follows federal practice, whatever state it sits in', () => {
  const court = {
    name: 'Ninth Circuit Court of Appeals',
    level: 'Appellate Court',
    jurisdiction: 'California',
  } as const;
  expect(practiceSystemOf(court, 'Civil Complaint')).toBe('federal_district');
  expect(practiceSystemOf(court, 'Immigration')).toBe('federal_district');
});
