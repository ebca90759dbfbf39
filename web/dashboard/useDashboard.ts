import { useReadDashboardQuery } from './dashboardApi.ts';

/** Milliseconds between two updates while the screen is open; a notification triggers one immediately. */
const every = 30_000;

/** The dashboard's data, refreshed regularly. */
export function useDashboard() {
  return useReadDashboardQuery(undefined, {
    pollingInterval: every,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
}
