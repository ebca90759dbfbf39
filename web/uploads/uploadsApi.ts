import * as contract from '#contract/uploads';
import { api } from '#web/calls/api.ts';
import { ask } from '#web/calls/askContract.ts';

/** The user's uploads in parts, with the limits of the court. */
export const uploadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUploads: ask(build, contract.listUploads, { providesTags: ['Uploads'] }),
  }),
});

export const { useListUploadsQuery } = uploadsApi;
