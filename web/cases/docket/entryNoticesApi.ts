import { listEntryNotices } from '#contract/entryService';
import { api } from '#web/calls/api.ts';
import { ask } from '#web/calls/askContract.ts';

/** The notices of an entry, in a separate file, because the dialog of an entry is fetched on demand. */
const entryNoticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEntryNotices: ask(build, listEntryNotices, { providesTags: ['EntryService'] }),
  }),
});

export const { useListEntryNoticesQuery } = entryNoticesApi;
