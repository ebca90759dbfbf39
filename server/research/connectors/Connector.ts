import type { SearchHit } from '#contract/research';
import type { SearchFilters } from '#domain/research/filters';

/** What one platform is asked. */
export type Question = { q: string; filters: SearchFilters; page: number };

/** What it found. */
export type Found = {
  hits: SearchHit[];
  total: number;
  totalPages: number;
  loosened: boolean;
  answeredAt: Date;
};

export const hitsPerPage = 20;
/** A platform has so long to answer. */
export const timeLimitMs = 8_000;

/** Why a platform gives no answer. The message is for people: what is wrong, and what to do. */
export class NoAnswer extends Error {
  readonly outcome: 'failed' | 'not_connected' | 'not_applicable';
  constructor(outcome: NoAnswer['outcome'], words: string) {
    super(words);
    this.outcome = outcome;
  }
}
