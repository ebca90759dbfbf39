import type { SearchHit } from '#contract/search';
import type { KnownCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

/** A search: who searches, the words, and how many results of one kind there may be. */
export type Searching = {
  needs: Needs<'db' | 'now'>;
  viewer: Actor;
  court: KnownCourt;
  q: string;
  limit: number;
};

/** Finds the results of one kind, as far as the user has access to them, the best first. */
export type Find = (searching: Searching) => Promise<SearchHit[]>;
