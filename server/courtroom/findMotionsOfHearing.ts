import type { PendingMotion } from '#contract/rulings';
import type { PronouncedRuling } from '#domain/courtroom/HearingRecord';
import { nameMotion } from '#domain/rulings/nameMotion';
import { writeRuling } from '#domain/rulings/writeRuling';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import { findCases } from '#server/cases/caseRepository';
import { readCourt } from '#server/courts/readCourt';
import { findJudicialFilings } from '#server/filings/judicialFilings';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { describeMotions } from '#server/rulings/describeMotions';
import { judgeActor } from '#server/rulings/judgeActor';
import { findRulingsOfMotions } from '#server/rulings/rulingRepository';

const most = 100;

/** The motions of a case that its hearing can decide, and the rulings that the judge already made at this hearing. */
export type MotionsOfHearing = { motions: PendingMotion[]; made: MadeAtHearing[] };
export type MadeAtHearing = Pick<PronouncedRuling, 'filing_id' | 'disposition' | 'motion' | 'text'>;

/** The motions of the case before the judge of the hearing, whose case it must be. */
export async function findMotionsOfHearing(
  db: Db,
  { now }: Needs<'now'>,
  hearing: StoredHearing,
): Promise<MotionsOfHearing> {
  const { judge_id, case_id, court_id } = hearing;
  if (judge_id === null || case_id === null) return { motions: [], made: [] };
  const judge = await judgeActor(db, { judge_id, court_id });
  const filter = { needs: 'ruling' as const, case_ids: [case_id] };
  const found = await findJudicialFilings(db, judge, filter, { limit: most, offset: 0 });
  const ids = found.map(({ filing }) => filing.id);
  const court = await readCourt(db, now(), court_id);
  const [cases, rulings] = await Promise.all([findCases(db, judge, [case_id]), findRulingsOfMotions(db, judge, ids)]);
  // The record of the courtroom shows no tentative rulings, which only chambers reads before they are published.
  const known = { court, cases, rulings, tentatives: new Map(), viewer: judge };
  const described = describeMotions(found, known).filter(({ is_docketed }) => is_docketed);
  const ofHearing = ({ present }: PendingMotion) => present?.hearing_id === hearing.id && present.entry !== null;
  return {
    motions: described
      .filter((motion) => !ofHearing(motion) && !isDecided(motion))
      .map((motion) => ({ ...motion, allowed: motion.allowed.filter(isPronounced) })),
    made: described.filter(ofHearing).map((motion) => describeMade(motion, hearing.hearing_date)),
  };
}

/** Continuances and hearings taken off calendar are outcomes of the hearing, not rulings on its motions. */
export const isPronounced = (disposition: string): boolean =>
  disposition !== 'continued' && disposition !== 'off_calendar';

const leavePending = ['submitted', 'deferred', 'continued', 'off_calendar', 'referred'];
const isDecided = ({ present }: PendingMotion) => present !== null && !leavePending.includes(present.disposition);

function describeMade(motion: PendingMotion, day: string): MadeAtHearing {
  const { disposition, reasons, details, submitted_on, entry } = motion.present!;
  const ruling = { disposition, reasons, details: withoutUndefined(details), submitted_on, hearing: { day } };
  const onDocket = { title: motion.docket_title, number: motion.number };
  const text = writeRuling(onDocket, ruling, motion.style);
  return {
    ...{ filing_id: motion.filing_id, disposition, motion: nameMotion(onDocket, motion.style) },
    text: `${text.replace(/\.$/, '')} (Entry ${entry}).`,
  };
}

function withoutUndefined<T extends object>(details: T) {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}
