import type { Rule } from './Rule.ts';

/** The rules of a class of courts, in effect from `edition`. */
export type RulePack = {
  /** The name shown with every result, for example `ca-superior`. */
  id: string;
  name: string;
  /** YYYY-MM-DD: the effective date of the newest rule, or the date on which the sources were last reviewed. */
  edition: string;
  rules: readonly Rule[];
};
