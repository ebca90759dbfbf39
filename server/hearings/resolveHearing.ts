import { and, eq, inArray } from 'drizzle-orm';
import type { FieldProblem } from '#contract/refusals';
import type { CaseType } from '#domain/courts/choices';
import { findJudge, findKind, findRoom, type Lookup } from '#domain/hearings/findByName';
import { readDirectory } from '#server/calendar/readDirectory';
import { hasBareNumber } from '#server/db/bareNumber';
import { caseAssignments, cases } from '#server/db/schema/cases';
import { attorneys } from '#server/db/schema/people';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { visibleCases } from '#server/visibility/visibleCases';
import { describeNameProblem } from './describeNameProblem.ts';

/** What was asked for by name. */
export type AskedHearing = {
  judge: string;
  judge_id?: string | undefined;
  venue: string;
  event_type: string;
  case_number: string;
  case_title: string;
  case_type: CaseType;
  mediator: string | null;
  interpreter: string | null;
  duration_minutes?: number | undefined;
  attorney_ids?: string[] | undefined;
};

/** The same with everything found that the names stand for. */
export type ResolvedHearing = {
  judge_id: string;
  judge: string;
  courtroom_id: string | null;
  venue: string;
  event_type_id: string | null;
  event_type: string;
  held_in_sitting: boolean;
  duration_minutes: number;
  case_id: string | null;
  case_number: string;
  case_title: string;
  case_type: CaseType;
  mediator: string | null;
  interpreter: string | null;
  attorneys: { id: string; full_name: string }[];
};

/** The duration of hearings in a court that has not named its kinds of events. */
const usualMinutes = 30;

/** Finds judge, room, kind of event, case and counsel. Every name that leads to nothing is reported at once. */
export async function resolveHearing(tx: Db, actor: Actor, asked: AskedHearing): Promise<ResolvedHearing> {
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
  const counsel = await findCounsel(tx, actor, asked.attorney_ids, found?.id ?? null, problems);
  if (problems.length > 0) throw new Refusal('invalid_input', { fields: problems });
  return {
    judge_id: judge!.id,
    judge: judge!.name,
    courtroom_id: room?.id ?? null,
    venue: room?.name ?? asked.venue,
    event_type_id: kind?.id ?? null,
    event_type: kind?.name ?? asked.event_type,
    held_in_sitting: kind?.held_in_sitting ?? false,
    duration_minutes: asked.duration_minutes ?? kind?.duration_minutes ?? usualMinutes,
    // The docket is right about a case that is on it; scheduleHearing tells the sender what it replaced.
    case_id: found?.id ?? null,
    case_number: found?.case_number ?? asked.case_number,
    case_title: found?.title ?? asked.case_title,
    case_type: found?.case_type ?? asked.case_type,
    mediator: asked.mediator || null,
    interpreter: asked.interpreter || null,
    attorneys: counsel,
  };
}

/** The columns of a hearing that follow from what was asked for. */
export function columnsOf({ attorneys, held_in_sitting: _shared, ...columns }: ResolvedHearing) {
  return { ...columns, attorney_ids: attorneys.map(({ id }) => id) };
}

async function findCase(tx: Db, actor: Actor, case_number: string, problems: FieldProblem[]) {
  const [found, another] = await tx
    .select({ id: cases.id, case_number: cases.case_number, title: cases.title, case_type: cases.case_type })
    .from(cases)
    .where(
      and(eq(cases.court_id, actor.court_id), hasBareNumber(cases.case_number, case_number), visibleCases(tx, actor)),
    )
    .limit(2);
  const one = another ? undefined : found;
  if (!one && actor.capacity === 'attorney') {
    problems.push({ field: 'case_number', message: 'There is no case with this number in which you have filed' });
  }
  return one;
}

async function findCounsel(
  tx: Db,
  actor: Actor,
  ids: string[] | undefined,
  case_id: string | null,
  problems: FieldProblem[],
) {
  const columns = { id: attorneys.id, full_name: attorneys.full_name };
  if (ids === undefined) {
    if (!case_id) return [];
    return tx
      .select(columns)
      .from(caseAssignments)
      .innerJoin(attorneys, eq(attorneys.id, caseAssignments.attorney_id))
      .where(eq(caseAssignments.case_id, case_id))
      .orderBy(attorneys.id);
  }
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const found = await tx
    .select(columns)
    .from(attorneys)
    .where(and(eq(attorneys.court_id, actor.court_id), inArray(attorneys.id, wanted)))
    .orderBy(attorneys.id);
  if (found.length < wanted.length) problems.push({ field: 'attorney_ids', message: 'Choose attorneys of the roster' });
  return found;
}
