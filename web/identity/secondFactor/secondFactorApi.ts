import type { Endpoint } from '#contract/endpoint';
import * as contract from '#contract/secondFactor';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';
import type { Given } from '#web/calls/Given.ts';

/** Makes the call in the session of `token`, which needs its second factor, instead of this tab's session. */
const inSession =
  <E extends Endpoint>() =>
  ({ token, ...input }: InSession<E>) => ({ input, ...(token !== undefined && { token }) });
type InSession<E extends Endpoint> = Given<E> & { token?: string | undefined };

/** The endpoints for passkeys, authenticator apps, and recovery codes. */
export const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    readSecondFactors: ask(build, contract.readSecondFactors, {
      toCall: inSession<typeof contract.readSecondFactors>(),
      providesTags: ['SecondFactors'],
    }),
    renameSecondFactor: change(build, contract.renameSecondFactor, { invalidatesTags: ['SecondFactors'] }),
    removeSecondFactor: change(build, contract.removeSecondFactor, { invalidatesTags: ['SecondFactors'] }),
    renewRecoveryCodes: change(build, contract.renewRecoveryCodes, { invalidatesTags: ['SecondFactors'] }),
  }),
});

export const {
  useReadSecondFactorsQuery,
  useRenameSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
} = secondFactorApi;
