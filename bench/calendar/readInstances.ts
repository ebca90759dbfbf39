import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Instance, roles } from '#domain/scheduling/Instance';
import { findFaults } from './findFaults.ts';

/** A larger file is refused before it is read. */
const mostBytes = 100 * 1024 * 1024;

const id = z.string().min(1).max(200);
const ids = z.array(id).max(5000);
const slot = z.int().min(0).max(64);
const day = z.int().min(0).max(2000);
const amount = z.number().min(0).max(1e6);
const text = z.string().max(500);
const stretch = { day, from: slot, to: slot };
const away = z.array(z.strictObject({ ...stretch, reason: text.default('not available') })).default([]);
const place = z.strictObject({
  ...{ day, slot, judge: id, room: id },
  members: ids.default([]),
  sitting: id.nullable().default(null),
});

const courtDay = z.strictObject({
  date: z.string().min(1).max(40),
  slots: slot,
  closed: z.array(z.strictObject({ from: slot, to: slot, reason: text.default('closed') })).default([]),
});

const judge = z.strictObject({
  ...{ id, away },
  home_room: id.nullable().default(null),
  qualifications: ids.default([]),
  duty: z.array(z.strictObject(stretch)).default([]),
  share: amount.nullable().default(null),
});

const past = { slots: amount, count: z.int().min(0).nullable().default(null) };

const hearing = z.strictObject({
  id,
  type: id.default('hearing'),
  slots: slot.min(1),
  usual: z
    .strictObject({ ...past, by_judge: z.array(z.strictObject({ judge: id, ...past })).default([]) })
    .nullable()
    .default(null),
  judges: ids.nullable().default(null),
  qualifications: ids.default([]),
  disqualified: ids.default([]),
  features: ids.default([]),
  people: ids.default([]),
  pools: ids.default([]),
  earliest: day.default(0),
  earliest_authority: text.nullable().default(null),
  latest: day.nullable().default(null),
  latest_authority: text.nullable().default(null),
  target: day.nullable().default(null),
  weight: amount.default(1),
  after: ids.default([]),
  together: id.nullable().default(null),
  current: place.nullable().default(null),
  fixed: z.boolean().default(false),
  move_weight: amount.default(1),
});

const sitting = z.strictObject({
  ...{ id, judge: id, room: id, day, slot },
  slots: slot.min(1),
  capacity: z.int().min(0).max(1000),
  types: ids,
});

const weights = z.strictObject({
  waiting: amount.default(1),
  lateness: amount.default(2),
  other_room: amount.default(0.5),
  moved: amount.default(0),
  overload: amount.default(0),
  full_day: amount.default(64),
  uneven: amount.default(0),
  appearance_day: amount.default(0),
  unplaced: amount.default(500),
});

const instanceCase = z.strictObject({
  name: text.optional(),
  slot_minutes: z.int().min(1).max(240).default(30),
  first_slot: slot.default(0),
  days: z.array(courtDay).min(1).max(2000),
  judges: z.array(judge).max(2000),
  rooms: z.array(z.strictObject({ id, away, features: ids.default([]) })).max(2000),
  people: z
    .array(z.strictObject({ id, away, role: z.enum(roles).default('attorney') }))
    .max(50_000)
    .default([]),
  pools: z
    .array(z.strictObject({ id, members: ids }))
    .max(500)
    .default([]),
  sittings: z.array(sitting).max(5000).default([]),
  hearings: z.array(hearing).max(20_000),
  weights: weights.optional(),
});

export type NamedInstance = { name: string; instance: Instance };

/** A list of cases that cannot be used, with every problem and its position. */
export class UnusableCases extends Error {}

/** Reads instances in the format of `docs/calendar-cases.md`: one, an array, an object with `cases`, or one per line. */
export function readInstances(given: string): NamedInstance[] {
  const file = statSync(given).isDirectory() ? path.join(given, 'cases.json') : given;
  const { size } = statSync(file);
  if (size > mostBytes) throw new UnusableCases(`${file} has ${size} bytes; the most is ${mostBytes}.`);
  return parseInstances(readFileSync(file, 'utf8'), path.basename(file));
}

export function parseInstances(content: string, label: string): NamedInstance[] {
  const listed = parseList(content, label);
  if (listed.length === 0) throw new UnusableCases(`${label} has no cases.`);
  return listed.map((value, index) => toInstance(value, listed.length === 1 ? label : `${label} ${index + 1}`));
}

function parseList(content: string, label: string): unknown[] {
  try {
    return listOf(JSON.parse(content));
  } catch (error) {
    const lines = content.split('\n').filter((line) => line.trim() !== '');
    if (lines.length < 2 || !lines[0]!.trim().endsWith('}')) {
      throw new UnusableCases(`${label} is no JSON: ${(error as Error).message}`);
    }
    return lines.map((line, index) => {
      try {
        return JSON.parse(line) as unknown;
      } catch (problem) {
        throw new UnusableCases(`${label}, line ${index + 1} is no JSON: ${(problem as Error).message}`);
      }
    });
  }
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const cases = value !== null && typeof value === 'object' && 'cases' in value ? value.cases : undefined;
  return Array.isArray(cases) ? cases : [value];
}

function toInstance(value: unknown, label: string): NamedInstance {
  const parsed = instanceCase.safeParse(value);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${pathOf(issue.path)}: ${issue.message}`);
    throw new UnusableCases(listProblems(label, problems));
  }
  const { name, hearings, ...rest } = parsed.data;
  const last = rest.days.length - 1;
  const instance: Instance = {
    ...rest,
    weights: rest.weights ?? weights.parse({}),
    hearings: hearings.map((one) => ({
      ...one,
      latest: Math.min(last, one.latest ?? last),
      target: one.target ?? last,
    })),
  };
  const faults = findFaults(instance);
  if (faults.length > 0)
    throw new UnusableCases(
      listProblems(
        label,
        faults.map(({ at, problem }) => `${at}: ${problem}`),
      ),
    );
  return { name: name ?? label, instance };
}

function pathOf(parts: readonly PropertyKey[]): string {
  if (parts.length === 0) return 'the case';
  return parts
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : index > 0 ? `.${String(part)}` : part))
    .join('');
}

function listProblems(label: string, problems: readonly string[]): string {
  const shown = problems.slice(0, 20).map((problem) => `\n  ${problem}`);
  const more = problems.length > 20 ? `\n  and ${problems.length - 20} more` : '';
  return `${label} cannot be used:${shown.join('')}${more}`;
}
