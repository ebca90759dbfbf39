import { dateInZone } from '#domain/days/dateInZone';
import type { EntryEffect } from '#domain/docketing/entryEffects';
import { lockCaseForSystem } from '#server/cases/findCaseForSystem';
import { makeRecordedState } from '#server/cases/life/changeCaseState';
import { disposeParty } from '#server/cases/life/disposeParty';
import { endCounsel } from '#server/cases/participants/changeCounsel';
import { findParticipantVersionForSystem } from '#server/cases/participants/participantRepository';
import { scheduleHearing } from '#server/hearings/scheduleHearing';
import { findActorInCourt } from '#server/identity/findActorsByCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import type { Outcome } from '../Outcome.ts';

type Working = Needs<'db' | 'config' | 'now'>;
type Doing = { needs: Working; clerk: Actor; case_id: string; reason: string; today: string };

/**
 * Sets the hearing of an accepted filing on the calendar, and makes its effects on the case, as acts of the clerk who
 * confirmed them. A refusal, for example because the time is taken, ends the entire acceptance.
 */
export async function applyEntry(tx: Db, needs: Working, { review, filing, court, at }: Outcome, case_id: string) {
  const { hearing, effects = [], text } = review.docket_entry ?? {};
  if (!hearing && effects.length === 0) return;
  const clerk = await actAs(tx, review.decided_by, filing.court_id);
  const doing = {
    ...{ needs: { ...needs, db: tx as Working['db'] }, clerk, case_id },
    reason: (text ?? '').slice(0, 500),
    today: dateInZone(at, court.time_zone),
  };
  if (hearing) {
    const { case_number, case_type, title: case_title } = await lockCaseForSystem(tx, case_id);
    await scheduleHearing(doing.needs, clerk, { ...hearing, case_number, case_type, case_title });
  }
  for (const effect of effects) await make(tx, doing, effect);
}

async function make(tx: Db, { needs, clerk, case_id, reason, today }: Doing, effect: EntryEffect): Promise<void> {
  const held = await lockCaseForSystem(tx, case_id);
  const { id, version } = held;
  switch (effect.kind) {
    case 'inactive':
    case 'active':
    case 'disposed': {
      const { kind: state } = effect;
      const change = {
        ...{ state, reason },
        ...('reason' in effect && { inactive_reason: effect.reason }),
        ...('disposition' in effect && { disposition: effect.disposition }),
      };
      return makeRecordedState(tx, needs, clerk, held, change);
    }
    case 'party_disposed': {
      const { party_id, disposition } = effect;
      await disposeParty(needs, clerk, { id, version, party_id, disposition, decided_on: today, reason });
      return;
    }
    case 'counsel': {
      const { participant_id, counsel_id, bar_number, incoming } = effect;
      const of = { id, participant_id, version: await findParticipantVersionForSystem(tx, participant_id) };
      const ending = { kind: 'substituted' as const, basis: 'substitution' as const, on: today, note: '' };
      await endCounsel(needs, clerk, { ...of, counsel_id, ...ending, bar_number, full_name: incoming });
    }
  }
}

/** The clerk who decided, for use cases that act on a person's behalf, with the role that the clerk has now. */
async function actAs(tx: Db, person_id: string, court_id: string): Promise<Actor> {
  const from = { session_id: 'decision', address: '', user_agent: null };
  const clerk = await findActorInCourt(tx, { person_id, court_id }, from);
  if (!clerk) throw new Refusal('not_permitted');
  return clerk;
}
