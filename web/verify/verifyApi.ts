import { verifySeal } from '#contract/seals';
import { api } from '#web/calls/api.ts';
import { change } from '#web/calls/askContract.ts';

/** The verification of a court’s seal. */
export const verifyApi = api.injectEndpoints({
  endpoints: (build) => ({ verifySeal: change(build, verifySeal) }),
});

export const { useVerifySealMutation } = verifyApi;
