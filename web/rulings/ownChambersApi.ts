import { readOwnChambers } from '#contract/chambersStaff';
import { api } from '#web/calls/api.ts';
import { ask } from '#web/calls/askContract.ts';

/** For whom the person of this tab works. */
const ownChambersApi = api.injectEndpoints({
  endpoints: (build) => ({
    readOwnChambers: ask(build, readOwnChambers, { providesTags: ['ChambersStaff'] }),
  }),
});

export const { useReadOwnChambersQuery } = ownChambersApi;
