import { readAttorneySuggestions } from '#contract/attorneySuggestions';
import * as contract from '#contract/attorneys';
import { api } from '#web/calls/api.ts';
import { ask, change, onSuccess } from '#web/calls/askContract.ts';
import type { Given } from '#web/calls/Given.ts';

/** The query of the roster's screen, which is in its address. */
export type RosterQuery = Given<typeof contract.listAttorneys>;

// An assignment changes the participants of the case, too.
const assigned = { invalidatesTags: onSuccess('Attorneys', 'Cases') };

/** The endpoints of the roster. */
export const attorneysApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAttorneys: ask(build, contract.listAttorneys, { providesTags: ['Attorneys'] }),
    readAttorney: ask(build, contract.readAttorney, { pick: ({ data }) => data, providesTags: ['Attorneys'] }),
    addAttorney: change(build, contract.addAttorney, { invalidatesTags: ['Attorneys'] }),
    editAttorney: change(build, contract.editAttorney, { invalidatesTags: ['Attorneys'] }),
    deleteAttorney: change(build, contract.deleteAttorney, { invalidatesTags: onSuccess('Attorneys') }),
    uploadAttorneys: change(build, contract.uploadAttorneys, { invalidatesTags: onSuccess('Attorneys') }),
    listAssignableCases: ask(build, contract.listAssignableCases, {
      pick: ({ data }) => data,
      providesTags: ['Cases'],
    }),
    assignCase: change(build, contract.assignCase, assigned),
    readAttorneySuggestions: ask(build, readAttorneySuggestions, {
      providesTags: ['Attorneys', 'Cases'],
      keepUnusedDataFor: 0,
    }),
    unassignCase: change(build, contract.unassignCase, assigned),
  }),
});

export const {
  useListAttorneysQuery,
  useReadAttorneyQuery,
  useAddAttorneyMutation,
  useEditAttorneyMutation,
  useDeleteAttorneyMutation,
  useUploadAttorneysMutation,
  useListAssignableCasesQuery,
  useAssignCaseMutation,
  useReadAttorneySuggestionsQuery,
  useUnassignCaseMutation,
} = attorneysApi;
