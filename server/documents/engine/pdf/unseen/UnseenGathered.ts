import type { Unseen } from '#domain/checks/Unseen';
import { describesPassages } from './describesPassages.ts';

/** What is gathered page by page while a file is read. */
export type UnseenGathered = {
  found: Unseen[];
  /** Words that failed redactions were to hide, in small letters. They stay in the worker. */
  secret: Set<string>;
  /** Boxes as redactions draw them, whatever is under them. */
  blackBoxes: number;
  /** What pictures and passages are described by, where pages carry it. */
  described: string[];
  /** The file's elements carry such texts. */
  describes: boolean;
};

export function openGathered(bytes: Uint8Array): UnseenGathered {
  return { found: [], secret: new Set(), blackBoxes: 0, described: [], describes: describesPassages(bytes) };
}
