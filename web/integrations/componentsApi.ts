import * as contract from '#contract/integrations';
import { api } from '#web/api.ts';

/** The technology stack, as its screen asks for it. */
export const componentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listComponents: build.query<contract.ComponentList, void>({
      query: () => ({ endpoint: contract.listComponents, input: {} }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListComponentsQuery } = componentsApi;
