/** What a doubt about a submission concerns. */
export const doubtKinds = ['court', 'case', 'parties', 'filer', 'duplicate', 'document'] as const;
export type DoubtKind = (typeof doubtKinds)[number];

/**
 * A difference between a document and where or for whom it is being filed. The filer confirms it before anything is
 * filed; the clerk sees what was confirmed.
 */
export type Doubt = {
  kind: DoubtKind;
  /** One sentence that states the difference. */
  message: string;
  /** The document's own words. */
  document: string;
  /** What the court, the case, the roster, or the returned document says instead; null where there is nothing. */
  expected: string | null;
  /** The page on which the document says it; null for documents without pages. */
  page: number | null;
};

/** Doubts that the filer confirmed, and when: on filing, or on sending a correction. */
export type ConfirmedDoubts = { on: 'filing' | 'correction'; confirmed_at: string; doubts: Doubt[] };
