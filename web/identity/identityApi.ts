import type { InputOf, ReplyOf } from '#contract/endpoint';
import * as contract from '#contract/identity';
import { readSite, requestContact, type Site } from '#contract/site';
import { api } from '#web/api.ts';

/** Sign-in, sessions and judge profiles, as the screens ask for them. */
export const identityApi = api.injectEndpoints({
  endpoints: (build) => ({
    readSite: build.query<Site, void>({ query: () => ({ endpoint: readSite, input: {} }) }),
    requestContact: build.mutation<{ message: string }, Record<string, string>>({
      query: (input) => ({ endpoint: requestContact, input }),
    }),
    startProviderSignIn: build.mutation<{ authorization_url: string }, { return_to?: string }>({
      query: (input) => ({ endpoint: contract.startProviderSignIn, input }),
    }),
    exchangeTicket: build.mutation<contract.Session, { user_id: string; token: string }>({
      query: (input) => ({ endpoint: contract.exchangeTicket, input }),
    }),
    openTabSession: build.mutation<contract.Session, void>({
      query: () => ({ endpoint: contract.openTabSession, input: {} }),
    }),
    readSession: build.query<Omit<contract.Session, 'token'>, void>({
      query: () => ({ endpoint: contract.readSession, input: {} }),
    }),
    renewSession: build.mutation<Omit<contract.Session, 'token'>, void>({
      query: () => ({ endpoint: contract.renewSession, input: {} }),
    }),
    listSessions: build.query<ReplyOf<typeof contract.listSessions>, void>({
      query: () => ({ endpoint: contract.listSessions, input: {} }),
      providesTags: ['Sessions'],
    }),
    revokeSession: build.mutation<{ message: string }, string>({
      query: (id) => ({ endpoint: contract.revokeSession, input: { id } }),
      invalidatesTags: ['Sessions'],
    }),
    revokeOtherSessions: build.mutation<{ message: string }, void>({
      query: () => ({ endpoint: contract.revokeOtherSessions, input: {} }),
      invalidatesTags: ['Sessions'],
    }),
    verifyAddress: build.mutation<{ message: string }, { token: string }>({
      query: (input) => ({ endpoint: contract.verifyAddress, input }),
    }),
    signOut: build.mutation<{ message: string }, void>({
      query: () => ({ endpoint: contract.signOut, input: {} }),
    }),
    registerJudge: build.mutation<{ message: string }, contract.JudgeRegistration>({
      query: (input) => ({ endpoint: contract.registerJudge, input }),
    }),
    signInWithPassword: build.mutation<contract.JudgeLogin, InputOf<typeof contract.signInWithPassword>>({
      query: (input) => ({ endpoint: contract.signInWithPassword, input }),
    }),
    saveJudgeProfile: build.mutation<ReplyOf<typeof contract.saveJudgeProfile>, contract.JudgeProfile>({
      query: (input) => ({ endpoint: contract.saveJudgeProfile, input }),
      invalidatesTags: ['JudgeProfile'],
    }),
    readJudgeProfile: build.query<ReplyOf<typeof contract.readJudgeProfile>, void>({
      query: () => ({ endpoint: contract.readJudgeProfile, input: {} }),
      providesTags: ['JudgeProfile'],
    }),
    askForPasswordLink: build.mutation<{ message: string }, { email: string }>({
      query: (input) => ({ endpoint: contract.askForPasswordLink, input }),
    }),
    setPassword: build.mutation<{ message: string }, { token: string; password: string }>({
      query: (input) => ({ endpoint: contract.setPassword, input }),
    }),
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
