import * as contract from '#contract/exports';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** API calls of the exports. After a refused change, the data is fetched again. */
export const exportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listExports: ask(build, contract.listExports, { providesTags: ['Exports'] }),
    startExport: change(build, contract.startExport, { invalidatesTags: ['Exports'] }),
    saveExportSettings: change(build, contract.saveExportSettings, { invalidatesTags: ['Exports'] }),
  }),
});

export const { useListExportsQuery, useStartExportMutation, useSaveExportSettingsMutation } = exportsApi;
