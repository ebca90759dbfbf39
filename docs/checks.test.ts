import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { everyCourt } from '#domain/rules/everyCourt';
import { requirements } from '#domain/rules/findRequirements';
import { isLookedAt } from '#domain/rules/kinds/evaluators';
import { samples } from '#domain/rules/kinds/samples';
import { packNames, packOf } from '#domain/rules/packs';
import type { Rule } from '#domain/rules/Rule';

const page = readFileSync(path.join(import.meta.dirname, 'checks.md'), 'utf8');
const today = '2026-11-22';
const count = (rules: readonly Rule[]) => ({
  rules: rules.length,
  checked: rules.filter((rule) => isLookedAt(rule) && rule.automation !== 'human').length,
  verified: rules.filter(({ confidence }) => confidence === 'verified').length,
});

test('the table of packs states the number of rules of each, of those checked automatically, and of those verified in a source', () => {
  const written = [...page.matchAll(/^\| (`[^|]+) \| [^|]+ \| ([\d, ]+) \| ([\d, ]+) \| ([\d, –]+) \|$/gm)].flatMap(
    ([, ids, ...columns]) => {
      const [rules, checked, verified] = columns.map((cell) => cell.split(', ').map(Number));
      return [...ids!.matchAll(/`([^`]+)`/g)].map(([, id], at) => ({
        id,
        rules: rules![at],
        checked: checked![at],
        verified: verified![at],
      }));
    },
  );
  const packs = packNames.map((one) => ({
    id: one.id,
    ...count(packOf({ ...one, jurisdiction: one.jurisdiction ?? 'California' }, today).rules),
  }));
  expect(written.filter(({ id }) => id !== 'every-court').sort(byId)).toEqual(packs.sort(byId));
  expect(written.find(({ id }) => id === 'every-court')).toMatchObject({ rules: everyCourt.length });
});

const byId = (one: { id?: string | undefined }, other: { id?: string | undefined }) =>
  String(one.id).localeCompare(String(other.id));

test('the number of samples is the one on the page', () => {
  const documents = samples.reduce((sum, { passes, fails }) => sum + passes.length + fails.length, 0);
  expect(page).toContain(`(${samples.length} rules, ${documents.toLocaleString('en-US')} documents)`);
});

test('each part of a rule that a person must check is on the page, and no other', () => {
  const left = [...requirements, ...everyCourt].flatMap(({ id, left_to_person: part }) =>
    part === undefined ? [] : [`| ${id} | ${part} |`],
  );
  const table = page.split('| Rule | A person checks |')[1]!.split('\n\n')[0]!;
  expect(table.split('\n').slice(2).sort()).toEqual(left.sort());
});
