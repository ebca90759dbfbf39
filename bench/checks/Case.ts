import type { CheckForum } from '#domain/rules/checks/Submission';

/** A case of `--cases`: the document, and what should be found in it. See docs/checks-cases.md. */
export type Case = {
  id: string;
  kind: 'unseen' | 'identifier' | 'citation' | 'rule';
  /** In the folder of the list of cases, or a path relative to it. */
  file?: string;
  text?: string;
  /** The same document without the hidden content, whose fields must be the same. */
  twin?: string;
  /** Nothing should be found. */
  clean: boolean;
  /** Each is a name, several alternative names, or an object with further values to compare. */
  expect: Wanted[];
  forum: Partial<CheckForum>;
  /** Why it cannot be run. */
  problem?: string;
};

/** An expected finding: any of the `names`, and the values that must match. */
export type Wanted = { names: string[]; also: Record<string, unknown> };
