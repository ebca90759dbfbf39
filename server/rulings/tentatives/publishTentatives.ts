import { and, eq, isNull } from 'drizzle-orm';
import type { LapseReason } from '#domain/rulings/dispositions';
import { nameMotion } from '#domain/rulings/nameMotion';
import { publicationOf } from '#domain/rulings/tentatives/tentativeTimes';
import { findHearingsByIdForSystem } from '#server/calendar/findHearingsByIdForSystem';
import { findCourts } from '#server/courts/findCourt';
import { rulings } from '#server/db/schema/rulings';
import { announce } from '#server/events/announce';
import { lockFilingForSystem } from '#server/filings/filingsForSystem';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { filersWhoSee } from '#server/visibility/visibleCases';
import { judgeActor } from '../judgeActor.ts';
import { type HeldMotion, lockMotion } from '../lockMotion.ts';
import { findFilingOfRuling, lockRulingForSystem, type StoredRuling } from '../rulingRepository.ts';
import { findTentativeRule, momentsOf } from './courtTentatives.ts';
import { publishAt } from './tentativeJobs.ts';
import { findUnpublishedForSystem } from './tentativeRepository.ts';

type Working = Needs<'db' | 'config' | 'now'>;

/** Publishes every tentative ruling that is due. A round that did not take place is made up for by the next one. */
export async function publishTentatives(needs: Working): Promise<void> {
  for (const { id } of await findCourts(needs.db)) {
    for (const ruling_id of await findUnpublishedForSystem(needs.db, id)) await publishTentative(needs, ruling_id);
  }
}

const lapses: Partial<Record<string, LapseReason>> = {
  motion_not_before_court: 'motion_changed',
  not_found: 'motion_changed',
  already_ruled: 'ruled_meanwhile',
  case_of_another_judge: 'case_changed',
  ruling_in_closed_case: 'case_changed',
};

/**
 * Publishes one tentative ruling if the court’s hour has come, and notifies the people in the case. The hour follows the
 * hearing, which may have moved. What is published is never published again, also when a clock is set back.
 */
export async function publishTentative(needs: Working, ruling_id: string): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const filing_id = await findFilingOfRuling(tx, ruling_id);
    if (!filing_id) return;
    // In the order in which a ruling locks them.
    await lockFilingForSystem(tx, filing_id);
    const ruling = await lockRulingForSystem(tx, ruling_id);
    if (ruling?.stage !== 'tentative' || ruling.superseded_at || ruling.published_at) return;
    const motion = await findMotion(tx, needs, ruling);
    if ('lapsed' in motion) return lapse(tx, ruling, motion.lapsed, needs.now());
    // A draft of chambers staff is not published before the judge makes it the tentative ruling.
    if (ruling.awaits_judge) return;
    await publishIfDue(tx, needs, ruling, motion);
  });
}

async function findMotion(tx: Db, needs: Working, ruling: StoredRuling) {
  try {
    return await lockMotion(tx, needs, await judgeActor(tx, ruling), { filing_id: ruling.filing_id });
  } catch (error) {
    const lapsed = error instanceof Refusal ? lapses[error.code] : undefined;
    if (!lapsed) throw error;
    return { lapsed };
  }
}

async function publishIfDue(tx: Db, needs: Working, ruling: StoredRuling, motion: HeldMotion): Promise<void> {
  const at = needs.now();
  const hearing = ruling.hearing_id
    ? (await findHearingsByIdForSystem(tx, [ruling.hearing_id])).get(ruling.hearing_id)
    : undefined;
  const isSet = hearing?.status === 'scheduled';
  const moments = isSet
    ? momentsOf(await findTentativeRule(tx, motion.court), hearing.hearing_date, motion.court)
    : null;
  const publish_at = hearing ? publicationOf(moments?.publish_at ?? null, hearing.starts_at, at) : null;
  if (!publish_at || publish_at > at) {
    await tx.update(rulings).set({ publish_at }).where(eq(rulings.id, ruling.id));
    // Also if the clock was set back, so that this attempt came before the hour.
    if (publish_at) await publishAt(tx, ruling.id, publish_at);
    return;
  }
  const published = await tx
    .update(rulings)
    .set({ published_at: at, publish_at: ruling.publish_at ?? at })
    .where(and(eq(rulings.id, ruling.id), isNull(rulings.published_at)))
    .returning({ id: rulings.id });
  if (published.length > 0) await announcePublished(tx, needs, motion, hearing!.hearing_date);
}

async function announcePublished(tx: Db, needs: Working, motion: HeldMotion, day: string): Promise<void> {
  const { held, filing, title, style } = motion;
  const { id, court_id, case_number, title: case_title } = held;
  const named = nameMotion({ title, number: motion.number }, style);
  await announce(tx, needs, {
    code: 'case.tentative_published',
    values: { case_number, case_title, motion: named, hearing_date: day },
    ...{ about: { case: { id, case_number } }, court_id, to: await filersWhoSee(tx, id) },
  });
  await recordOnFiling(tx, needs, 'portal', filing, {
    action: 'tentative_published',
    values: { document: title, case_number },
  });
}

async function lapse(tx: Db, { id, version }: StoredRuling, because: LapseReason, at: Date): Promise<void> {
  await tx
    .update(rulings)
    .set({ stage: 'withdrawn', lapsed_because: because, superseded_at: at, version: version + 1 })
    .where(eq(rulings.id, id));
}
