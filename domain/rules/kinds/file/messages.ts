import type { ActiveContent } from '#domain/documentFacts/ActiveContent';

/** The findings of the rules on files. `name` is the file's name; `files` are the names of the files embedded in it. */
export type FileProblems = {
  'file.not_searchable': { name: string; pages: readonly number[] };
  'file.text_layer_unreadable': { name: string; pages: readonly number[] };
  'file.encrypted': { name: string };
  'file.media': { name: string; found: readonly ActiveContent[] };
  'file.active_content': { name: string; found: readonly ActiveContent[] };
  'file.form_fields': { name: string; fields: number };
  'file.embedded_files': { name: string; files: readonly string[]; more: number };
  'file.too_large': { name: string; bytes: number; allowed_mb: number };
  'file.envelope_too_large': { bytes: number; allowed_mb: number };
  'file.not_pdf': { name: string };
  'file.not_pdf_a': { name: string };
  'file.name_over': { name: string; characters: number; allowed: number };
  'file.name_cut': { name: string; characters: number; kept: number };
  'file.name_signs': { name: string; signs: readonly string[] };
  'file.name_two_extensions': { name: string };
  /** If there are no labels, no exhibit has a bookmark. */
  'file.exhibits_without_bookmarks': { labels: readonly string[] };
  'file.documents_without_bookmarks': { documents: number; bookmarks: number };
  'file.long_without_bookmarks': { words: number; over_words: number };
  /** `targets`: the required targets of bookmarks, as named in the court's rule. */
  'file.headings_without_bookmarks': { targets: readonly string[] };
  'file.table_without_bookmarks': Record<never, never>;
  'file.exhibits_without_table': { exhibits: number };
};

/** Why a rule on files was not checked. */
export type FileDoubts = {
  'file.headings_unknown': Record<never, never>;
};
