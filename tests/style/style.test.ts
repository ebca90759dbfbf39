import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { docTexts, linesOf } from './docTexts.ts';
import { commentsOf, sourceComments } from './sourceComments.ts';
import { screenTexts, serverTexts, textsOf, type UserText, withoutQuotes } from './userTexts.ts';
import { wordsNotToUse } from './wordsNotToUse.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Each word of the list in a text, with its position and the replacement. */
const found = (texts: readonly UserText[]): string[] =>
  texts.flatMap(({ where, text }) =>
    wordsNotToUse.flatMap(({ pattern, write }) => {
      const [word] = withoutQuotes(text).match(pattern) ?? [];
      return word === undefined ? [] : [`${where}: “${word}” in “${text.slice(0, 100)}”. Write: ${write}.`];
    }),
  );

describe('texts for users follow docs/style.md', () => {
  test('on the screens', () => expect(found(screenTexts(root))).toEqual([]));
  test('in the server’s messages, emails, and self-help', () => expect(found(serverTexts(root))).toEqual([]));
});

test('the documentation follows docs/style.md', () => expect(found(docTexts(root))).toEqual([]));

describe('comments follow docs/style.md', () => {
  const folders = ['bench', 'contract', 'domain', 'journeys', 'scripts', 'server', 'web'];
  test.each(folders)('in %s', (folder) => expect(found(sourceComments(root, [folder]))).toEqual([]));
});

describe('a word not to use', () => {
  test('is found in the comments of a source, with their lines, but not in quoted code', () => {
    const source = `/** What somebody\n * files. */\nconst a = 1; // not on its own line: anew\n// See \`tells\`. The portal mends it.\n`;
    expect(found(commentsOf('file.ts', source)).map((line) => line.split('”')[0])).toEqual([
      'file.ts:1: “somebody',
      'file.ts:4: “mends',
    ]);
  });

  test.each([
    ['The papers are ready.', 'documents'],
    ['Nobody has confirmed this rule.', 'no one'],
    ['The deadline stands on the docket.', 'is, appears'],
    ['3 things to mend', 'fix'],
    ['The hearing was cancelled.', 'canceled'],
    ['It is correct 95 % of the time.', 'percent sign'],
    ['A cover sheet goes with the first filing.', 'accompanied'],
    ['Text is in 12 point type.', 'hyphen'],
    ['2 hearings that you may see', 'access'],
  ])('is found in “%s”, with its replacement', (text, write) => {
    expect(found([{ where: 'here', text }])[0]).toContain(write);
  });

  test('is found in the strings and templates of a source, with its line', () => {
    const source = `import x from 'somebody to import';\nconst a = 'Ask somebody else.';\nconst b = \`Mend \${a} now.\`;`;
    expect(found(textsOf('file.ts', source)).map((line) => line.split(' ')[0])).toEqual(['file.ts:2:', 'file.ts:3:']);
  });

  test('is found in a page, with its line, but not in code', () => {
    const page = 'A heap.\n\n| 9.pdf.mended | `mend()` mends it. |\n\n```\nmend\n```\n';
    expect(found(linesOf('page.md', page)).map((line) => line.split(' in ')[0])).toEqual([
      'page.md:1: “heap”',
      'page.md:3: “mends”',
    ]);
  });

  test('may appear in words that a text quotes', () => {
    expect(found([{ where: 'here', text: 'Add: "Plaintiff asks for judgment at once."' }])).toEqual([]);
  });
});
