import * as contract from '#contract/reports';
import { api } from '#web/calls/api.ts';
import { ask } from '#web/calls/askContract.ts';
import type { Given } from '#web/calls/Given.ts';

export type PeriodQuery = Given<typeof contract.readReport>;
export type RowsQuery = Given<typeof contract.listReportRows>;

/** The endpoints of the court's reports. */
export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readReport: ask(build, contract.readReport, { providesTags: ['Reports'] }),
    listReportRows: ask(build, contract.listReportRows, { providesTags: ['Reports'] }),
  }),
});

export const { useReadReportQuery, useListReportRowsQuery } = reportsApi;
