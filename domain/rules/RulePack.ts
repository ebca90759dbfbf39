import type { Rule } from './Rule.ts';

/** The rules of one kind of court, in force from `edition` on. */
export type RulePack = {
  /** As it is named with every result, for example `ca-superior`. */
  id: string;
  name: string;
  /** YYYY-MM-DD: the day of the newest rule in it, or on which its sources were last gone through. */
  edition: string;
  rules: readonly Rule[];
};
