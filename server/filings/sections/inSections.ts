import { eq, isNull, type SQL } from 'drizzle-orm';
import { filings } from '#server/db/schema/filings';

/** The sections of a list: null for all, and in a list null for the unassigned section. */
export type InSections = readonly (string | null)[] | null;

export function inSection(section: string | null): SQL {
  return section === null ? isNull(filings.section_id) : eq(filings.section_id, section);
}
