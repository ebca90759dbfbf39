import { readOwnChoices } from '#contract/filersChoices';
import { api } from '#web/calls/api.ts';
import { ask } from '#web/calls/askContract.ts';

/** The choices of a filing, which its page reads without the rest of an envelope. */
export const { useReadOwnChoicesQuery } = api.injectEndpoints({
  endpoints: (build) => ({ readOwnChoices: ask(build, readOwnChoices, { providesTags: ['Filing'] }) }),
});
