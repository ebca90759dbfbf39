import type { Notification, NotificationPage } from '#contract/notifications';

/** An unread notification, unless specified otherwise. */
export function aNotification(changes: Partial<Notification> = {}): Notification {
  return {
    id: '7f0c9d2e-51c7-4a54-8f83-3b1f6a0c0a01',
    kind: 'filing_accepted',
    code: 'filing.accepted',
    values: { document: 'Complaint for Damages.pdf', case_number: '26CV00431' },
    title: 'Filing Accepted',
    body: 'Complaint for Damages.pdf was accepted in 26CV00431.',
    href: '/case-processing',
    created_at: '2026-03-17T16:00:00Z',
    read_at: null,
    ...changes,
  };
}

/** One page of notifications. */
export function aNotificationPage(results: Notification[], changes: Partial<NotificationPage> = {}): NotificationPage {
  const unread = results.filter(({ read_at }) => read_at === null).length;
  return { results, total: results.length, total_pages: 1, unread, ...changes };
}
