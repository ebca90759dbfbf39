import * as contract from '#contract/rosterImports';
import { api } from '#web/calls/api.ts';
import { ask, change, onSuccess } from '#web/calls/askContract.ts';

/** The endpoints of roster imports. */
export const importsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRosterImports: ask(build, contract.listRosterImports, { providesTags: ['RosterImports'] }),
    readRosterImport: ask(build, contract.readRosterImport, {
      pick: ({ data }) => data,
      providesTags: ['RosterImports'],
    }),
    listImportRows: ask(build, contract.listImportRows, { providesTags: ['RosterImports'], keepUnusedDataFor: 0 }),
    startRosterImport: change(build, contract.startRosterImport, { invalidatesTags: onSuccess('RosterImports') }),
    changeImportReading: change(build, contract.changeImportReading, { invalidatesTags: ['RosterImports'] }),
    changeImportRow: change(build, contract.changeImportRow, { invalidatesTags: ['RosterImports'] }),
    chooseForImportRows: change(build, contract.chooseForImportRows, { invalidatesTags: ['RosterImports'] }),
    applyRosterImport: change(build, contract.applyRosterImport, { invalidatesTags: ['RosterImports'] }),
    undoRosterImport: change(build, contract.undoRosterImport, { invalidatesTags: ['RosterImports'] }),
    repeatRosterImport: change(build, contract.repeatRosterImport, { invalidatesTags: onSuccess('RosterImports') }),
    discardRosterImport: change(build, contract.discardRosterImport, { invalidatesTags: ['RosterImports'] }),
  }),
});

export const {
  useListRosterImportsQuery,
  useReadRosterImportQuery,
  useListImportRowsQuery,
  useStartRosterImportMutation,
  useChangeImportReadingMutation,
  useChangeImportRowMutation,
  useChooseForImportRowsMutation,
  useApplyRosterImportMutation,
  useUndoRosterImportMutation,
  useRepeatRosterImportMutation,
  useDiscardRosterImportMutation,
} = importsApi;
