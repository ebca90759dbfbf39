import * as downloads from '#contract/docketDownloads';
import * as contract from '#contract/docketing';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints of the court's own docket entries. */
const docketApi = api.injectEndpoints({
  endpoints: (build) => ({
    readDocketOptions: ask(build, contract.readDocketOptions, { providesTags: ['Cases'] }),
    readDocketEntry: ask(build, contract.readDocketEntry, { providesTags: ['Cases'] }),
    readDocketDownload: ask(build, downloads.readDocketDownload, { providesTags: ['Downloads'] }),
    startDocketDownload: change(build, downloads.startDocketDownload, { invalidatesTags: ['Downloads'] }),
    readEntryDocuments: ask(build, contract.readEntryDocuments, { providesTags: ['Cases'] }),
    // Also after a stale version, so that the concurrent change is shown.
    changeDocketEntry: change(build, contract.changeDocketEntry, { invalidatesTags: ['Cases'] }),
  }),
});

export const {
  useReadDocketOptionsQuery,
  useReadDocketEntryQuery,
  useReadDocketDownloadQuery,
  useStartDocketDownloadMutation,
  useReadEntryDocumentsQuery,
  useChangeDocketEntryMutation,
} = docketApi;
