import type { CourtroomEntry } from '#contract/courtroom';
import type { RecordEntry } from '#domain/courtroom/enterOnRecord';
import type { HearingRecord, PronouncedRuling } from '#domain/courtroom/HearingRecord';
import { nameMotion } from '#domain/rulings/nameMotion';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { composeRuling } from '#server/rulings/composeRuling';
import { judgeActor } from '#server/rulings/judgeActor';
import { lockMotion } from '#server/rulings/lockMotion';
import { findRulingsOfMotions } from '#server/rulings/rulingRepository';
import { findMotionsOfHearing, isPronounced } from './findMotionsOfHearing.ts';
import type { HearingWithCase } from './findSessionHearing.ts';

type Working = Needs<'config' | 'now'>;
type Asked = Omit<Extract<CourtroomEntry, { does: 'rule' }>, 'does'>;

/** How the judge ruled from the bench, checked as if the judge ruled now, with the text for the docket. */
export async function pronounce(
  tx: Db,
  needs: Working,
  clerk: Actor,
  hearing: HearingWithCase,
  { ruling_version: version, ...asked }: Asked,
): Promise<PronouncedRuling> {
  const { judge_id, court_id } = hearing;
  if (judge_id === null) throw new Refusal('hearing_without_judge');
  if (!isPronounced(asked.disposition)) throw new Refusal('bench_ruling_elsewhere');
  const judge = await judgeActor(tx, { judge_id, court_id });
  const motion = await lockMotion(tx, needs, judge, { filing_id: asked.filing_id, version });
  if (motion.held.id !== hearing.case_id) throw new Refusal('hearing_of_another_case');
  const { held } = await findRulingsOfMotions(tx, clerk, [asked.filing_id]);
  if (held.size > 0) throw new Refusal('ruling_held');
  const { values, text } = await composeRuling(tx, judge, motion, { ...asked, hearing_id: hearing.id });
  const { disposition, reasons, details, submitted_on } = values;
  const { filing_id } = asked;
  return {
    ...{ filing_id, disposition, reasons, details, submitted_on, version, text },
    motion: nameMotion({ title: motion.title, number: motion.number }, motion.style),
  };
}

/** When a hearing ends as submitted, the motions without a ruling are taken under submission, and their clocks run. */
export async function submitPending(
  tx: Db,
  needs: Working,
  clerk: Actor,
  hearing: HearingWithCase,
  { rulings }: HearingRecord,
): Promise<RecordEntry[]> {
  const { motions } = await findMotionsOfHearing(tx, needs, hearing);
  const open = motions.filter(
    ({ filing_id, allowed, present, held }) =>
      allowed.includes('submitted') &&
      held === null &&
      present?.disposition !== 'submitted' &&
      !rulings.some((ruling) => ruling.filing_id === filing_id),
  );
  const entries: RecordEntry[] = [];
  for (const { filing_id, version } of open) {
    const asked = { filing_id, disposition: 'submitted' as const, reasons: '', details: {} };
    const more = { submitted_on: hearing.hearing_date, ruling_version: version };
    entries.push({ does: 'rule', ruling: await pronounce(tx, needs, clerk, hearing, { ...asked, ...more }) });
  }
  return entries;
}
