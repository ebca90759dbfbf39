import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { citationKinds } from '#domain/citations/Citation';
import { unseenKinds } from '#domain/documentFacts/Unseen';
import { identifierKinds } from '#domain/identifiers/Identifier';
import type { Case, Wanted } from './Case.ts';

const kinds: Record<string, Case['kind']> = {
  unseen: 'unseen',
  hidden: 'unseen',
  redaction: 'unseen',
  identifier: 'identifier',
  identifiers: 'identifier',
  sensitive: 'identifier',
  citation: 'citation',
  citations: 'citation',
  rule: 'rule',
  rules: 'rule',
  check: 'rule',
};

/**
 * Reads a list of cases: a folder with `cases.json`, or such a file; an array, an object with `cases`, or one object
 * per line.
 */
export function readCases(place: string): { folder: string; cases: Case[] } {
  const file = statSync(place).isDirectory() ? path.join(place, 'cases.json') : place;
  const listed = parse(readFileSync(file, 'utf8'));
  return { folder: path.dirname(file), cases: listed.flatMap(withTwin).map(toCase) };
}

function parse(text: string): Record<string, unknown>[] {
  try {
    const whole: unknown = JSON.parse(text);
    if (Array.isArray(whole)) return whole;
    const { cases } = whole as { cases?: unknown };
    return Array.isArray(cases) ? cases : [whole as Record<string, unknown>];
  } catch {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return lines.map((line) => JSON.parse(line));
  }
}

/** If `clean` names a file, that file is the twin, and a separate case in which nothing should be found. */
function withTwin(raw: Record<string, unknown>): Record<string, unknown>[] {
  const clean = text(raw.clean);
  if (clean === undefined) return [raw];
  const id = raw.id ?? raw.name ?? raw.file ?? clean;
  const { kind } = raw;
  return [
    { ...raw, clean: false, twin: raw.twin ?? clean },
    { kind, id: `${id}, clean`, file: clean, clean: true },
  ];
}

function toCase(raw: Record<string, unknown>, index: number): Case {
  const named = String(raw.kind ?? raw.type ?? '');
  const kind = kinds[named.toLowerCase()] ?? kindOf(named);
  const file = text(raw.file) ?? text(raw.path) ?? text(raw.attacked);
  const words = text(raw.text);
  const twin = text(raw.twin);
  // A case can be named after the single finding that is expected in it.
  const meant =
    kind !== undefined && kinds[named.toLowerCase()] === undefined && raw.clean !== true ? named : undefined;
  const expect = listOf(raw.expect ?? raw.expected ?? meant).map(toWanted);
  const problem =
    kind === undefined
      ? `“${named}” is not a case type`
      : file === undefined && words === undefined
        ? 'it has neither “file” nor “text”'
        : undefined;
  return {
    id: String(raw.id ?? raw.name ?? file ?? `case ${index + 1}`),
    kind: kind ?? 'rule',
    ...(file === undefined ? {} : { file }),
    ...(words === undefined ? {} : { text: words }),
    ...(twin === undefined ? {} : { twin }),
    clean: raw.clean === true || expect.length === 0,
    expect: raw.clean === true ? [] : expect,
    forum: (typeof raw.forum === 'object' && raw.forum !== null ? raw.forum : {}) as Case['forum'],
    ...(problem === undefined ? {} : { problem }),
  };
}

function kindOf(named: string): Case['kind'] | undefined {
  const isOf = (list: readonly string[]) => list.includes(named);
  if (isOf(unseenKinds)) return 'unseen';
  if (isOf(identifierKinds)) return 'identifier';
  return isOf(citationKinds) ? 'citation' : undefined;
}

function toWanted(raw: unknown): Wanted {
  if (typeof raw === 'string') return { names: raw.split('|').map((name) => name.trim()), also: {} };
  if (Array.isArray(raw)) return { names: raw.map(String), also: {} };
  const { kind, kinds: several, rule_id, id, ...also } = raw as Record<string, unknown>;
  return { names: listOf(several ?? kind ?? rule_id ?? id).map(String), also };
}

function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null || value === false) return [];
  return Array.isArray(value) ? value : [value];
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
