import type { ReplyOf } from '#contract/endpoint';
import * as contract from '#contract/reports';
import { api } from '#web/api.ts';

export type PeriodQuery = { period: string; from?: string; to?: string };
export type RowsQuery = { set: string; from: string; to: string; page?: number; per_page?: number } & Partial<
  Record<'case_type' | 'event_type' | 'judge' | 'judge_id' | 'clerk_id' | 'attorney_id' | 'field', string>
>;

/** The court's figures, as the screen asks for them. */
export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readReport: build.query<contract.Report, PeriodQuery>({
      query: (input) => ({ endpoint: contract.readReport, input }),
      providesTags: ['Reports'],
    }),
    listReportRows: build.query<ReplyOf<typeof contract.listReportRows>, RowsQuery>({
      query: (input) => ({ endpoint: contract.listReportRows, input }),
      providesTags: ['Reports'],
    }),
  }),
});

export const { useReadReportQuery, useListReportRowsQuery } = reportsApi;
