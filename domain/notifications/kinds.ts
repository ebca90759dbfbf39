/** The types of notices, in the order of their preferences. */
export const notificationKinds = [
  'filing_received',
  'filing_accepted',
  'filing_returned',
  'filing_rejected',
  'order_sent_back',
  'analysis_failed',
  'docket_entered',
  'service',
  'hearing_scheduled',
  'hearing_changed',
  'hearing_cancelled',
  'hearing_upcoming',
  'deadline_upcoming',
  'deadline_moved',
  'fees',
  'case_assigned',
  'judge_pending',
  'attorney_claim',
  'access_request',
  'contact_request',
  'access_decided',
  'role_changed',
  'webhook_failing',
  'seal_certificate',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The channels through which a person wants notices of a type. */
export type NotificationWays = { portal: boolean; mail: boolean };

/**
 * Receipts, decisions, and anything that starts a deadline for a person are also emailed; the rest appears only in the
 * portal.
 */
const mailedUnlessRefused: readonly NotificationKind[] = [
  'filing_received',
  'filing_accepted',
  'filing_returned',
  'filing_rejected',
  'order_sent_back',
  'docket_entered',
  'service',
  'hearing_scheduled',
  'hearing_changed',
  'hearing_cancelled',
  'hearing_upcoming',
  'deadline_upcoming',
  'deadline_moved',
  'fees',
  'access_decided',
  'contact_request',
  'role_changed',
  'seal_certificate',
];

/** The default channels for notices of a type. */
export function usualWays(kind: NotificationKind): NotificationWays {
  return { portal: true, mail: mailedUnlessRefused.includes(kind) };
}
