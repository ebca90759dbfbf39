import { isSameLanguage, type StaffLanguage } from '#domain/hearings/staff/HearingStaff';
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
  const pools: { id: string; members: string[] }[] = [];
  for (const { id, languages } of interpreters) {
    for (const { language } of languages) {
      const known = pools.find((pool) => isSameLanguage(pool.id, language));
      if (!known) pools.push({ id: language.trim(), members: [interpreterKey(id)] });
      else if (!known.members.includes(interpreterKey(id))) known.members.push(interpreterKey(id));
    }
  }
  return pools;
}
