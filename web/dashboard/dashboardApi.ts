import * as contract from '#contract/dashboard';
import { api } from '#web/calls/api.ts';
import { ask } from '#web/calls/askContract.ts';

/** The dashboard's figures and what needs attention. Changes to filings and notifications fetch them again. */
export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    readDashboard: ask(build, contract.readDashboard, { providesTags: ['Filings', 'Notifications'] }),
  }),
});

export const { useReadDashboardQuery } = dashboardApi;
