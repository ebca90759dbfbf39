import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint';
import type { Dice } from './dice.ts';
import { hostileValue } from './hostileValues.ts';

type Schema = Record<string, unknown> & {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  $ref?: string;
  $defs?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
};

/** Ids that were seen in answers, so that calls hit things that exist. */
export type Known = { ids: string[] };

const schemas = new Map<string, Schema>();

function schemaOf(endpoint: Endpoint): Schema {
  const name = `${endpoint.method} ${endpoint.path}`;
  const known = schemas.get(name);
  if (known) return known;
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema;
  schemas.set(name, schema);
  return schema;
}

/** An input as the endpoint's schema wants it, with some of its values replaced by hostile ones. */
export function makeInput(endpoint: Endpoint, dice: Dice, known: Known): Record<string, unknown> {
  const schema = schemaOf(endpoint);
  const made = makeValue(schema, schema, dice, known, 0);
  const input = (typeof made === 'object' && made !== null && !Array.isArray(made) ? made : {}) as Record<
    string,
    unknown
  >;
  for (let times = dice.pick([0, 0, 1, 1, 2]); times > 0; times--) spoil(input, dice);
  return input;
}

/** Replaces one value, however deep, or adds an unexpected field. */
function spoil(input: Record<string, unknown>, dice: Dice): void {
  let place: Record<string, unknown> = input;
  for (;;) {
    const names = Object.keys(place);
    if (names.length === 0 || dice.chance(0.05)) {
      if (Array.isArray(place)) place.push(hostileValue(dice));
      else place[dice.pick(['extra', 'constructor', 'id', 'court_id', 'role', 'a\u0000'])] = hostileValue(dice);
      return;
    }
    const name = dice.pick(names);
    const inner = place[name];
    if (typeof inner !== 'object' || inner === null || dice.chance(0.3)) {
      place[name] = hostileValue(dice);
      return;
    }
    place = inner as Record<string, unknown>;
  }
}

function makeValue(schema: Schema, root: Schema, dice: Dice, known: Known, level: number): unknown {
  // A schema can also be a boolean; `false` has no values.
  if (level > 6 || typeof schema === 'boolean') return null;
  const next = (inner: Schema) => makeValue(inner, root, dice, known, level + 1);
  if (schema.$ref) return next(root.$defs?.[schema.$ref.split('/').at(-1)!] ?? {});
  if ('const' in schema) return schema.const;
  if (schema.enum) return dice.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return next(dice.pick(choices));
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(next));
  const type = Array.isArray(schema.type) ? dice.pick(schema.type) : schema.type;
  if (type === 'object' || schema.properties) return makeObject(schema, dice, next);
  if (type === 'array') return Array.from({ length: dice.below(4) }, () => next(schema.items ?? {}));
  if (type === 'integer' || type === 'number') return makeNumber(schema, dice, type);
  if (type === 'boolean') return dice.chance(0.5);
  if (type === 'null') return null;
  return makeText(schema, dice, known);
}

function makeObject(schema: Schema, dice: Dice, next: (inner: Schema) => unknown): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    if (schema.required?.includes(name) || dice.chance(0.6)) made[name] = next(inner);
  }
  const { additionalProperties: more } = schema;
  if (typeof more === 'object' && dice.chance(0.7)) made[dice.pick(['plaintiffs', 'county', 'x'])] = next(more);
  return made;
}

function makeNumber(schema: Schema, dice: Dice, type: string): number {
  const least = Number(schema.minimum ?? schema.exclusiveMinimum ?? 0);
  const most = Math.min(Number(schema.maximum ?? least + 50), least + 1000);
  const value = least + dice.roll() * (most - least);
  return type === 'integer' ? Math.round(value) : value;
}

const words = ['Alder', 'Motion to Compel', '26CV00431', 'Morgan Sample', 'civil', 'California', 'Día ñ', '1', 'a'];

function makeText(schema: Schema, dice: Dice, known: Known): string {
  const format = String(schema.format ?? '');
  if (format === 'uuid') return dice.pick(known.ids);
  if (format === 'email') return `${dice.pick(['a', 'alex', 'judge'])}${dice.below(99)}@example.gov`;
  if (format === 'date') return `2026-${dice.pick(['01', '06', '12'])}-${dice.pick(['05', '17', '28'])}`;
  if (format === 'date-time') return '2026-12-03T17:30:00Z';
  if (format === 'uri') return 'https://example.com/hook';
  if (String(schema.pattern ?? '').includes(':')) return `${dice.pick(['09', '13'])}:${dice.pick(['00', '30'])}`;
  if (String(schema.pattern ?? '').includes('\\d{4}')) return '2026-06-17';
  if (dice.chance(0.15)) return dice.pick(known.ids);
  return dice.pick(words).padEnd(Math.min(Number(schema.minLength ?? 0), 64), 'x');
}
