import type { Json, Schema } from './toSchema.ts';

/** A value that matches a schema, made from its own examples: the documentation shows it and the test validates it. */
export function sampleOf(schema: Schema): Json {
  const [example] = (schema.examples ?? []) as Json[];
  if (example !== undefined) return example;
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0] ?? null;
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices) return sampleOf(choices[0]!);
  if (schema.type === 'object') {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
    return Object.fromEntries(properties.map(([name, property]) => [name, sampleOf(property)]));
  }
  if (schema.type === 'array') return [];
  if (schema.type === 'string') return '';
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return 0;
  return null;
}
