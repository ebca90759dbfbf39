import { skipToken } from '@reduxjs/toolkit/query';
import { type BestSlots, mostRequests } from '#contract/bestSlots';
import type { HearingRequest } from '#contract/hearingRequests';
import { useFindRequestSlotsQuery } from './slotsApi.ts';

/** The best times of the requests that the viewer can decide, in one call, by request. */
export function useRequestSlots(requests: readonly HearingRequest[]): ReadonlyMap<string, BestSlots> {
  const ids = requests.filter(({ abilities }) => abilities.decide).map(({ id }) => id);
  const { currentData = [] } = useFindRequestSlotsQuery(
    ids.length > 0 ? { ids: ids.slice(0, mostRequests).join(',') } : skipToken,
  );
  return new Map(currentData.map((one) => [one.id, one]));
}
