import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readCoverage } from '../tests/readCoverage.ts';
import { readTables } from '../tests/readTable.ts';

const root = path.dirname(import.meta.dirname);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const texts = JSON.parse(read('web/locales/en.json')) as object;
const claims = readTables(read('docs/claims.md')).map(({ cells }) => ({
  key: cells[0]!.replaceAll('`', ''),
  text: cells[1]!,
  rows: cells[2]!.split(', '),
}));

/** The texts that make statements about the product to the public. */
const claiming = [
  /^landing\.hero\.lead$/,
  /^landing\.demo\.lead$/,
  /^landing\.operations\.(heading|\w+\.text)$/,
  /^landing\.assistant\.(heading|bullets\.\w+)$/,
  /^landing\.pilot\.(heading|lead|\w+\.text)$/,
  /^landing\.security\.(heading|\w+\.state)$/,
  /^platform\.(intro|features\.\w+\.text|closing\.(text|answer))$/,
  /^assistant\.tipText$/,
  /^integrations\.components\.model\.about$/,
  /^privacy\.sections\.[0-2]\.paragraphs/,
  /^accessibility\.sections\.[0-2]\.paragraphs\.0$/,
];
/** Column headers and links, which make no statement. */
const noClaims = ['landing.security.columns.state'];

const leaves = (value: unknown, key: string): [string, string][] =>
  typeof value === 'string'
    ? [[key, value]]
    : Object.entries(value as object).flatMap(([name, inner]) => leaves(inner, key ? `${key}.${name}` : name));

test('every statement on a public page is in the table, verbatim', () => {
  const stated = leaves(texts, '').filter(
    ([key]) => !noClaims.includes(key) && claiming.some((pattern) => pattern.test(key)),
  );
  expect(claims.map(({ key, text }) => [key, text]).sort()).toEqual(stated.sort());
});

test('every statement is proven by rows of the feature coverage', () => {
  const proven = new Set(
    readCoverage()
      .filter(({ cells }) => cells[3]?.includes(' › '))
      .map(({ cells }) => cells[0]),
  );
  const unproven = claims.flatMap(({ key, rows }) => rows.filter((row) => !proven.has(row)).map((row) => [key, row]));
  expect(unproven).toEqual([]);
});

test('no public page mentions sealing, shadowing, certification, or actions of the assistant', () => {
  const pages = leaves(texts, '').filter(([key]) => /^(landing|platform|privacy|accessibility)\./.test(key));
  const notYet = /\bseal(ed|ing)\b|\bshadow\b|certified (to|for|under)|control mapping, in|\bwait as proposals\b/i;
  expect(pages.filter(([, text]) => notYet.test(text))).toEqual([]);
});
