import { type InactiveReason, stateOf } from '#domain/cases/caseStates';
import { canHaveEffects, type EntryEffect, entryEffects } from '#domain/docketing/entryEffects';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import type { StoredCase } from '../caseRepository.ts';
import { makeRecordedState } from '../life/changeCaseState.ts';
import { findInactiveReasonForSystem } from '../life/findInactiveReason.ts';

type Court = Parameters<typeof entryEffects>[0]['court'];
/** A stay, or its end: the events of the court have no other effects. */
export type EventEffect = Extract<EntryEffect, { kind: 'inactive' | 'active' }>;

/** What an event does to the status of a case, for the person who enters it to confirm; null for nothing. */
export function eventEffect(
  code: string,
  held: Pick<StoredCase, 'case_type' | 'state' | 'status'>,
  { court, inactive_reason }: { court: Court; inactive_reason: InactiveReason | null },
): EventEffect | null {
  if (!canHaveEffects(code)) return null;
  const { case_type } = held;
  const about = { case_type, state: stateOf(held), inactive_reason, undecided: [] };
  const [effect] = entryEffects({ code, title: '', court, represented: [], incoming: null }, about);
  return effect?.kind === 'inactive' || effect?.kind === 'active' ? effect : null;
}

/** Makes the effect of an event on a case that the caller has locked. */
export async function applyEventEffect(
  tx: Db,
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  held: StoredCase,
  { code, court, reason }: { code: string; court: Court; reason: string },
): Promise<void> {
  const effect = eventEffect(code, held, { court, inactive_reason: await findInactiveReasonForSystem(tx, held.id) });
  if (!effect) throw invalidInput('changes_case', 'The case has changed. This event no longer changes its status.');
  const state = effect.kind;
  const why = effect.kind === 'inactive' ? { inactive_reason: effect.reason } : {};
  await makeRecordedState(tx, needs, actor, held, { state, reason, ...why });
}
