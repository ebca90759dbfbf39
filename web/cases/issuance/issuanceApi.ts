import * as defaults from '#contract/defaults';
import * as contract from '#contract/issuance';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints of issued instruments and defaults. Also after a refusal, so that concurrent changes are shown. */
const issuanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    readIssuance: ask(build, contract.readIssuance, { providesTags: ['Cases'] }),
    checkIssuance: ask(build, contract.checkIssuance, { providesTags: ['Cases'] }),
    issueInstrument: change(build, contract.issueInstrument, { invalidatesTags: ['Cases'] }),
    closeInstrument: change(build, contract.closeInstrument, { invalidatesTags: ['Cases'] }),
    readDefaults: ask(build, defaults.readDefaults, { providesTags: ['Cases'] }),
    openDefault: change(build, defaults.openDefault, { invalidatesTags: ['Cases'] }),
    recordService: change(build, defaults.recordService, { invalidatesTags: ['Cases'] }),
    confirmDefaultItem: change(build, defaults.confirmDefaultItem, { invalidatesTags: ['Cases'] }),
    enterDefault: change(build, defaults.enterDefault, { invalidatesTags: ['Cases'] }),
    enterDefaultJudgment: change(build, defaults.enterDefaultJudgment, { invalidatesTags: ['Cases'] }),
    declineDefault: change(build, defaults.declineDefault, { invalidatesTags: ['Cases'] }),
    referDefault: change(build, defaults.referDefault, { invalidatesTags: ['Cases'] }),
    setDefaultAside: change(build, defaults.setDefaultAside, { invalidatesTags: ['Cases'] }),
  }),
});

export const {
  useReadIssuanceQuery,
  useCheckIssuanceQuery,
  useIssueInstrumentMutation,
  useCloseInstrumentMutation,
  useReadDefaultsQuery,
  useOpenDefaultMutation,
  useRecordServiceMutation,
  useConfirmDefaultItemMutation,
  useEnterDefaultMutation,
  useEnterDefaultJudgmentMutation,
  useDeclineDefaultMutation,
  useReferDefaultMutation,
  useSetDefaultAsideMutation,
} = issuanceApi;
