import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { lineAt, readSyntax, type SyntaxNode } from './readSyntax.ts';

const root = path.dirname(import.meta.dirname);

/** The sizes, in lines, that keep a file and a function readable. */
const limits = { fileMedian: 60, fileMost: 400, file90th: 150, functionMost: 80, function90th: 30 };

type Source = { file: string; lines: number; functions: { name: string; line: number; lines: number }[] };

const functionTypes = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

function read(file: string): Source {
  const source = readFileSync(path.join(root, file), 'utf8');
  const functions = readSyntax(source)
    .filter(({ node }) => functionTypes.includes(node.type) && (node.body as SyntaxNode)?.type === 'BlockStatement')
    .map(({ node, ancestors }) => {
      const line = lineAt(source, node.start);
      return { name: nameOf(node, ancestors.at(-1)), line, lines: lineAt(source, node.end) - line + 1 };
    });
  return { file, lines: source.split('\n').length - 1, functions };
}

function nameOf(node: SyntaxNode, parent: SyntaxNode | undefined): string {
  const named = (node.id ?? parent?.id ?? parent?.key) as { name?: string } | undefined;
  return named?.name ?? 'a function';
}

/** A table of facts or texts: nine tenths of it are outside of functions. A file of endpoints is not one. */
const isData = ({ file, lines, functions }: Source) =>
  !/^contract[/\\](?!refusals|messages)/.test(file) &&
  functions.reduce((sum, one) => sum + one.lines, 0) < lines / 10 &&
  lines > limits.file90th;

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:domain|contract|server)[/\\].*\.ts$/.test(file))
  .filter((file) => !/\.test\.ts$|[/\\](?:testing|data|seed)[/\\]/.test(file))
  .map(read);
const code = sources.filter((source) => !isData(source));
const at = (share: number, of: readonly number[]) =>
  [...of].sort((one, other) => one - other)[Math.floor(share * of.length)]!;

describe('the files of domain, contract, and server', () => {
  const lines = code.map((source) => source.lines);

  test('half of them, and nine in ten of them, are as short as the limits require', () => {
    expect(code.length).toBeGreaterThan(1000);
    expect(at(0.5, lines)).toBeLessThanOrEqual(limits.fileMedian);
    expect(at(0.9, lines)).toBeLessThanOrEqual(limits.file90th);
  });

  test('are never longer than the limit: divide a longer one by subject', () => {
    const long = code.filter((source) => source.lines > limits.fileMost);
    expect(long.map(({ file, lines }) => `${file}: ${lines} lines`)).toEqual([]);
  });
});

describe('the functions of domain and server', () => {
  const functions = code
    .filter(({ file }) => !file.startsWith('contract'))
    .flatMap(({ file, functions }) => functions.map((one) => ({ ...one, file })));

  test('nine in ten of them are as short as the limit requires', () => {
    expect(
      at(
        0.9,
        functions.map(({ lines }) => lines),
      ),
    ).toBeLessThanOrEqual(limits.function90th);
  });

  test('are never longer than the limit: move the steps of a longer one into named functions', () => {
    const long = functions.filter(({ lines }) => lines > limits.functionMost);
    expect(long.map(({ file, name, line, lines }) => `${file}:${line} ${name}: ${lines} lines`)).toEqual([]);
  });
});
