import { z } from 'zod';
import { queueClaims, queueSorts, queueStates, type SectionFilter, sectionFilter } from '#contract/review';
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
  /** Also the sections that the person chose, which are all until then. */
  section: plainText,
  /** Whether the lane is open. */
  lane: oneOf(['open']),
  filing: plainText,
});

/** The state of the queue and the open filing as stored in the address, with functions that change it. */
export function useQueueAddress() {
  const { query, change } = useUrlQuery(schema, { keepsPage: ['filing'] });
  const { page, state, claim, sort, type, q, section, lane, filing } = query;
  const listed = {
    page,
    state,
    claim,
    sort,
    ...(type && { case_type: type }),
    section: sectionOf(section),
    q,
  } satisfies QueueQuery;
  return { query: listed, selected: filing || null, inLane: lane === 'open', change };
}

/** The section in the address; an invalid one is read as the person's own sections. */
function sectionOf(typed: string): SectionFilter {
  const read = sectionFilter.safeParse(typed);
  return typed !== '' && read.success ? read.data : 'mine';
}

export type QueueAddress = ReturnType<typeof useQueueAddress>;
