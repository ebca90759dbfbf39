import * as contract from '#contract/rulings';
import { api } from '#web/calls/api.ts';
import { ask, change } from '#web/calls/askContract.ts';

/** The endpoints of rulings on motions. */
export const rulingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    makeRuling: change(build, contract.makeRuling, { invalidatesTags: ['Chambers', 'Activities'] }),
    undoRuling: change(build, contract.undoRuling, { invalidatesTags: ['Chambers', 'Activities'] }),
    readMotion: ask(build, contract.readMotion, { providesTags: ['Chambers'] }),
    listRulings: ask(build, contract.listRulings, { providesTags: ['Chambers', 'Cases'] }),
  }),
});

export const { useMakeRulingMutation, useUndoRulingMutation, useReadMotionQuery, useListRulingsQuery } = rulingsApi;
