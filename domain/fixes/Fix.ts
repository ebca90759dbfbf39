import type { ActiveContent } from '#domain/documentFacts/ActiveContent';
import type { Box } from '#domain/documents/DocumentText';

/**
 * What the portal can change in a PDF, in the order in which the fixes are best applied: what is removed first need not be
 * changed, and a page that is rebuilt keeps what was done before.
 */
export const fixKinds = [
  'remove_active',
  'flatten_forms',
  'letter_size',
  'make_searchable',
  'add_bookmarks',
  'redact',
] as const;
export type FixKind = (typeof fixKinds)[number];

/** A rectangle of a page that is to be removed, in points from the top-left corner of the upright page. */
export type Mark = { page: number; box: Box };

/** A bookmark that is to be added, and the page to which it leads. */
export type Bookmark = { title: string; page: number };

/** One fix with everything that it needs. */
export type FixOrder =
  | { fix: 'remove_active' }
  | { fix: 'flatten_forms' }
  | { fix: 'letter_size'; pages: readonly number[] }
  | { fix: 'make_searchable' }
  | { fix: 'add_bookmarks'; bookmarks: readonly Bookmark[] }
  | { fix: 'redact'; marks: readonly Mark[] };

/** What a fix changed in a file, for the person who decides whether to apply it. */
export type FixReport = {
  /** The pages that look or read differently, in order. */
  pages: number[];
  /** Digital signatures of the file, which are no longer valid. */
  signatures: number;
  /** Pages that were shrunk: the smallest share of their size, 0 to 1. */
  scale?: number;
  /** Words that were added as text, or removed with the marks. */
  words?: number;
  /** Titles of the bookmarks that were added. */
  bookmarks?: string[];
  /** Fields of forms that became plain text. */
  fields?: number;
  /** What was removed that acts when the file is opened or clicked. */
  active?: ActiveContent[];
  /** Names of embedded files that were removed. */
  files?: string[];
  /** Pages that show what was marked at another place, where it was not marked. */
  elsewhere?: number[];
};
