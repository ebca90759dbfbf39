import type { UnseenKind } from '#domain/documentFacts/Unseen';
import type { Dice } from './dice.ts';
import type { Area } from './pdf/Pen.ts';

/** One way to hide text from a reader, or one kind of failed redaction. */
export type HiddenKind = {
  /** In a few words, for example `a black box over words`. */
  name: string;
  /** Any of these is a right name for it. */
  expects: readonly [UnseenKind, ...UnseenKind[]];
  /** Whether someone would be harmed by a failed redaction, or words are smuggled in. */
  means: 'failed_redaction' | 'hidden' | 'leftover';
  /** A reader sees the words; it is something else that is wrong with them. */
  inSight?: true;
  make(dice: Dice, seed: number): Promise<HiddenFile>;
};

/** A file with something hidden in it, its honest twin, and the same file without what is hidden. */
export type HiddenFile = {
  fileName: string;
  attacked: Buffer;
  clean: Buffer;
  /** What is hidden is not in it, and all else is as it was: it looks the same. */
  bare: Buffer;
  hidden: string;
  /** From 1; null where it appears on no page. */
  page: number | null;
  /** Points from the lower left corner of the page as it is shown; null where it has no place. */
  place: Area | null;
};
