import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCompiledInCalls, readExpressions } from './readExpressions.ts';
import { productionFiles } from './readSyntax.ts';

const root = path.dirname(import.meta.dirname);
const files = productionFiles(root, 'domain');
const longest = 150;

describe('the regular expressions of domain', () => {
  test(`have at most ${longest} characters: longer ones are composed of named parts and word lists`, () => {
    const tooLong = files.flatMap(({ file, source }) =>
      readExpressions(source)
        .filter(({ text }) => text.length > longest)
        .map(
          ({ line, text }) =>
            `${file}:${line} has an expression of ${text.length} characters. Name its word lists and join them with anyOf and pattern (domain/text/pattern.ts).`,
        ),
    );
    expect(tooLong).toEqual([]);
  });

  test('are composed when their module loads, not each time a function runs', () => {
    const compiled = files.flatMap(({ file, source }) =>
      readCompiledInCalls(source).map(
        (line) => `${file}:${line} composes an expression in a function. Make it a constant of the module.`,
      ),
    );
    expect(compiled).toEqual([]);
  });
});

describe('an expression is found', () => {
  test.each([
    ['a literal', 'const one = /a|b/i;', '/a|b/i'],
    ['a source given to RegExp', "const one = new RegExp('(?:a|b)', 'i');", '(?:a|b)'],
    ['a source without groups given to RegExp', "const one = RegExp('a|b');", 'a|b'],
    ['a source kept in a string', `const one = String.raw\`(?:a|b)\${two}\`;`, '(?:a|b)'],
    ['a pattern without groups', 'const one = pattern()`a|b`;', 'a|b'],
    ['a pattern, without the parts it joins', `const one = pattern('i')\`^(?:\${anyOf(words)})$\`;`, '^(?:)$'],
  ])('in %s', (_, source, text) => {
    expect(readExpressions(`\n${source}`)).toEqual([{ line: 2, text }]);
  });

  test('where a function composes it', () => {
    expect(
      readCompiledInCalls(`const one = anyOf(words);\nfunction read() {\n  return pattern()\`\${one}\`;\n}`),
    ).toEqual([3]);
  });
});
