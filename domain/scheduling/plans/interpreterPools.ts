import type { StaffLanguage } from '#domain/hearings/staff/HearingStaff';
import type { Pool } from '../Instance.ts';

/** An interpreter of the court's list, with the languages. */
export type ListedInterpreter = { id: string; languages: readonly StaffLanguage[] };

const prefix = 'interpreter:';

/** The key of an interpreter among the people of an instance. */
export const interpreterKey = (id: string) => `${prefix}${id}`;

/** The interpreter of a key. */
export const interpreterOfKey = (key: string) => key.slice(prefix.length);

/** The interpreters of each language, by its name as the first of them has it. */
export function interpreterPools(interpreters: readonly ListedInterpreter[]): Pool[] {
  const pools = new Map<string, { id: string; members: string[] }>();
  for (const { id, languages } of interpreters) {
    for (const { language } of languages) {
      const pool = pools.get(nameKey(language)) ?? { id: language.trim(), members: [] };
      if (!pool.members.includes(interpreterKey(id))) pool.members.push(interpreterKey(id));
      pools.set(nameKey(language), pool);
    }
  }
  return [...pools.values()];
}

/** The pool of a language; undefined if no one on the list interprets it. */
export function poolOf(pools: readonly Pool[], language: string): Pool | undefined {
  return pools.find(({ id }) => nameKey(id) === nameKey(language));
}

const nameKey = (language: string) => language.trim().toLowerCase();
