import type { Random } from '#server/seed/plan/random';

/** How a hostile document is answered: by an analysis, or by a refusal with this code. */
export type HostileAnswer = 'analysis' | `document_${string}`;

/** One kind of damage or malice, and how to make a file of it. */
export type HostileKind = {
  kind: string;
  /** What the file is named; the ending counts. */
  name: string;
  make(random: Random): Buffer;
  /** Every answer that is right. More than one where the damage falls where chance wants it. */
  answers: readonly HostileAnswer[];
  /** It takes seconds by its nature, so only the bench sends it. */
  heavy?: true;
};
