import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);

/** Each concept has one module. A second definition anywhere else fails, with the module to import instead. */
const homes: readonly { home: string; copy: RegExp }[] = [
  {
    home: 'domain/days/days.ts',
    copy: /\b86_?400_?000\b|\b24 \* (?:3_?600_?000|60 \* 60)|60 \* 60 \* 24\b|\b(?:function|const) (?:addDays|addMonths|shiftMonth|weekdayOf|weekdayNumber|daysBetween|isDate|isMonth|dayMs)\b(?! =\n? *[/'[])/,
  },
  { home: 'domain/days/monthGrid.ts', copy: /\b(?:function|const) (?:monthGrid|weekOf)\b/ },
  { home: 'domain/caseNumbers/bareNumber.ts', copy: /\b(?:function|const) (?:bareNumber|sameBareNumber)\b/ },
  { home: 'domain/names/editDistance.ts', copy: /\b(?:function|const) (?:editDistance|levenshtein)\b/i },
  { home: 'domain/names/sameParty.ts', copy: /\b(?:function|const) (?:bareName|sameParty)\b/ },
  { home: 'domain/attorneys/barNumber.ts', copy: /\b(?:function|const) (?:sameBarNumber|bareBarNumber)\b/ },
  { home: 'domain/money/formatAmount.ts', copy: /\b(?:function|const) formatAmount\b/ },
  { home: 'domain/money/parseAmount.ts', copy: /\b(?:function|const) parseAmount\b/ },
  { home: 'domain/money/writtenSum.ts', copy: /million\|billion\|thousand/ },
];

const files = ['domain', 'contract', 'server', 'web', 'bench', 'scripts', 'journeys', 'tests']
  .flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(room, file),
    ),
  )
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && file !== 'tests/oneHome.test.ts');

test('days, names, money, and case and bar numbers are computed in one module each', () => {
  const copies = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return homes
      .filter(({ home, copy }) => file !== home && copy.test(text))
      .map(({ home }) => `${file} repeats what ${home} has: import it from there.`);
  });
  expect(copies).toEqual([]);
});
