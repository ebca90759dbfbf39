import * as contract from '#contract/integrations';
import { api } from '#web/calls/api.ts';
import { ask } from '#web/calls/askContract.ts';

/** The endpoints of the technology stack. */
export const componentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listComponents: ask(build, contract.listComponents, { keepUnusedDataFor: 0 }),
  }),
});

export const { useListComponentsQuery } = componentsApi;
