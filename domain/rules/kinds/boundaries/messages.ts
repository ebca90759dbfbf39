import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { TypeProfile } from '#domain/documentTypes/TypeProfile';

/** The document types that a body can be recognized as. */
export type Manner = Exclude<TypeProfile['bodyReadsAs'], 'any'>;

/**
 * The findings of the rules on the contents of files. `file` is the file name of a supporting document; null for the
 * lead document.
 */
export type BoundaryProblems = {
  /** `printed`: the number printed on the first page, for example `5 of 12`. */
  'boundaries.begins_in_middle': { printed: string | null };
  'boundaries.ends_early': { last: number; of: number };
  /** A second document, by its title or, if it has none, its type, and the page on which it begins. */
  'boundaries.second_document': {
    file: string | null;
    title: string | null;
    type: DocumentTypeId | null;
    page: number | null;
  };
  'boundaries.exhibits_missing': { file: string | null; labels: readonly string[] };
  'boundaries.motion_kind_missing': Record<never, never>;
  'boundaries.proposed_order_filed': Record<never, never>;
  'boundaries.proposed_order_inside': { file: string | null; page: number | null };
  /** `called`: the document's title, or the type that its filer entered. */
  'boundaries.title_differs': { called: string; by: 'title' | 'filer'; reads_as: Manner };
};

/** Why the contents of a file were not checked. */
export type BoundaryDoubts = {
  'boundaries.exhibits_perhaps_on_docket': { labels: readonly string[] };
  'boundaries.exhibits_perhaps_unread': { from: number };
};
