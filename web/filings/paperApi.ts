import { readIntake } from '#contract/counter';
import { api } from '#web/calls/api.ts';
import { ask } from '#web/calls/askContract.ts';

/** How a filing reached the court on paper. */
const paperApi = api.injectEndpoints({
  endpoints: (build) => ({ readIntake: ask(build, readIntake, { providesTags: ['Counter', 'Filing'] }) }),
});

export const { useReadIntakeQuery } = paperApi;
