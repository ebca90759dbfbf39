import type { Unseen } from '#domain/documentFacts/Unseen';

/** What is gathered page by page while a file is read. */
export type UnseenGathered = {
  found: Unseen[];
  /** Words that failed redactions were to hide, in small letters. They stay in the worker. */
  secret: Set<string>;
  /** Boxes as redactions draw them, whatever is under them. */
  blackBoxes: number;
  /** Pages with a picture, a mark drawn by hand, or a stamp. */
  pictured: number[];
};

export function openGathered(): UnseenGathered {
  return { found: [], secret: new Set(), blackBoxes: 0, pictured: [] };
}
