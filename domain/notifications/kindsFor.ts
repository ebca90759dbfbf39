import type { Capacity } from '#domain/identity/permissions';
import { type NotificationKind, notificationKinds } from './kinds.ts';

const everyone: readonly NotificationKind[] = ['role_changed'];
const filers: readonly NotificationKind[] = [
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
];
const hearings: readonly NotificationKind[] = ['hearing_scheduled', 'hearing_changed', 'hearing_cancelled'];
const outside: readonly NotificationKind[] = ['access_decided'];

const kindsByCapacity: Record<Exclude<Capacity, 'visitor'>, readonly NotificationKind[]> = {
  signing_in: [],
  pending_judge: [],
  self_represented: filers,
  attorney: [...filers, ...outside],
  clerk: [
    'filing_received',
    'order_sent_back',
    'analysis_failed',
    'attorney_claim',
    'deadline_upcoming',
    'deadline_moved',
    ...hearings,
  ],
  judge: ['filing_received', 'deadline_upcoming', 'deadline_moved', 'case_assigned', ...hearings],
  court_administrator: [...notificationKinds],
  it_personnel: ['webhook_failing', 'seal_certificate', ...outside],
};

/** The types of notices that a person in a capacity can receive; the others would be switches without effect. */
export function kindsFor(capacity: Exclude<Capacity, 'visitor'>): NotificationKind[] {
  const known = new Set([...everyone, ...kindsByCapacity[capacity]]);
  return notificationKinds.filter((kind) => known.has(kind));
}
