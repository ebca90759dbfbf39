import { eq } from 'drizzle-orm';
import type { LapseReason } from '#domain/rulings/dispositions';
import { findCaseForSystem } from '#server/cases/findCaseForSystem';
import { refusalFor } from '#server/db/refusalFor';
import { rulings } from '#server/db/schema/rulings';
import { findFilingForSystem } from '#server/filings/filingsForSystem';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { judgeActor } from './judgeActor.ts';
import { lockMotion } from './lockMotion.ts';
import { enterRuling } from './ruleOnMotion.ts';
import { lockRulingForSystem, type StoredRuling } from './rulingRepository.ts';

type Working = Needs<'db' | 'config' | 'now'>;

/** What happened in the minute in which a ruling was held, by the refusal of a ruling that is made now. */
const lapses: Partial<Record<string, LapseReason>> = {
  motion_not_before_court: 'motion_changed',
  already_ruled: 'ruled_meanwhile',
  changed_meanwhile: 'ruled_meanwhile',
  case_of_another_judge: 'case_changed',
  // Hidden from a judge who was disqualified in that minute.
  not_found: 'case_changed',
  ruling_in_closed_case: 'case_changed',
  hearing_conflict: 'time_taken',
  hearing_needs_reason: 'time_taken',
  hearing_staff_away: 'time_taken',
  sitting_full: 'time_taken',
  hearing_over: 'time_taken',
  hearing_of_another_case: 'time_taken',
  invalid_input: 'time_taken',
};

/**
 * Puts a ruling that was not undone into effect. A second run changes nothing. If the motion, its case, or the calendar
 * has changed so that the judge could not rule like this now, the ruling lapses and is on the judge’s screen.
 */
export async function applyRuling(needs: Working, ruling_id: string): Promise<void> {
  try {
    await needs.db.transaction((tx) => enterHeld(tx, needs, ruling_id));
  } catch (error) {
    const refusal = error instanceof Refusal ? error : refusalFor(error);
    const because = refusal && lapses[refusal.code];
    if (!because) throw error;
    await needs.db.transaction((tx) => lapse(tx, needs, ruling_id, because));
  }
}

async function enterHeld(tx: Db, needs: Working, ruling_id: string): Promise<void> {
  const about = await lockHeld(tx, ruling_id);
  if (!about) return;
  const judge = await judgeActor(tx, about);
  const { filing_id, disposition, reasons, details, submitted_on, hearing_id } = about;
  const motion = await lockMotion(tx, needs, judge, { filing_id });
  const asked = { filing_id, disposition, reasons, details };
  const more = { ...(submitted_on && { submitted_on }), ...(hearing_id && { hearing_id }) };
  await enterRuling(tx, needs, judge, { motion, asked: { ...asked, ...more }, held_id: ruling_id });
}

async function lockHeld(tx: Db, ruling_id: string): Promise<StoredRuling | undefined> {
  const ruling = await lockRulingForSystem(tx, ruling_id);
  return ruling?.stage === 'draft' ? ruling : undefined;
}

async function lapse(tx: Db, needs: Working, ruling_id: string, because: LapseReason): Promise<void> {
  const ruling = await lockHeld(tx, ruling_id);
  if (!ruling) return;
  const { filing_id, case_id, court_id, disposition, version, judge_id } = ruling;
  await tx
    .update(rulings)
    .set({ stage: 'withdrawn', lapsed_because: because, superseded_at: needs.now(), version: version + 1 })
    .where(eq(rulings.id, ruling_id));
  const filing = await findFilingForSystem(tx, filing_id);
  const found = await findCaseForSystem(tx, court_id, case_id);
  const values = { document: filing.title ?? filing.document_name, case_number: found?.case_number ?? '', disposition };
  await recordOnFiling(
    tx,
    needs,
    'portal',
    { ...filing, court_id, filed_by: judge_id },
    {
      action: 'ruling_lapsed',
      values: { ...values, because },
    },
  );
}
