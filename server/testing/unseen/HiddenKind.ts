import type { UnseenKind } from '#domain/documentFacts/Unseen';
import type { Dice } from './dice.ts';
import type { Area } from './pdf/Pen.ts';

/** One way to hide text from a reader, or one kind of failed redaction. */
export type HiddenKind = {
  /** Seeds the variants, so it never changes; `kindNames.ts` has the displayed name. */
  id: string;
  /** The finding must have one of these kinds. */
  expects: readonly [UnseenKind, ...UnseenKind[]];
  /** A redaction that failed, text that was hidden on purpose, or text that was left in the file. */
  means: 'failed_redaction' | 'hidden' | 'leftover';
  /** The text is visible to readers and is a finding for another reason. */
  inSight?: true;
  make(dice: Dice, seed: number): Promise<HiddenFile>;
};

/** A file with hidden text, its clean twin, and the same file without the hidden text. */
export type HiddenFile = {
  fileName: string;
  attacked: Buffer;
  clean: Buffer;
  /** The same file without the hidden text, which looks the same. */
  bare: Buffer;
  hidden: string;
  /** From 1; null if it is on no page. */
  page: number | null;
  /** In points from the lower left corner of the displayed page; null if it has no position. */
  place: Area | null;
};
