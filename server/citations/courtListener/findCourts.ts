import type { Needs } from '#server/kernel/needs';
import { NoAnswer } from '#server/platforms/Connector';
import { askCourtListener, TooManyQuestions } from '#server/platforms/courtListener/askCourtListener';
import { DocketCourt } from '#server/platforms/courtListener/shapes';
import type { LookedUpCitation } from './LookedUpCitation.ts';

/** Dockets cost one question each, of which the service allows few. */
const mostDockets = 5;

/**
 * Adds the courts of found decisions, which are only in their dockets. There are few, and no result depends on them: if
 * the service accepts no more queries, the courts stay unknown.
 */
export async function findCourts(
  needs: Needs<'config' | 'now'>,
  token: string,
  said: Map<string, LookedUpCitation>,
): Promise<void> {
  const clusters = [...said.values()].flatMap(({ clusters }) => clusters.slice(0, 1));
  const unknown = clusters.filter(({ court, docket_id }) => court === null && docket_id !== null);
  try {
    for (const cluster of unknown.slice(0, mostDockets)) {
      const path = `/dockets/${cluster.docket_id}/?fields=court_id,court`;
      const { court_id, court } = await askCourtListener(needs, token, { path }, DocketCourt);
      const id = court_id || (/\/courts\/([\w-]+)\/?$/.exec(court)?.[1] ?? '');
      if (/^[\w-]{2,20}$/.test(id)) cluster.court = id;
    }
  } catch (error) {
    if (!(error instanceof TooManyQuestions) && !(error instanceof NoAnswer)) throw error;
  }
}
