import * as contract from '#contract/participants';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

// Also after a stale version, so that the concurrent changes are shown.
const changed = { invalidatesTags: ['Cases'] } as const;

/** The endpoints of the participants of a case, their counsel, and how they are served. */
export const participantsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listParticipants: ask(build, contract.listParticipants, { providesTags: ['Cases'] }),
    readParticipant: ask(build, contract.readParticipant, { providesTags: ['Cases'] }),
    readServiceList: ask(build, contract.readServiceList, { providesTags: ['Cases'] }),
    addParticipant: change(build, contract.addParticipant, changed),
    changeParticipant: change(build, contract.changeParticipant, changed),
    endParticipant: change(build, contract.endParticipant, changed),
    addCounsel: change(build, contract.addCounsel, changed),
    changeCounsel: change(build, contract.changeCounsel, changed),
    endCounsel: change(build, contract.endCounsel, changed),
    consentToService: change(build, contract.consentToService, changed),
    withdrawConsent: change(build, contract.withdrawConsent, changed),
    setCaseTitle: change(build, contract.setCaseTitle, changed),
  }),
});

export const {
  useListParticipantsQuery,
  useReadParticipantQuery,
  useReadServiceListQuery,
  useAddParticipantMutation,
  useChangeParticipantMutation,
  useEndParticipantMutation,
  useAddCounselMutation,
  useChangeCounselMutation,
  useEndCounselMutation,
  useConsentToServiceMutation,
  useWithdrawConsentMutation,
  useSetCaseTitleMutation,
} = participantsApi;
