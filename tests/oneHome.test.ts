import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);

/** Each concept has one module. A second definition fails, with the module to import instead. */
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

/**
 * The text of a document is cleaned only in `domain/text`. Exceptions in the server are listed with the reason: they
 * process the words of a page before the words are arranged in lines.
 */
const textHomes: readonly { what: string; copy: RegExp; homes: readonly string[] }[] = [
  {
    what: 'folds quotes or hyphens (`plainCharacters`)',
    copy: /\.replace(?:All)?\(\s*(?:\/[^\n/]*(?:[‘’“”]|\\u20(?:1[0-9a-f]|32))[^\n/]*\/g?i?u?|['"`](?:[‘’“”]|\\u201[0-9a-f])['"`]),\s*(?:"'"|'"'|'-'|`'`)/i,
    homes: ['domain/text/plainCharacters.ts'],
  },
  {
    what: 'removes line numbers (`cleanText`)',
    copy: /\b(?:function|const) (?:drop|find|is|blank|without|remove)\w*(?:margin|line|pleading)number|\b(?:function|const) marginnumber/i,
    homes: [
      'domain/text/marginNumbers.ts',
      // Removes line numbers from a page's words, so that they do not form a column; the domain finds the remaining
      // ones.
      'server/documents/engine/layout/dropLineNumbers.ts',
    ],
  },
  {
    what: 'removes running heads (`cleanText`)',
    copy: /\b(?:function|const) (?:drop|find|is|blank|without|remove)\w*(?:furniture|runninghead|runningtitle|pagehead)|DktEntry\|Page/i,
    homes: [
      'domain/text/runningHeads.ts',
      'domain/text/flowText.ts',
      // Measures margins and type, for which a head is a separated line, not a repeated one.
      'server/documents/engine/facts/findFurniture.ts',
    ],
  },
  {
    what: 'joins words that are divided at the end of a line (`joinOver`)',
    copy: /[a-z\]]-\$\/[a-z]*\.(?:test|exec)|-\\s\*\\n|-\\n\\s\*|\.endsWith\('-'\)/,
    homes: ['domain/text/joinWords.ts', 'domain/text/JoinedText.ts'],
  },
  {
    what: 'finds the boxes of a part of the text (`placeInText`)',
    copy: /\.start \+ \w+\.text\.length > \w+\b/,
    homes: ['domain/text/placeInText.ts'],
  },
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
      .map(({ home }) => `${file} repeats code of ${home}: import it from there.`);
  });
  expect(copies).toEqual([]);
});

test('the text of a document is cleaned and positioned only in domain/text', () => {
  const copies = files
    .filter((file) => /^(?:domain|server|contract)\//.test(file) && !/\.test\.ts$|\/testing\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return textHomes
        .filter(({ homes, copy }) => !homes.includes(file) && copy.test(text))
        .map(({ what }) => `${file} ${what}: use domain/text/cleanText.ts or its parts.`);
    });
  expect(copies).toEqual([]);
});

test('each listed exception still exists', () => {
  for (const { homes } of textHomes) {
    for (const file of homes) expect(files).toContain(file);
  }
});

test('an event is announced by one call, from which its notices, emails, and webhooks are derived', () => {
  const parts = /import .*\b(?:recordEvent|notifyPeople|queueWebhooks)\b.* from/;
  const callers = files.filter(
    (file) =>
      file.startsWith('server/') &&
      !/\.test\.ts$|\/testing\//.test(file) &&
      parts.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(callers.sort()).toEqual(['server/events/announce.ts', 'server/webhooks/disableEndpoint.ts']);
});
