import { eq } from 'drizzle-orm';
import { findCase } from '#server/cases/caseRepository';
import { rulings } from '#server/db/schema/rulings';
import { findFilingForSystem } from '#server/filings/filingsForSystem';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { lockRulingForSystem } from './rulingRepository.ts';

/** Undoes the judge’s own ruling before it takes effect. */
export async function undoRuling(
  needs: Needs<'db' | 'config' | 'now'>,
  judge: Actor,
  id: string,
): Promise<{ message: string }> {
  await needs.db.transaction(async (tx) => {
    const ruling = await lockRulingForSystem(tx, id);
    if (ruling?.judge_id !== judge.person_id || ruling.court_id !== judge.court_id) throw new Refusal('not_found');
    if (ruling.stage !== 'draft') throw new Refusal('ruling_in_force');
    await tx
      .update(rulings)
      .set({ stage: 'withdrawn', lapsed_because: 'undone', version: ruling.version + 1 })
      .where(eq(rulings.id, id));
    const filing = await findFilingForSystem(tx, ruling.filing_id);
    const { case_number } = await findCase(tx, judge, ruling.case_id);
    const document = filing.title ?? filing.document_name;
    await recordOnFiling(tx, needs, judge, filing, {
      action: 'ruling_undone',
      values: { document, case_number, disposition: ruling.disposition },
    });
  });
  return { message: 'Ruling undone' };
}
