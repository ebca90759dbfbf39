import type { proposeCaseTitle as asked } from '#contract/caseTitleProposal';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { nameCase } from '#domain/cases/nameCase';
import type { CaseType } from '#domain/courts/choices';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { findCourt } from '#server/courts/findCourt';
import type { filings } from '#server/db/schema/filings';
import { findFiling } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { findTitleForm } from '#server/packs/findTitleForm';
import { withRoles } from './proposePlacement.ts';

/** The title that the case of a filing would have in a category, for the clerk who chooses the category. */
export async function proposeCaseTitle(
  db: Db,
  viewer: Actor,
  { id, case_type, category }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const { filing } = await findFiling(db, viewer, id);
  return { title: await titleByRule(db, filing, case_type, category) };
}

/** The title by rule of the new case that a filing opens; null if someone whom it must name was not read. */
export async function titleByRule(
  db: Db,
  filing: typeof filings.$inferSelect,
  case_type: CaseType,
  category: string | undefined,
): Promise<string | null> {
  const system = practiceSystemOf(await findCourt(db, filing.court_id), case_type);
  const form = await findTitleForm(db, filing.court_id, category);
  return nameCase(await withRoles(db, filing), case_type, system, form)?.slice(0, 300) ?? null;
}
