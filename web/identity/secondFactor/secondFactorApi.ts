import type { InputOf, ReplyOf } from '#contract/endpoint';
import * as contract from '#contract/secondFactor';
import { api } from '#web/api.ts';

/** In whose session: that of this tab, or one that awaits its second factor beside it. */
type In<Input = object> = Input & { token?: string | undefined };

const inSession = <Input extends object>({ token, ...input }: In<Input>) => ({
  input,
  ...(token === undefined ? {} : { token }),
});

/** What is asked again with the old token, while the new session is not taken yet, would only be refused. */
const unlessReplaced = (reply: { session: unknown } | undefined) =>
  reply?.session ? [] : (['SecondFactors'] as const);

/** Passkeys, authenticator apps and recovery codes, as the screens ask for them. */
export const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    readSecondFactors: build.query<contract.SecondFactors, { token?: string | undefined }>({
      query: (asked) => ({ endpoint: contract.readSecondFactors, ...inSession(asked) }),
      providesTags: ['SecondFactors'],
    }),
    beginPasskey: build.mutation<ReplyOf<typeof contract.beginPasskey>, void>({
      query: () => ({ endpoint: contract.beginPasskey, input: {} }),
    }),
    addPasskey: build.mutation<ReplyOf<typeof contract.addPasskey>, InputOf<typeof contract.addPasskey>>({
      query: (input) => ({ endpoint: contract.addPasskey, input }),
      invalidatesTags: unlessReplaced,
    }),
    beginAuthenticator: build.mutation<ReplyOf<typeof contract.beginAuthenticator>, void>({
      query: () => ({ endpoint: contract.beginAuthenticator, input: {} }),
    }),
    addAuthenticator: build.mutation<
      ReplyOf<typeof contract.addAuthenticator>,
      InputOf<typeof contract.addAuthenticator>
    >({
      query: (input) => ({ endpoint: contract.addAuthenticator, input }),
      invalidatesTags: unlessReplaced,
    }),
    beginConfirmation: build.mutation<ReplyOf<typeof contract.beginConfirmation>, In>({
      query: (asked) => ({ endpoint: contract.beginConfirmation, ...inSession(asked) }),
    }),
    confirmSecondFactor: build.mutation<
      ReplyOf<typeof contract.confirmSecondFactor>,
      In<InputOf<typeof contract.confirmSecondFactor>>
    >({
      query: (asked) => ({ endpoint: contract.confirmSecondFactor, ...inSession(asked) }),
      invalidatesTags: unlessReplaced,
    }),
    renameSecondFactor: build.mutation<
      ReplyOf<typeof contract.renameSecondFactor>,
      InputOf<typeof contract.renameSecondFactor>
    >({
      query: (input) => ({ endpoint: contract.renameSecondFactor, input }),
      invalidatesTags: ['SecondFactors'],
    }),
    removeSecondFactor: build.mutation<{ message: string }, string>({
      query: (id) => ({ endpoint: contract.removeSecondFactor, input: { id } }),
      invalidatesTags: ['SecondFactors'],
    }),
    renewRecoveryCodes: build.mutation<ReplyOf<typeof contract.renewRecoveryCodes>, void>({
      query: () => ({ endpoint: contract.renewRecoveryCodes, input: {} }),
      invalidatesTags: ['SecondFactors'],
    }),
  }),
});

export const {
  useReadSecondFactorsQuery,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useBeginAuthenticatorMutation,
  useAddAuthenticatorMutation,
  useBeginConfirmationMutation,
  useConfirmSecondFactorMutation,
  useRenameSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
} = secondFactorApi;
