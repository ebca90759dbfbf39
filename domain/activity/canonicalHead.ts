/** The end of a court's chain at one moment: its last line's number and hash. */
export type ChainHead = {
  court_id: string;
  seq: number;
  /** The last line's SHA-256, in hexadecimal. */
  hash: string;
  /** When it was signed: UTC with milliseconds. */
  signed_at: string;
};

/** The text that is signed for a chain's end. Its form never changes: earlier signatures would no longer match. */
export function canonicalHead({ court_id, seq, hash, signed_at }: ChainHead): string {
  return JSON.stringify({ what: 'end of an activity record', court_id, seq, hash, signed_at });
}
