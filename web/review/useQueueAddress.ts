import { z } from 'zod';
import { queueClaims, queueSorts, queueStates } from '#contract/review';
import { caseTypes } from '#domain/courts/choices';
import { oneOf, oneOfOr, pageNumber, plainText, typedWords } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import type { QueueQuery } from './reviewApi.ts';

const schema = z.object({
  page: pageNumber,
  q: typedWords(),
  state: oneOfOr(queueStates, 'waiting'),
  claim: oneOfOr(queueClaims, 'all'),
  sort: oneOfOr(queueSorts, 'priority'),
  type: oneOf(caseTypes),
  filing: plainText,
});

/** The state of the queue and the open filing as stored in the address, with functions that change it. */
export function useQueueAddress() {
  const { query, change } = useUrlQuery(schema, { keepsPage: ['filing'] });
  const { page, state, claim, sort, type, q, filing } = query;
  const listed = { page, state, claim, sort, ...(type && { case_type: type }), q } satisfies QueueQuery;
  return { query: listed, selected: filing || null, change };
}

export type QueueAddress = ReturnType<typeof useQueueAddress>;
