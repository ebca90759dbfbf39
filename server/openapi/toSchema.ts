import { z } from 'zod';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Schema = { [key: string]: Json };

const largest = Number.MAX_SAFE_INTEGER;

/** A zod schema as JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. What JSON cannot say is left open. */
export function toSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return tidy(rest as Schema) as Schema;
}

/** The limits of JavaScript's integers say nothing about the call. */
function tidy(value: Json): Json {
  if (Array.isArray(value)) return value.map(tidy);
  if (value === null || typeof value !== 'object') return value;
  const said = Object.entries(value).filter(
    ([key, limit]) => !((key === 'maximum' && limit === largest) || (key === 'minimum' && limit === -largest)),
  );
  return Object.fromEntries(said.map(([key, item]) => [key, tidy(item)]));
}
