/** A paragraph of a Word document with its accepted text: insertions are in it, deletions are not. */
export type MarkedParagraph = {
  /** The bookmarks that begin in it. */
  bookmarks: string[];
  /** Its text, in pieces: outside content controls, and in each control with its tag. */
  runs: { text: string; tag: string | null }[];
};
