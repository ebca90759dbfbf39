import * as contract from '#contract/dashboard';
import { api } from '#web/api.ts';

/** The dashboard's figures and what needs attention. Changes to filings and notifications fetch them again. */
export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    readDashboard: build.query<contract.Dashboard, void>({
      query: () => ({ endpoint: contract.readDashboard, input: {} }),
      providesTags: ['Filings', 'Notifications'],
    }),
  }),
});

export const { useReadDashboardQuery } = dashboardApi;
