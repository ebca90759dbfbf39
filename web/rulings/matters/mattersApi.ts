import * as contract from '#contract/matters';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints of matters under submission and of decisions by operation of law. */
export const mattersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMatters: ask(build, contract.listMatters, { providesTags: ['Chambers'] }),
    listByLaw: ask(build, contract.listByLaw, { providesTags: ['Chambers'] }),
    confirmByLaw: change(build, contract.confirmByLaw, { invalidatesTags: ['Chambers', 'Cases', 'Activities'] }),
  }),
});

export const { useListMattersQuery, useListByLawQuery, useConfirmByLawMutation } = mattersApi;
