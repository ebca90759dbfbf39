import type { Endpoint } from '#contract/endpoint';
import * as contract from '#contract/secondFactor';
import { api } from '#web/api.ts';
import { ask, change } from '#web/askContract.ts';
import type { Given } from '#web/Given.ts';

/** Makes the call in the session of `token`, which awaits its second factor beside this tab's own. */
const inSession =
  <E extends Endpoint>() =>
  ({ token, ...input }: InSession<E>) => ({ input, ...(token !== undefined && { token }) });
type InSession<E extends Endpoint> = Given<E> & { token?: string | undefined };

/** What is asked again with the old token, while the new session is not taken yet, would only be refused. */
const unlessReplaced = (reply: { session: unknown } | undefined) =>
  reply?.session ? [] : (['SecondFactors'] as const);

/** Passkeys, authenticator apps and recovery codes, as the screens ask for them. */
export const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    readSecondFactors: ask(build, contract.readSecondFactors, {
      toCall: inSession<typeof contract.readSecondFactors>(),
      providesTags: ['SecondFactors'],
    }),
    beginPasskey: change(build, contract.beginPasskey),
    addPasskey: change(build, contract.addPasskey, { invalidatesTags: unlessReplaced }),
    beginAuthenticator: change(build, contract.beginAuthenticator),
    addAuthenticator: change(build, contract.addAuthenticator, { invalidatesTags: unlessReplaced }),
    beginConfirmation: change(build, contract.beginConfirmation, {
      toCall: inSession<typeof contract.beginConfirmation>(),
    }),
    confirmSecondFactor: change(build, contract.confirmSecondFactor, {
      toCall: inSession<typeof contract.confirmSecondFactor>(),
      invalidatesTags: unlessReplaced,
    }),
    renameSecondFactor: change(build, contract.renameSecondFactor, { invalidatesTags: ['SecondFactors'] }),
    removeSecondFactor: change(build, contract.removeSecondFactor, { invalidatesTags: ['SecondFactors'] }),
    renewRecoveryCodes: change(build, contract.renewRecoveryCodes, { invalidatesTags: ['SecondFactors'] }),
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
