import type { CheckForum } from '#domain/rules/checks/Submission';

/** A case of `--cases`: what is examined, and what should be found. See docs/checks-cases.md. */
export type Case = {
  id: string;
  kind: 'unseen' | 'identifier' | 'citation' | 'rule';
  /** Beside the list of cases, or a path from it. */
  file?: string;
  text?: string;
  /** The same document without what is hidden: its fields must be the same. */
  twin?: string;
  /** Nothing should be found. */
  clean: boolean;
  /** Each a name, several names of which one is enough, or an object with more to compare. */
  expect: Wanted[];
  forum: Partial<CheckForum>;
  /** Why it cannot be run. */
  problem?: string;
};

/** One thing to be found: any of the `names`, with what else must agree. */
export type Wanted = { names: string[]; also: Record<string, unknown> };
