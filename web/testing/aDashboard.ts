import type { Dashboard, Figures, Need } from '#contract/dashboard';

/** A dashboard with some figures and no items that need attention. */
export function aDashboard(changes: Partial<Dashboard> = {}, figures: Partial<Figures> = {}): Dashboard {
  return {
    figures: {
      documents: { value: 24, href: '/case-processing?show=analyzed' },
      average_processing_time: 2.84,
      active_cases: { value: 1390, href: '/cases?status=open' },
      pending_hearings: { value: 7, href: '/calendar?view=list' },
      complete: { value: 22, href: '/case-processing?show=complete' },
      looked_at: { confirmed: 188, looked_at: 200, days: 90, href: '/reports?rows=values_looked_at' },
      ...figures,
    },
    needs: [],
    counts: [],
    as_of: '2026-03-17T16:00:00Z',
    ...changes,
  };
}

/** An item that needs the person's attention. */
export function aNeed(changes: Partial<Need> = {}): Need {
  return {
    id: 'filing-1',
    kind: 'review',
    title: 'Complaint · 26CV00431',
    body: 'Complaint for Damages.pdf',
    due: null,
    overdue: false,
    since: '2026-03-02T17:04:00Z',
    href: '/review?filing=filing-1',
    ...changes,
  };
}
