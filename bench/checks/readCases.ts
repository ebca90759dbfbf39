import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
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

/** Reads a list of cases: a folder with `cases.json`, or such a file; an array, an object with `cases`, or one object a line. */
export function readCases(place: string): { folder: string; cases: Case[] } {
  const file = statSync(place).isDirectory() ? path.join(place, 'cases.json') : place;
  const listed = parse(readFileSync(file, 'utf8'));
  return { folder: path.dirname(file), cases: listed.map(toCase) };
}

function parse(text: string): Record<string, unknown>[] {
  try {
    const whole: unknown = JSON.parse(text);
    if (Array.isArray(whole)) return whole;
    const { cases } = whole as { cases?: unknown };
    return Array.isArray(cases) ? cases : [whole as Record<string, unknown>];
  } catch {
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line));
  }
}

function toCase(raw: Record<string, unknown>, index: number): Case {
  const kind = kinds[String(raw.kind ?? raw.type ?? '').toLowerCase()];
  if (kind === undefined)
    throw new Error(`Case ${index + 1}: "kind" must be one of unseen, identifier, citation, rule.`);
  const file = text(raw.file) ?? text(raw.path);
  const words = text(raw.text);
  if (file === undefined && words === undefined) throw new Error(`Case ${index + 1}: neither "file" nor "text".`);
  const twin = text(raw.twin) ?? text(raw.clean_file);
  const expect = listOf(raw.expect ?? raw.expected).map(toWanted);
  return {
    id: String(raw.id ?? raw.name ?? file ?? `case ${index + 1}`),
    kind,
    ...(file === undefined ? {} : { file }),
    ...(words === undefined ? {} : { text: words }),
    ...(twin === undefined ? {} : { twin }),
    clean: raw.clean === true || expect.length === 0,
    expect: raw.clean === true ? [] : expect,
    forum: (typeof raw.forum === 'object' && raw.forum !== null ? raw.forum : {}) as Case['forum'],
  };
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
