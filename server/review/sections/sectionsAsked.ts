import type { SectionFilter } from '#contract/review';
import type { InSections } from '#server/filings/sections/inSections';
import { findChosenSections } from '#server/filings/sections/sectionRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

/** The sections that a list is limited to. The viewer's own are all sections if none were chosen. */
export async function sectionsAsked(db: Db, viewer: Actor, asked: SectionFilter): Promise<InSections> {
  if (asked === 'all') return null;
  if (asked === 'none') return [null];
  if (asked !== 'mine') return [asked];
  const chosen = await findChosenSections(db, viewer);
  return chosen.length > 0 ? chosen : null;
}
