import * as contract from '#contract/identity';
import { readSite, requestContact } from '#contract/site';
import { api } from '#web/api.ts';
import { ask, change } from '#web/askContract.ts';

/** Sign-in, sessions and judge profiles, as the screens ask for them. */
export const identityApi = api.injectEndpoints({
  endpoints: (build) => ({
    readSite: ask(build, readSite),
    requestContact: change(build, requestContact),
    startProviderSignIn: change(build, contract.startProviderSignIn),
    exchangeTicket: change(build, contract.exchangeTicket),
    openTabSession: change(build, contract.openTabSession),
    readSession: ask(build, contract.readSession),
    renewSession: change(build, contract.renewSession),
    listSessions: ask(build, contract.listSessions, { providesTags: ['Sessions'] }),
    revokeSession: change(build, contract.revokeSession, { invalidatesTags: ['Sessions'] }),
    revokeOtherSessions: change(build, contract.revokeOtherSessions, { invalidatesTags: ['Sessions'] }),
    verifyAddress: change(build, contract.verifyAddress),
    signOut: change(build, contract.signOut),
    registerJudge: change(build, contract.registerJudge),
    signInWithPassword: change(build, contract.signInWithPassword),
    saveJudgeProfile: change(build, contract.saveJudgeProfile, { invalidatesTags: ['JudgeProfile'] }),
    readJudgeProfile: ask(build, contract.readJudgeProfile, { providesTags: ['JudgeProfile'] }),
    askForPasswordLink: change(build, contract.askForPasswordLink),
    setPassword: change(build, contract.setPassword),
  }),
});

export const {
  useReadSiteQuery,
  useRequestContactMutation,
  useStartProviderSignInMutation,
  useExchangeTicketMutation,
  useOpenTabSessionMutation,
  useRenewSessionMutation,
  useListSessionsQuery,
  useRevokeSessionMutation,
  useRevokeOtherSessionsMutation,
  useVerifyAddressMutation,
  useSignOutMutation,
  useRegisterJudgeMutation,
  useSignInWithPasswordMutation,
  useSaveJudgeProfileMutation,
  useReadJudgeProfileQuery,
  useAskForPasswordLinkMutation,
  useSetPasswordMutation,
} = identityApi;
