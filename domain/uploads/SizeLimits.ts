import type { Confidence } from '#domain/authority/CheckedFact';

/** What a court sets for itself; null where the limit on file, or the portal's own, applies. */
export type SizeSettings = { document_mb: number | null; envelope_mb: number | null; authority: string | null };

export const noSizeSettings: SizeSettings = { document_mb: null, envelope_mb: null, authority: null };

/** The largest files that a court takes, in megabytes of 1,048,576 bytes. */
export type SizeLimits = {
  document_mb: number;
  /** For all documents of an envelope together; null where there is no such limit. */
  envelope_mb: number | null;
  /** Null where the court has published no limit, and the portal's own applies. */
  authority: string | null;
  confidence: Confidence;
  set_by_court: boolean;
};
