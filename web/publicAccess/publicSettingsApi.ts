import * as contract from '#contract/publicAccess';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** A court’s settings of public access. */
export const publicSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readPublicAccess: ask(build, contract.readPublicAccess, { providesTags: ['CourtSettings'] }),
    savePublicAccess: change(build, contract.savePublicAccess, { invalidatesTags: ['CourtSettings'] }),
    addTerminal: change(build, contract.addTerminal, { invalidatesTags: ['CourtSettings'] }),
    removeTerminal: change(build, contract.removeTerminal, { invalidatesTags: ['CourtSettings'] }),
  }),
});

export const {
  useReadPublicAccessQuery,
  useSavePublicAccessMutation,
  useAddTerminalMutation,
  useRemoveTerminalMutation,
} = publicSettingsApi;
