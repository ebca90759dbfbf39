import { sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { listMatters as asked, Matter } from '#contract/matters';
import { readsLevel } from '#domain/access/accessLevels';
import { dateInZone } from '#domain/days/dateInZone';
import { daysBetween } from '#domain/days/days';
import { codeSystemOf, docketStyleOf } from '#domain/docketing/codesOf';
import { judgeClocks } from '#domain/rulings/data/judgeClocks';
import { dispositions } from '#domain/rulings/dispositions';
import { nameMotion } from '#domain/rulings/nameMotion';
import { findCases } from '#server/cases/caseRepository';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { findFilingsForSystem } from '#server/filings/filingsForSystem';
import { findJudicialFilings } from '#server/filings/judicialFilings';
import { sendCsv } from '#server/http/sendCsv';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { describeMotions } from '../describeMotions.ts';
import { describeRuling } from '../describeRuling.ts';
import { decidedFilingsForSystem, findRulingsOfMotions, findSubmitted } from '../rulingRepository.ts';
import { findJudgesReported } from './findJudges.ts';

type Working = Needs<'db' | 'now'>;
const most = 2000;

/** What the court must report of matters that are not decided, and how long each of them has waited. */
export async function listMatters(
  { db, now }: Working,
  viewer: Actor,
  { judge_id }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const court = await readCourt(db, now(), viewer.court_id);
  const system = codeSystemOf(court);
  const judges = await findJudgesReported(db, viewer, judge_id);
  const data: Matter[] = [];
  for (const judge of judges) {
    data.push(...(await submittedTo(db, viewer, judge, court)));
    const isCounted = judgeClocks.some((one) => one.system === system && one.effect === 'public_list');
    if (isCounted) data.push(...(await pendingBefore(db, viewer, judge, court)));
  }
  data.sort((one, other) => one.since.localeCompare(other.since));
  const lists = judgeClocks.filter(
    ({ system: of, effect, codes }) =>
      of === system && codes === '*' && ['salary_withheld', 'reported', 'public_list', 'ruling_due'].includes(effect),
  );
  return {
    ...{ today: court.today, court: court.name, data },
    judges: judges
      .map(({ person_id: id, full_name: name }) => ({
        id,
        name,
        ...countOf(data.filter((one) => one.judge_id === id)),
      }))
      .filter(({ total }) => total > 0),
    lists: lists.map(({ id, label, authority, note }) => ({ id, label, authority, note: note ?? null })),
  };
}

function countOf(matters: readonly Matter[]) {
  const over = (days: number) => matters.filter(({ age_days }) => age_days > days).length;
  const past_due = matters.filter(({ clock }) => clock?.tone === 'past').length;
  return { total: matters.length, over_30: over(30), over_60: over(60), over_90: over(90), past_due };
}

/** What a judge has taken under submission, also in a case that has another judge since. */
async function submittedTo(db: Db, viewer: Actor, judge: Actor, court: KnownCourt): Promise<Matter[]> {
  const found = await findSubmitted(db, judge, most);
  const [filings, cases] = await Promise.all([
    findFilingsForSystem(
      db,
      found.map(({ ruling }) => ruling.filing_id),
    ),
    findCases(
      db,
      viewer,
      found.map(({ ruling }) => ruling.case_id),
    ),
  ]);
  return found.flatMap((one) => {
    const { filing_id, case_id, submitted_on, disposition, ruled_at } = one.ruling;
    const about = cases.get(case_id);
    const filing = filings.get(filing_id);
    if (!about || !filing || !readsLevel(viewer.capacity, filing.access)) return [];
    const since = submitted_on ?? dateInZone(ruled_at!, court.time_zone);
    return [
      {
        ...{ filing_id, case_id, case_number: about.case_number, case_title: about.title },
        motion: nameMotion({ title: filing.title ?? filing.document_name, number: null }, docketStyleOf(court)),
        ...{ judge_id: judge.person_id, judge: judge.full_name, disposition, since },
        age_days: daysBetween(since, court.today),
        clock: describeRuling(one, court.today).clock,
      },
    ];
  });
}

/** Motions that are not under submission and count from their filing, as on the six-month list. */
async function pendingBefore(db: Db, viewer: Actor, judge: Actor, court: KnownCourt): Promise<Matter[]> {
  const without = sql`(${decidedFilingsForSystem(db, court.id)})`;
  const found = await findJudicialFilings(
    db,
    judge,
    { needs: 'ruling', without, reader: viewer },
    { limit: most, offset: 0 },
  );
  const ids = found.map(({ filing }) => filing.id);
  const [cases, rulings] = await Promise.all([
    findCases(
      db,
      viewer,
      found.map(({ case_id }) => case_id),
    ),
    findRulingsOfMotions(db, judge, ids),
  ]);
  return describeMotions(found, { court, cases, rulings, tentatives: new Map(), viewer: judge }).flatMap((motion) => {
    const { filing_id, case_id, case_number, case_title, title, filed_on, clock, present, style } = motion;
    const isSubmitted = present?.disposition === 'submitted' || present?.disposition === 'deferred';
    if (isSubmitted || !clock || filed_on === null) return [];
    return [
      {
        ...{ filing_id, case_id, case_number, case_title, motion: nameMotion({ title, number: null }, style) },
        ...{ judge_id: judge.person_id, judge: judge.full_name, disposition: null, since: filed_on },
        ...{ age_days: daysBetween(filed_on, court.today), clock },
      },
    ];
  });
}

/** The same list as a file. */
export async function downloadMatters(
  needs: Working,
  viewer: Actor,
  { which, reply }: { which: InputOf<typeof asked>; reply: FastifyReply },
): Promise<FastifyReply> {
  const { data, today } = await listMatters(needs, viewer, which);
  const header = ['judge', 'case_number', 'case_title', 'motion', 'status', 'since', 'days', 'last_day', 'authority'];
  const rows = data.map((one) => [
    ...[one.judge, one.case_number, one.case_title, one.motion],
    ...[one.disposition ? dispositions[one.disposition].label : 'Pending', one.since, one.age_days],
    ...[one.clock?.due_on ?? null, one.clock?.authority ?? null],
  ]);
  return sendCsv(reply, `submitted-matters-${today}.csv`, header, rows);
}
