import type { Random } from '#server/seed/plan/random';

/** The expected response to a hostile document: by an analysis, or by a refusal with this code. */
export type HostileAnswer = 'analysis' | `document_${string}`;

/** One kind of damaged or malicious file, and how to create it. */
export type HostileKind = {
  kind: string;
  /** What the file is named; the ending counts. */
  name: string;
  make(random: Random): Buffer;
  /** Every acceptable response. More than one if the damage is random. */
  answers: readonly HostileAnswer[];
  /** It takes seconds by its nature, so only the bench sends it. */
  heavy?: true;
};
