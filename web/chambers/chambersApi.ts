import * as contract from '#contract/chambers';
import type { ReplyOf } from '#contract/endpoint';
import { api } from '#web/api.ts';

type Marking = { id: string; mark: contract.ChambersPaper['mark']; note: string; version_id?: string };
type Noting = { hearing_id?: string; case_id?: string; text: string; version: number };

/** A judge's own day, as the screen asks for it. */
export const chambersApi = api.injectEndpoints({
  endpoints: (build) => ({
    readChambersDay: build.query<contract.ChambersDay, { date?: string }>({
      query: (input) => ({ endpoint: contract.readChambersDay, input }),
      providesTags: ['Chambers'],
    }),
    readPacket: build.query<contract.Packet, { id: string; page?: number }>({
      query: (input) => ({ endpoint: contract.readPacket, input }),
      providesTags: ['Chambers'],
    }),
    readBundle: build.query<ReplyOf<typeof contract.readBundle>, { date?: string }>({
      query: (input) => ({ endpoint: contract.readBundle, input }),
      providesTags: ['Chambers'],
    }),
    listAwaiting: build.query<ReplyOf<typeof contract.listAwaiting>, { kind: string; page: number; per_page: number }>({
      query: (input) => ({ endpoint: contract.listAwaiting, input }),
      providesTags: ['Chambers'],
    }),
    readPaper: build.query<contract.ChambersPaper, string>({
      query: (id) => ({ endpoint: contract.readPaper, input: { id } }),
      providesTags: ['Chambers'],
    }),
    markPaper: build.mutation<{ message: string }, Marking>({
      query: (input) => ({ endpoint: contract.markPaper, input }),
      invalidatesTags: ['Chambers', 'Activities'],
    }),
    unmarkPaper: build.mutation<{ message: string }, string>({
      query: (id) => ({ endpoint: contract.unmarkPaper, input: { id } }),
      invalidatesTags: ['Chambers', 'Activities'],
    }),
    savePrivateNote: build.mutation<ReplyOf<typeof contract.savePrivateNote>, Noting>({
      query: (input) => ({ endpoint: contract.savePrivateNote, input }),
      invalidatesTags: ['Chambers'],
    }),
  }),
});

export const {
  useReadChambersDayQuery,
  useReadPacketQuery,
  useReadBundleQuery,
  useListAwaitingQuery,
  useReadPaperQuery,
  useMarkPaperMutation,
  useUnmarkPaperMutation,
  useSavePrivateNoteMutation,
} = chambersApi;
