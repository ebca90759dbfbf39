import { describe, expect, test } from 'vitest';
import { writeContradiction } from '#contract/messages/writeMessages';
import { caseTypes, courtLevels, jurisdictions } from '#domain/courts/choices';
import { asFlow, asPages } from '#domain/documents/testing/typedDocument';
import type { ReadField, Reading } from '../Reading.ts';
import { emptyReading } from '../Reading.ts';
import { readFiling } from '../readFiling.ts';
import { chosenDocuments } from '../testing/chosenDocuments.ts';
import { courtSays } from './courtSays.ts';
import { findContradictions } from './findContradictions.ts';
import { kindOfNumber } from './kindOfNumber.ts';

const read = (text: string) => readFiling(asFlow(text), { today: '2026-11-01' });

describe.each([
  ['typed text', asFlow],
  ['pages', asPages],
])('choices compared with %s', (_layout, layOut) => {
  test.each(chosenDocuments.map((document) => [document.name, document] as const))(
    'for %s',
    (_name, { text, right, wrong }) => {
      const reading = readFiling(layOut(text), { today: '2026-11-01' });
      expect(findContradictions(right, reading, 'user')).toEqual([]);
      const found = findContradictions({ ...right, ...wrong }, reading, 'user');
      expect(Object.fromEntries(found.map(({ choice, says }) => [choice, says]))).toEqual(
        Object.fromEntries(Object.keys(wrong).map((choice) => [choice, right[choice as keyof typeof right]])),
      );
      for (const { shows, evidence, chosen } of found) {
        expect(writeContradiction(shows)).toContain(`You chose ${chosen}; `);
        expect(evidence.length).toBeGreaterThan(0);
        const words = evidence.flatMap(({ quote }) => quote.split(/\s+/)).filter(Boolean);
        for (const word of words) expect(text).toContain(word);
      }
    },
  );
});

test('the labeled documents cover every jurisdiction, level, and case type, with right and wrong selections', () => {
  const all = (pick: 'right' | 'wrong', choice: 'jurisdiction' | 'court_level' | 'case_type') =>
    new Set(chosenDocuments.flatMap((document) => document[pick][choice] ?? []));
  for (const pick of ['right', 'wrong'] as const) {
    expect([...all(pick, 'jurisdiction')].sort()).toEqual([...jurisdictions].sort());
    expect([...all(pick, 'court_level')].sort()).toEqual([...courtLevels].sort());
  }
  expect([...all('right', 'case_type')].sort()).toEqual([...caseTypes].sort());
});

describe('a contradiction', () => {
  test('names the signs in their own words', () => {
    const indictment = chosenDocuments.find(({ name }) => name.startsWith('an indictment'))!;
    const [found] = findContradictions({ case_type: 'Civil Complaint' }, read(indictment.text), 'filer');
    expect(writeContradiction(found!.shows)).toBe(
      'The filer chose Civil Complaint; the case number 3:26-cr-00112-ABC, “Indictment”, and “UNITED STATES OF AMERICA v.” state Criminal.',
    );
  });

  test('names the court and its location', () => {
    const [where, what] = findContradictions(
      { jurisdiction: 'Texas', court_level: 'Appellate Court' },
      read(chosenDocuments[0]!.text),
      'user',
    );
    const court = 'Superior Court of California, County of San Francisco';
    expect(writeContradiction(where!.shows)).toBe(`You chose Texas; the ${court} sits in California.`);
    expect(writeContradiction(what!.shows)).toBe(`You chose Appellate Court; the ${court} is a state’s trial court.`);
  });

  test('has no word of the list for a state beyond it, nor for a bankruptcy', () => {
    const said = (value: string): ReadField<string> => ({
      value,
      confidence: 0.97,
      method: 'case-signs',
      evidence: [],
    });
    const reading: Reading = {
      ...emptyReading(),
      court: said('United States Bankruptcy Court for the District of Delaware'),
      case_type: said('Bankruptcy'),
    };
    expect(findContradictions({ jurisdiction: 'Texas', case_type: 'Criminal' }, reading, 'user')).toMatchObject([
      { choice: 'jurisdiction', says: null },
      { choice: 'case_type', says: null },
    ]);
    expect(findContradictions({ case_type: 'Civil Complaint' }, reading, 'user')).toEqual([]);
  });

  test('is not reported without a choice', () => {
    expect(findContradictions({}, read(chosenDocuments[1]!.text), 'user')).toEqual([]);
    expect(findContradictions({ case_type: null, jurisdiction: null }, read(chosenDocuments[1]!.text), 'user')).toEqual(
      [],
    );
  });

  test('is not reported for a civil number if another choice is equally right', () => {
    const text = `UNITED STATES DISTRICT COURT
EASTERN DISTRICT OF NEW YORK

ANA LIMA,                             )   Case No. 1:26-cv-00112
            Plaintiff,                )
     v.                               )   COMPLAINT FOR WRIT OF MANDAMUS
U.S. CITIZENSHIP AND IMMIGRATION SERVICES, )
            Defendant.                )
`;
    expect(findContradictions({ case_type: 'Immigration' }, read(text), 'user')).toEqual([]);
    expect(findContradictions({ case_type: 'Criminal' }, read(text), 'user')).toHaveLength(1);
  });

  test('is not reported after a person replaced the number', () => {
    const reading = read(chosenDocuments[1]!.text);
    const corrected = { value: '3:26-cv-00112', confidence: 1, method: 'correction', evidence: [] };
    expect(
      findContradictions({ case_type: 'Civil Complaint' }, { ...reading, case_number: corrected }, 'user'),
    ).toEqual([]);
  });
});

describe('the signs', () => {
  test.each([
    ['CV-26-01234', undefined, 'Civil Complaint'],
    ['2026-CP-000321', 'Florida', 'Probate'],
    ['FMCE-26-001', 'Florida', 'Family Law'],
    ['2026 D 000456', 'Illinois', 'Family Law'],
    ['26 CR 01234', 'Illinois', 'Criminal'],
    ['D-1-GN-26-000111', 'Texas', 'Civil Complaint'],
    ['PR-26-01234-1', 'Texas', 'Probate'],
    ['IND-70123-26/001', 'New York', 'Criminal'],
    ['37-2026-00012345-PR-PW-CTL', 'California', 'Probate'],
    ['30-2026-01234567-CU-BC-CJC', 'California', 'Civil Complaint'],
    // Old Santa Monica numbers were civil, Dallas County's DC is civil and Travis County's is not: no word alone.
    ['SC123456', 'California', undefined],
    ['DC-26-01234', 'Texas', undefined],
    ['507713/2026', 'New York', undefined],
  ])('%s in %s is a number of %s', (number, state, kind) => {
    const court =
      state === undefined ? undefined : { court: 'x', system: 'state' as const, level: 'trial' as const, state };
    expect(kindOfNumber(number, court)?.kind).toBe(kind);
  });

  test.each([
    ['Superior Court of California, County of Alder', 'California', 'State Court'],
    ['Supreme Court of the United States', undefined, 'Supreme Court'],
    ['Court of Appeal of California, Second Appellate District', 'California', 'Appellate Court'],
    ['Probate Court of Lorain County, Ohio', 'Ohio', 'State Court'],
    ['Department of Motor Vehicles', undefined, undefined],
  ])('%s sits in %s and is a %s', (court, state, level) => {
    expect(courtSays(court)).toMatchObject({ ...(state && { state }), ...(level && { level }) });
    if (state === undefined) expect(courtSays(court).state).toBeUndefined();
    if (level === undefined) expect(courtSays(court).level).toBeUndefined();
  });
});
