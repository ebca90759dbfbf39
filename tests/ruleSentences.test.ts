import path from 'node:path';
import { expect, test } from 'vitest';
import { readSentences } from './readSentences.ts';
import { productionFiles } from './readSyntax.ts';

const root = path.dirname(import.meta.dirname);
/** Samples are documents; the words that statutes prescribe are the law's and not the portal's. */
const withTexts = /[sS]amples\.ts$|\/messages\.ts$|\/data\/|\/sections\/setWords\.ts$/;

test('no rule evaluator has a sentence of English: it says a code, for which the catalog has the words', () => {
  const found = productionFiles(root, 'domain/rules/kinds')
    .filter(({ file }) => !withTexts.test(file))
    .flatMap(({ file, source }) =>
      readSentences(source).map(
        ({ line, text }) =>
          `${file}:${line} says “${text}”. Return a code with values, declared in the family's messages.ts, and write the text in contract/messages/en/rules.`,
      ),
    );
  expect(found).toEqual([]);
});

test.each([
  ['a string', "notChecked('The first page could not be read.')", 'The first page could not be read.'],
  ['a template', `const message = \`The document has \${pages} pages.\`;`, 'The document has … pages.'],
])('a sentence is found in %s', (_, source, text) => {
  expect(readSentences(`\n${source}`)).toEqual([{ line: 2, text }]);
});

test.each([
  ['a name', "const family = 'Times New Roman';"],
  ['a code', "const says = { code: 'layout.page_numbers_missing' };"],
  ['a regular expression', `const title = pattern('i')\`Notice of the \${anyOf(motions)}\`;`],
  ['a comment', '// The first page could not be read.'],
])('%s is not a sentence', (_, source) => {
  expect(readSentences(source)).toEqual([]);
});
