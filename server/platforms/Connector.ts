import type { SearchHit } from '#contract/research';
import type { SourceProblem } from '#domain/citations/SourceProblems';
import type { SearchFilters } from '#domain/research/filters';

/** A query to one platform. */
export type Question = { q: string; filters: SearchFilters; page: number };

/** Its results. */
export type Found = {
  hits: SearchHit[];
  total: number;
  totalPages: number;
  loosened: boolean;
  answeredAt: Date;
};

export const hitsPerPage = 20;
/** How long a platform may take to answer. */
export const timeLimitMs = 8_000;

/** Thrown when a platform gives no answer. */
export class NoAnswer extends Error {
  readonly outcome: 'failed' | 'not_connected' | 'not_applicable';
  readonly says: SourceProblem;
  constructor(outcome: NoAnswer['outcome'], says: SourceProblem) {
    super(says.code);
    this.outcome = outcome;
    this.says = says;
  }
}
