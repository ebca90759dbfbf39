import type { NewRuling } from '#contract/rulings';
import { judgesDispositions } from '#domain/rulings/allowedDispositions';
import { checkRuling, type RulingProblem } from '#domain/rulings/checkRuling';
import { clockOfSubmission, clockSince } from '#domain/rulings/clocksOf';
import type { RulingDetails } from '#domain/rulings/dispositions';
import { dueOn } from '#domain/rulings/dueOn';
import { writeRuling } from '#domain/rulings/writeRuling';
import { findHearings } from '#server/calendar/hearingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { assertNoProblems } from '#server/kernel/invalidInput';
import { Refusal } from '#server/kernel/Refusal';
import { findCovering } from './describeMotions.ts';
import type { HeldMotion } from './lockMotion.ts';

export type AskedRuling = Pick<NewRuling, 'filing_id' | 'disposition'> &
  Partial<Pick<NewRuling, 'hearing_id' | 'reasons' | 'details' | 'submitted_on' | 'version'>>;

const texts: Record<RulingProblem['says'], string> = {
  missing: 'Enter this.',
  future: 'This date is in the future.',
  not_allowed: 'This ruling does not apply to this type of motion.',
  reason_to_resubmit: 'The motion is under submission. Enter the good cause to end the submission.',
  days: 'Enter 1 to 180 days.',
};

/** A ruling as the table keeps it, checked, with its clock and its docket text. */
export async function composeRuling(tx: Db, judge: Actor, motion: HeldMotion, asked: AskedRuling) {
  const { court, matter, present } = motion;
  const { disposition, reasons = '' } = asked;
  const details = withoutUndefined(asked.details ?? {});
  const submitted_on = disposition === 'submitted' ? (asked.submitted_on ?? null) : null;
  const isSubmitted = present?.ruling.disposition === 'submitted';
  const problems = checkRuling(
    { disposition, reasons, details, submitted_on },
    { allowed: judgesDispositions(matter.code, matter.system), today: court.today, isSubmitted },
  );
  assertNoProblems(problems.map(({ field, says }) => ({ field, message: texts[says] })));
  const { hearing, next } = await findItsHearings(tx, judge, motion, asked.hearing_id, details);
  const since = disposition === 'deferred' ? (present?.ruling.submitted_on ?? court.today) : submitted_on;
  const shown = next ? { day: next.hearing_date, time: next.hearing_time.slice(0, 5) } : null;
  const written = {
    ...{ disposition, reasons, details, submitted_on },
    hearing: hearing ? { day: hearing.hearing_date } : null,
    next_hearing: shown,
    covering: findCovering(judge, motion.held),
  };
  return {
    values: {
      ...{ disposition, reasons, details, submitted_on, hearing_id: hearing?.id ?? null },
      ...clockFrom(motion, since),
    },
    hearing,
    text: writeRuling(motion, written, motion.style),
  };
}

/** The clock that runs on the judge once a matter is submitted, and its last day. */
function clockFrom({ matter, court, filed_on }: HeldMotion, submitted_on: string | null) {
  if (submitted_on === null) return { clock: null, due_on: null };
  const clock = clockOfSubmission(matter) ?? clockSince(matter, 'hearing') ?? clockSince(matter, 'filing');
  if (!clock) return { clock: null, due_on: null };
  const from = clock.starts === 'filing' ? filed_on : submitted_on;
  return { clock: clock.id, due_on: dueOn(clock, from, court.calendar) };
}

/** The hearing of the motion, and the one to which it is continued; both are of its case. */
async function findItsHearings(
  tx: Db,
  judge: Actor,
  { held, court }: HeldMotion,
  hearing_id: string | undefined,
  { next_hearing_id, next_hearing }: RulingDetails,
) {
  const found = await findHearings(tx, judge, { case_id: held.id }, { limit: 200, offset: 0, latestFirst: true });
  const ofCase = found.map(({ hearing }) => hearing);
  const named = (id: string) => {
    const one = ofCase.find((hearing) => hearing.id === id);
    if (!one) throw new Refusal('hearing_of_another_case');
    return one;
  };
  const upcoming = ofCase.filter(({ status, hearing_date }) => status === 'scheduled' && hearing_date >= court.today);
  const hearing = hearing_id ? named(hearing_id) : (upcoming.at(-1) ?? null);
  if (!next_hearing_id) return { hearing, next: next_hearing ?? null };
  const next = named(next_hearing_id);
  if (next.status !== 'scheduled' || next.id === hearing?.id) throw new Refusal('hearing_of_another_case');
  return { hearing, next };
}

function withoutUndefined(details: NonNullable<AskedRuling['details']>): RulingDetails {
  const given = Object.entries(details).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(given) as RulingDetails;
}
