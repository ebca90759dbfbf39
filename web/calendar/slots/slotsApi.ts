import * as contract from '#contract/bestSlots';
import { api } from '#web/calls/api.ts';
import { ask } from '#web/calls/askContract.ts';

/** What a free time depends on. */
const providesTags = ['Hearings', 'Judges', 'CourtCalendar'] as const;

/** The endpoints for the best times of requested hearings. */
const slotsApi = api.injectEndpoints({
  endpoints: (build) => ({
    findBestSlots: ask(build, contract.findBestSlots, { providesTags: [...providesTags] }),
    findRequestSlots: ask(build, contract.findRequestSlots, {
      pick: ({ data }) => data,
      providesTags: [...providesTags],
    }),
  }),
});

export const { useFindBestSlotsQuery, useFindRequestSlotsQuery } = slotsApi;
