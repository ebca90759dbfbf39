import * as contract from '#contract/identity';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints for sign-in, sessions, and judge profiles. */
export const identityApi = api.injectEndpoints({
  endpoints: (build) => ({
    readSession: ask(build, contract.readSession),
    renewSession: change(build, contract.renewSession),
    listSessions: ask(build, contract.listSessions, { providesTags: ['Sessions'] }),
    revokeSession: change(build, contract.revokeSession, { invalidatesTags: ['Sessions'] }),
    revokeOtherSessions: change(build, contract.revokeOtherSessions, { invalidatesTags: ['Sessions'] }),
    signOut: change(build, contract.signOut),
    signInWithPassword: change(build, contract.signInWithPassword),
    readJudgeProfile: ask(build, contract.readJudgeProfile, { providesTags: ['JudgeProfile'] }),
  }),
});

export const {
  useRenewSessionMutation,
  useListSessionsQuery,
  useRevokeSessionMutation,
  useRevokeOtherSessionsMutation,
  useSignOutMutation,
  useSignInWithPasswordMutation,
  useReadJudgeProfileQuery,
} = identityApi;
