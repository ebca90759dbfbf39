import * as contract from '#contract/pilots';
import { api } from '#web/calls/api.ts';
import { ask, change, onSuccess } from '#web/calls/askContract.ts';

/** The endpoints of pilots. */
const pilotsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPilots: ask(build, contract.listPilots, { providesTags: ['Pilots'] }),
    readPilot: ask(build, contract.readPilot, { providesTags: ['Pilots'] }),
    listPilotFilings: ask(build, contract.listPilotFilings, { providesTags: ['Pilots'] }),
    createPilot: change(build, contract.createPilot, { invalidatesTags: onSuccess('Pilots') }),
    changePilot: change(build, contract.changePilot, { invalidatesTags: onSuccess('Pilots') }),
    endPilot: change(build, contract.endPilot, { invalidatesTags: onSuccess('Pilots') }),
    markDisagreement: change(build, contract.markDisagreement, { invalidatesTags: onSuccess('Pilots') }),
  }),
});

export const {
  useListPilotsQuery,
  useReadPilotQuery,
  useListPilotFilingsQuery,
  useCreatePilotMutation,
  useChangePilotMutation,
  useEndPilotMutation,
  useMarkDisagreementMutation,
} = pilotsApi;
