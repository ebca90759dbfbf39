import type { NewHearing } from '#contract/hearings';
import type { FieldProblem } from '#contract/refusals';
import { findJudge, findKind, findRoom, type Lookup } from '#domain/hearings/findByName';
import { readDirectory } from '#server/calendar/readDirectory';
import { findDisqualified } from '#server/cases/judges/disqualifications';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { assertNoProblems } from '#server/kernel/invalidInput';
import { describeNameProblem } from './describeNameProblem.ts';
import { findCase, findCounsel } from './findCaseAndCounsel.ts';
import { findAttendingStaff, type KeptStaff } from './staff/findAttendingStaff.ts';

type Names = 'judge' | 'judge_id' | 'venue' | 'event_type' | 'case_number' | 'case_title' | 'case_type';
/** What the request names. */
export type AskedHearing = Pick<NewHearing, Names | 'duration_minutes' | 'attorney_ids'> & KeptStaff;

/** The same, with everything that the names refer to. */
export type ResolvedHearing = Awaited<ReturnType<typeof resolveHearing>>;

/** The duration of hearings in a court that has not named its kinds of events. */
const usualMinutes = 30;

/** How long a hearing lasts: as requested, or as hearings of its kind usually do. */
export const durationOf = (requested: number | undefined, kind: { duration_minutes: number } | null | undefined) =>
  requested ?? kind?.duration_minutes ?? usualMinutes;

/** Finds judge, courtroom, event type, case, and counsel. All names without a match are reported together. */
export async function resolveHearing(tx: Db, actor: Actor, asked: AskedHearing) {
  const directory = await readDirectory(tx, actor.court_id);
  const problems: FieldProblem[] = [];
  const take = <T>(lookup: Lookup<T>, field: string, name: string): T | null => {
    if ('found' in lookup) return lookup.found;
    problems.push({ field, message: describeNameProblem(lookup.problem, name) });
    return null;
  };
  const judge = take(findJudge(directory, asked.judge, asked.judge_id), 'judge', asked.judge);
  const room = take(findRoom(directory, asked.venue), 'venue', asked.venue);
  const kind = take(findKind(directory, asked.event_type), 'event_type', asked.event_type);
  const found = await findCase(tx, actor, asked.case_number, problems);
  const counsel = await findCounsel(tx, actor, { ids: asked.attorney_ids, case_id: found?.id }, problems);
  assertNoProblems(problems);
  const disqualified = found ? await findDisqualified(tx, found.id) : [];
  return {
    disqualified: [...disqualified],
    judge_id: judge!.id,
    judge: judge!.name,
    courtroom_id: room?.id ?? null,
    venue: room?.name ?? asked.venue,
    event_type_id: kind?.id ?? null,
    event_type: kind?.name ?? asked.event_type,
    held_in_sitting: kind?.held_in_sitting ?? false,
    duration_minutes: durationOf(asked.duration_minutes, kind),
    // The docket is right about a case that is on it; scheduleHearing reports what it replaced.
    case_id: found?.id ?? null,
    case_number: found?.case_number ?? asked.case_number,
    case_title: found?.title ?? asked.case_title,
    case_type: found?.case_type ?? asked.case_type,
    ...(await findAttendingStaff(tx, actor, asked)),
    attorneys: counsel,
  };
}

/** The columns of a hearing that follow from the request. */
export function columnsOf({ attorneys, held_in_sitting: _shared, disqualified: _judges, ...columns }: ResolvedHearing) {
  return { ...columns, attorney_ids: attorneys.map(({ id }) => id) };
}
