import type { Consulted } from '#domain/citations/KnownDecision';
import { say } from '#domain/messages/say';
import type { Needs } from '#server/kernel/needs';
import type { CachedCitation } from './citationCache.ts';
import { toAnswer } from './LookedUpCitation.ts';

/** CourtListener as a source of the ledger, with its answer and the time. */
export function consultedOf(
  { config, now }: Needs<'config' | 'now'>,
  kept: ReadonlyMap<string, CachedCitation>,
): Consulted {
  const { origin } = new URL(config.courtlistener_url);
  const last = [...kept.values()].reduce<Date | null>(
    (newest, { fetchedAt }) => (newest === null || fetchedAt > newest ? fetchedAt : newest),
    null,
  );
  return {
    source: {
      id: 'courtlistener',
      name: 'CourtListener',
      coverage: say('coverage.courtlistener'),
      asked_at: (last ?? now()).toISOString(),
    },
    answers: new Map([...kept].map(([key, { answer }]) => [key, toAnswer(key, answer, origin)])),
  };
}
