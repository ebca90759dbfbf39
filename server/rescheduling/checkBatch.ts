import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { checkBatch as asked, BatchProblem, NewBatch } from '#contract/hearingBatches';
import { clockTime } from '#contract/messages/en/words';
import { spellWeekday } from '#domain/days/spellDay';
import { givesDates } from '#domain/hearings/batches/batchActs';
import { type CheckedTime, checkTimes } from '#domain/hearings/batches/checkTimes';
import type { FoundHearing } from '#server/calendar/FoundHearing';
import { findHearings } from '#server/calendar/hearingRepository';
import { findInterpreterNames } from '#server/calendar/staff/findInterpretersForSystem';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { arrangeBatch, type GivenInterpreter } from './arrangeBatch.ts';
import { blockedBy } from './chooseHearings.ts';
import { describeObstacle } from './describeObstacle.ts';

type Asked = Pick<NewBatch, 'act' | 'hearings' | 'scope'>;
/** `confirms`: requests get their time too, and are on the calendar from then on. */
type Checking = { now: Date; locks: boolean; confirms?: boolean };
type Checked = {
  found: ReadonlyMap<string, FoundHearing>;
  /** The hearings that can be rescheduled, with their new times if the act gives them. */
  accepted: { found: FoundHearing; time: CheckedTime | null }[];
  problems: BatchProblem[];
};

/** The problems of a batch before it is applied. */
export async function checkBatch(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  given: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const { problems } = await checkIn(db, actor, given, { now: now(), locks: false });
  return { problems };
}

/**
 * Checks what a batch does with each hearing, in the caller's transaction: that the user sees it, that no one changed it
 * since, and that its new time is open. Problems are named for each hearing.
 */
export async function checkIn(
  tx: Db,
  actor: Actor,
  { act, hearings: rows, scope }: Asked,
  checking: Checking,
): Promise<Checked> {
  const ids = rows.map(({ hearing_id }) => hearing_id);
  const all = await findHearings(tx, actor, { ids }, { limit: ids.length, offset: 0 });
  const found = new Map(all.map((one) => [one.hearing.id, one]));
  const problems: BatchProblem[] = [];
  const current = rows.filter(({ hearing_id, version }) => {
    const problem = problemOf(found.get(hearing_id), version, checking);
    if (problem) problems.push({ hearing_id, problems: [problem] });
    return !problem;
  });
  if (!givesDates(act) || current.length === 0) {
    return { found, problems, accepted: current.map((row) => ({ found: found.get(row.hearing_id)!, time: null })) };
  }
  const checked = await checkNewTimes(tx, actor, current, { ...checking, found, scope });
  return { found, accepted: checked.accepted, problems: [...problems, ...checked.problems] };
}

function problemOf(
  found: FoundHearing | undefined,
  version: number,
  { now, confirms = false }: Checking,
): string | null {
  if (!found) return 'This hearing is not in your court, or you do not have access to it';
  const { hearing } = found;
  const isRequest = hearing.status === 'requested';
  if (isRequest && confirms) return hearing.version === version ? null : 'This request was changed';
  if (hearing.status !== 'scheduled') return 'This hearing is no longer scheduled';
  if (hearing.version !== version) {
    const when = `${spellWeekday(hearing.hearing_date)}, ${clockTime(hearing.hearing_time.slice(0, 5))}`;
    return `This hearing was changed. It is now set for ${when}, ${hearing.venue}`;
  }
  return hearing.starts_at < now ? 'This hearing has begun' : null;
}

async function checkNewTimes(
  tx: Db,
  actor: Actor,
  rows: Asked['hearings'],
  { found, scope, now, locks }: Checking & { found: ReadonlyMap<string, FoundHearing>; scope: Asked['scope'] },
): Promise<Pick<Checked, 'accepted' | 'problems'>> {
  const interpreters = await findGivenInterpreters(tx, actor, rows);
  const { calendar, engagements, hearings, rooms, judges, zone } = await arrangeBatch(tx, {
    ...{ viewer: actor, now, locks, judges: rows.flatMap(({ judge_id }) => judge_id ?? []), interpreters },
    found: rows.map(({ hearing_id }) => found.get(hearing_id)!),
    days: rows.map(({ hearing_date }) => hearing_date!),
  });
  const byId = new Map(hearings.map((hearing) => [hearing.id, hearing]));
  const problems: BatchProblem[] = [];
  const chosen = rows.flatMap(({ hearing_id, hearing_date, hearing_time, courtroom_id, judge_id, interpreter_id }) => {
    const hearing = byId.get(hearing_id)!;
    if (interpreter_id !== undefined && !interpreters.has(hearing_id)) {
      problems.push({ hearing_id, problems: ['Choose an interpreter of this court who takes on hearings'] });
      return [];
    }
    const room = courtroom_id === undefined ? undefined : rooms.find(({ id }) => id === courtroom_id);
    if (courtroom_id !== undefined && courtroom_id !== hearing.courtroom_id && !room) {
      problems.push({ hearing_id, problems: ['Choose a courtroom of this court that is in use'] });
      return [];
    }
    const judge = judges.find(({ id }) => id === (judge_id ?? hearing.judge_id));
    const isOther = judge_id !== undefined && judge_id !== hearing.judge_id;
    if (isOther && !judge) {
      problems.push({ hearing_id, problems: ['Choose a judge of this court'] });
      return [];
    }
    const { courtroom_id: to, venue } = room ? { courtroom_id: room.id, venue: room.name } : hearing;
    const slot = { date: hearing_date!, time: hearing_time!, courtroom_id: to, venue };
    return [{ hearing, slot: isOther ? { ...slot, judge_id, judge: judge!.name } : slot }];
  });
  const { accepted, refused } = checkTimes(chosen, { calendar, engagements, blocked: blockedBy(scope, zone) });
  for (const { hearing, slot, objections } of refused) {
    const one = found.get(hearing.id)!;
    const named = { ...one, hearing: { ...one.hearing, ...interpreters.get(hearing.id) } };
    const said = objections.map((objection) => describeObstacle(objection, named, zone, slot));
    problems.push({ hearing_id: hearing.id, problems: [...new Set(said)] });
  }
  return { problems, accepted: accepted.map((time) => ({ found: found.get(time.hearing.id)!, time })) };
}

/** The interpreters whom a batch gives its hearings, by hearing: those who are on the court's list and take on hearings. */
async function findGivenInterpreters(
  tx: Db,
  { court_id }: Actor,
  rows: Asked['hearings'],
): Promise<Map<string, GivenInterpreter>> {
  const ids = rows.flatMap(({ interpreter_id }) => interpreter_id ?? []);
  const names = await findInterpreterNames(tx, court_id, ids);
  const given = new Map<string, GivenInterpreter>();
  for (const { hearing_id, interpreter_id = '' } of rows) {
    const interpreter = names.get(interpreter_id);
    if (interpreter) given.set(hearing_id, { interpreter, interpreter_id });
  }
  return given;
}
