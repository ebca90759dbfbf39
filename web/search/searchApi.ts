import * as contract from '#contract/search';
import { api } from '#web/api.ts';

/** The header's search, as far as the server answers it. */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<contract.SearchHit[], string>({
      query: (q) => ({ endpoint: contract.search, input: { q } }),
      transformResponse: ({ results }: { results: contract.SearchHit[] }) => results,
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useSearchQuery } = searchApi;
