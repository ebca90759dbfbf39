import { dayMs } from '#domain/days/days';

/** What unfinished uploads may take, so that no one fills the court's storage with beginnings of documents. */
export const quotas = {
  /** Unfinished uploads of one person at a time. */
  uploads: 20,
  /** Their announced sizes together. */
  bytes: 1024 * 1024 * 1024,
  /** Those of everyone. */
  bytesOfAll: 20 * 1024 * 1024 * 1024,
} as const;

/** An upload to which nothing was added for this long is deleted, and so is the note of one that has ended. */
export const uploadExpiresMs = 3 * dayMs;
