import { spellDay } from '#domain/days/spellDay';
import type { RulingDetails } from '#domain/rulings/dispositions';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import { findHearingsByIdForSystem } from '#server/calendar/findHearingsByIdForSystem';
import { writeMoves } from '#server/calendar/hearingMoves';
import { endIn } from '#server/hearings/endHearing';
import { scheduleIn } from '#server/hearings/scheduleHearing';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';

type Moving = { disposition: string; hearing: StoredHearing | null; details: RulingDetails; reasons: string };

/**
 * What a ruling does to the calendar: a continuance ends the present hearing, which stays on record with its date, and
 * schedules the new one unless it exists; off calendar cancels the hearing. Returns the hearing to which it is continued.
 */
export async function moveHearingOfRuling(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  judge: Actor,
  { disposition, hearing, details, reasons }: Moving,
): Promise<string | null> {
  if (disposition !== 'continued' && disposition !== 'off_calendar') return null;
  const said = reasons.slice(0, 400);
  if (hearing?.status === 'scheduled') {
    const status = disposition === 'continued' ? 'adjourned' : 'cancelled';
    const to = details.next_hearing ? `Continued to ${spellDay(details.next_hearing.hearing_date)}` : 'Continued';
    const reason = [disposition === 'continued' ? to : 'Off calendar', said].filter(Boolean).join('. ');
    await endIn(tx, needs, judge, { id: hearing.id, version: hearing.version, reason }, status);
  }
  if (disposition === 'off_calendar' || !details.next_hearing) return details.next_hearing_id ?? null;
  if (!hearing) throw invalidInput('next_hearing', 'This motion has no hearing to continue. Schedule one first.');
  const made = await scheduleIn(tx, needs, judge, { ...like(hearing), ...details.next_hearing }, hearing);
  const held = await findHearingsByIdForSystem(tx, [hearing.id, made.hearing.id]);
  const next = held.get(made.hearing.id)!;
  const about = {
    act: 'continue',
    batch_id: null,
    reason: said || null,
    by: judge.person_id,
    at: needs.now(),
  } as const;
  await writeMoves(tx, [{ before: hearing, after: held.get(hearing.id)!, next }], about);
  return made.hearing.id;
}

/** A new hearing like the present one. */
function like(hearing: StoredHearing) {
  const { judge, judge_id, case_title, case_number, case_type, event_type, venue, duration_minutes } = hearing;
  return {
    ...{ judge, case_title, case_number, case_type, event_type, venue, duration_minutes },
    judge_id: judge_id ?? undefined,
  };
}
