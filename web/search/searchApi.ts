import * as contract from '#contract/search';
import { api } from '#web/calls/api.ts';
import { ask } from '#web/calls/askContract.ts';

/** The endpoint of the header's search. */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: ask(build, contract.search, { keepUnusedDataFor: 30 }),
  }),
});

export const { useSearchQuery } = searchApi;
