import * as contract from '#contract/site';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints for visitors. */
export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    readSite: ask(build, contract.readSite),
    requestContact: change(build, contract.requestContact),
  }),
});

export const { useReadSiteQuery, useRequestContactMutation } = siteApi;
