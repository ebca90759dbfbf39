import { eq } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { saveTentative as asked } from '#contract/tentativeRulings';
import { may } from '#domain/identity/permissions';
import { tentativeDispositions } from '#domain/rulings/tentatives/tentativeDispositions';
import { publicationOf } from '#domain/rulings/tentatives/tentativeTimes';
import { recordActivity } from '#server/activity/recordActivity';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import { rulings } from '#server/db/schema/rulings';
import { findJudicialFilings } from '#server/filings/judicialFilings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findJudgeServed } from '#server/visibility/actsFor';
import { composeRuling } from '../composeRuling.ts';
import { type HeldMotion, lockMotion } from '../lockMotion.ts';
import type { StoredRuling } from '../rulingRepository.ts';
import { findTentativeRule, momentsOf } from './courtTentatives.ts';
import { readTentativesOf } from './describeTentative.ts';
import { publishAt } from './tentativeJobs.ts';
import { findTentativesOfMotions, moveNotices } from './tentativeRepository.ts';

type Working = Needs<'db' | 'config' | 'now'>;
type Input = InputOf<typeof asked>;

/**
 * Writes the tentative ruling on a motion. What chambers staff write is a draft: it is not published, and remains one until
 * the judge saves it, changed or not. Until the court’s hour, only chambers reads it. A change of a published one
 * replaces it, and is published immediately.
 */
export async function saveTentative(needs: Working, actor: Actor, input: Input): Promise<ReplyOf<typeof asked>> {
  return needs.db.transaction(async (tx) => {
    const { id: filing_id, version, directs_argument, hearing_id, ...given } = input;
    const isJudge = may(actor.capacity, 'rulings:make');
    if (!isJudge) await assertServed(tx, actor, filing_id);
    const motion = await lockMotion(tx, needs, actor, { filing_id });
    if (tentativeDispositions([given.disposition]).length === 0) {
      throw invalidInput('disposition', 'Choose a ruling that decides the motion.');
    }
    const before = (await findTentativesOfMotions(tx, actor.court_id, [filing_id])).get(filing_id)?.ruling;
    if ((before?.version ?? 0) !== version) throw new Refusal('changed_meanwhile', { version: before?.version ?? 0 });
    if (before && !isJudge && !before.awaits_judge) throw new Refusal('tentative_of_judge');
    const judge = await findJudgeServed(tx, actor, motion.held);
    const asking = { ...given, filing_id, ...(hearing_id && { hearing_id }) };
    const { values, hearing } = await composeRuling(tx, actor, motion, asking);
    const publish_at = isJudge ? await whenPublic(tx, needs, motion, hearing) : null;
    const { disposition, reasons, details } = values;
    const written = {
      ...{ disposition, reasons, details, hearing_id: hearing?.id ?? null, directs_argument, publish_at },
      ...{ judge_id: judge.id, awaits_judge: !isJudge },
      drafted_by: isJudge ? (before?.drafted_by ?? null) : actor.person_id,
    };
    const saved = await write(tx, needs, actor, { motion, before, written });
    if (saved.publish_at) await publishAt(tx, saved.id, saved.publish_at);
    await recordActivity(tx, needs, actor, {
      ...{ action: 'tentative_saved', values: {}, subject_type: 'draft', subject_id: saved.id },
    });
    const tentative = (await readTentativesOf(tx, motion.court, [filing_id], actor)).get(filing_id)!;
    return { message: isJudge ? messageOf(saved, needs.now()) : `Draft saved for ${judge.full_name}`, tentative };
  });
}

/** Chambers staff write on motions in the cases of their judges; no other motion is found. */
async function assertServed(tx: Db, actor: Actor, filing_id: string): Promise<void> {
  const [found] = await findJudicialFilings(tx, actor, { ids: [filing_id] }, { limit: 1, offset: 0 });
  if (!found) throw new Refusal('not_found');
}

async function whenPublic(tx: Db, { now }: Working, { court }: HeldMotion, hearing: StoredHearing | null) {
  if (!hearing) return null;
  const moments = momentsOf(await findTentativeRule(tx, court), hearing.hearing_date, court);
  return publicationOf(moments?.publish_at ?? null, hearing.starts_at, now());
}

type Written = Pick<
  StoredRuling,
  | 'disposition'
  | 'reasons'
  | 'details'
  | 'hearing_id'
  | 'directs_argument'
  | 'publish_at'
  | 'judge_id'
  | 'awaits_judge'
  | 'drafted_by'
>;
type Writing = { motion: HeldMotion; before: StoredRuling | undefined; written: Written };

async function write(tx: Db, needs: Working, actor: Actor, { motion, before, written }: Writing) {
  const at = needs.now();
  if (before && !before.published_at) {
    const [changed] = await tx
      .update(rulings)
      .set({ ...written, prepared_by: actor.person_id, prepared_at: at, version: before.version + 1 })
      .where(eq(rulings.id, before.id))
      .returning();
    return changed!;
  }
  if (before) {
    await tx
      .update(rulings)
      .set({ stage: 'withdrawn', lapsed_because: 'revised', superseded_at: at })
      .where(eq(rulings.id, before.id));
  }
  const { held, filing } = motion;
  const [made] = await tx
    .insert(rulings)
    .values({
      ...written,
      ...{ court_id: held.court_id, case_id: held.id, filing_id: filing.id },
      ...{ stage: 'tentative', prepared_by: actor.person_id, prepared_at: at, version: (before?.version ?? 0) + 1 },
      publish_at: before && written.publish_at ? at : written.publish_at,
    })
    .returning();
  if (before) await moveNotices(tx, before.id, made!.id);
  return made!;
}

function messageOf({ publish_at }: StoredRuling, now: Date): string {
  if (!publish_at) return 'Tentative ruling saved. It is not published.';
  return publish_at <= now
    ? 'Tentative ruling saved. It is published now.'
    : 'Tentative ruling saved. It is published at the court’s hour.';
}
