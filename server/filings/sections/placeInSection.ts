import { eq } from 'drizzle-orm';
import { sectionFor } from '#domain/review/sectionFor';
import { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { findRoutedForSystem } from './routedFacts.ts';
import { findSectionRules } from './sectionRepository.ts';

/**
 * Places a locked filing in the section that the court's routing rules determine, after its analysis and after
 * corrections. One that a clerk moved stays.
 */
export async function placeInSectionForSystem(tx: Db, filing: { id: string; court_id: string }): Promise<void> {
  const rules = await findSectionRules(tx, filing.court_id);
  if (rules.length === 0) return;
  const routed = await findRoutedForSystem(tx, filing.id);
  if (!routed || routed.section_set_by !== null) return;
  const section_id = sectionFor(routed.facts, rules);
  if (section_id !== routed.section_id) await setSection(tx, filing.id, { section_id, section_set_by: null });
}

/** Sets the section of a locked filing, and the clerk who moved it there. */
export async function setSection(
  tx: Db,
  filing_id: string,
  section: { section_id: string | null; section_set_by: string | null },
): Promise<void> {
  await tx.update(filings).set(section).where(eq(filings.id, filing_id));
}
