import * as contract from '#contract/dashboard';
import { api } from '#web/api.ts';

/** The first screen's figures and what needs the person. What changes filings or tells people of something asks anew. */
export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    readDashboard: build.query<contract.Dashboard, void>({
      query: () => ({ endpoint: contract.readDashboard, input: {} }),
      providesTags: ['Filings', 'Notifications'],
    }),
  }),
});

export const { useReadDashboardQuery } = dashboardApi;
