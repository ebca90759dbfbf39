import * as contract from '#contract/site';
import { api } from '#web/calls/api.ts';
import { change } from '#web/calls/askContract.ts';

/** The endpoints for visitors. */
export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestContact: change(build, contract.requestContact),
  }),
});

export const { useRequestContactMutation } = siteApi;
