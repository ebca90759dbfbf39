import { useSearchParams } from 'react-router';
import type { z } from 'zod';

type Name<Schema extends z.ZodObject> = keyof z.output<Schema> & string;
type Changes<Schema extends z.ZodObject> = { [Key in Name<Schema>]?: string | number | null | undefined };
type Options<Key> = {
  /** Fields whose change keeps the page. A change to any other field returns to the first page. */
  keepsPage?: readonly Key[];
  /** Fields whose change replaces the history entry instead of adding one: by default, typed text. */
  replaces?: readonly Key[] | 'all';
};

/**
 * A screen's query in the address, parsed by its schema: Back and a shared link restore the state. `change` keeps
 * fields that it does not name and removes empty ones; `open` starts without other fields.
 */
export function useUrlQuery<Schema extends z.ZodObject>(schema: Schema, options: Options<Name<Schema>> = {}) {
  const [params, setParams] = useSearchParams();
  const { keepsPage = [], replaces = ['q'] } = options;
  const keepers: readonly string[] = ['page', ...keepsPage];
  const given = Object.keys(schema.shape).flatMap((name) => (params.has(name) ? [[name, params.get(name)]] : []));
  const change = (changes: Changes<Schema>) => {
    const names = Object.keys(changes);
    const isTurned = 'page' in schema.shape && !names.some((name) => keepers.includes(name));
    setParams((before) => merge(before, { ...(isTurned && { page: null }), ...changes }), {
      replace: replaces === 'all' || names.some((name) => (replaces as readonly string[]).includes(name)),
    });
  };
  return {
    query: schema.parse(Object.fromEntries(given)) as z.output<Schema>,
    change,
    open: (changes: Changes<Schema>) =>
      setParams(merge(new URLSearchParams(), changes), { replace: replaces === 'all' }),
  };
}

function merge(before: URLSearchParams, changes: Record<string, string | number | null | undefined>): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === null || value === '') after.delete(name);
    else after.set(name, String(value));
  }
  return after;
}
