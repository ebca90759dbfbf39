import type { Role } from '#domain/identity/permissions';
import type { DocketEvent, Entrant } from './DocketEvent.ts';

/**
 * The entries that a role makes. The portal has one role for the clerks of the counter, the courtroom, and the cashier;
 * a judge’s order is entered by a clerk only where the list allows it.
 */
const entrants: Partial<Record<Role, readonly Entrant[]>> = {
  clerk: ['clerk', 'courtroom_clerk', 'cashier'],
  court_administrator: ['clerk', 'courtroom_clerk', 'cashier'],
  judge: ['judge'],
};

/** Events that correct an existing entry: they are made by correcting it, so that the earlier version is kept. */
const madeByCorrecting: readonly string[] = ['modified_text', 'entered_in_error', 'nunc_pro_tunc'];

/** Whether a role may make an entry of this event itself. */
export function mayEnter(role: string, event: DocketEvent): boolean {
  const as: readonly Entrant[] = entrants[role as Role] ?? [];
  return event.may_enter.some((one) => as.includes(one)) && !madeByCorrecting.includes(event.id);
}
