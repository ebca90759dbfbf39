import type { Unseen } from '#domain/checks/Unseen';

/** What is gathered page by page while a file is read. */
export type UnseenGathered = {
  found: Unseen[];
  /** Words that failed redactions were to hide, in small letters. They stay in the worker. */
  secret: Set<string>;
  /** Boxes as redactions draw them, whatever is under them. */
  blackBoxes: number;
};

export function openGathered(): UnseenGathered {
  return { found: [], secret: new Set(), blackBoxes: 0 };
}
