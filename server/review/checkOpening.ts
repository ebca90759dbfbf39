import { numberingProblemTexts } from '#contract/messages/en/packProblems';
import type { Placement } from '#domain/cases/Placement';
import { dateInZone } from '#domain/days/dateInZone';
import { usableCategory } from '#server/cases/changeCategory';
import { findNumberFormat } from '#server/cases/takeCaseNumber';
import type { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import { caseNumbered } from './caseNumbered.ts';
import { titleByRule } from './proposeCaseTitle.ts';

type Filing = typeof filings.$inferSelect;
export type Opening = Extract<Placement, { open: unknown }>['open'];

/** The new case of an acceptance, once the court can open it: with a title, a number, and a reason for a second case. */
export async function checkOpening(tx: Db, filing: Filing, opening: Opening): Promise<Opening> {
  if (opening.number === 'paper' && !filing.case_number) {
    throw invalidInput('placement', 'The document has no case number.');
  }
  const numbered = await caseNumbered(tx, filing);
  if (numbered && opening.number === 'paper') {
    throw invalidInput('placement', `${numbered.case_number} is already a case in this court.`);
  }
  if (numbered && !opening.duplicate_reason) {
    throw invalidInput(
      'duplicate_reason',
      `The document shows the number of an existing case, ${numbered.case_number}. File it in that case, or enter why a second case is needed.`,
    );
  }
  await checkNumbering(tx, filing, opening);
  const title = opening.title || (await titleByRule(tx, filing, opening.case_type, opening.category));
  if (!title) throw invalidInput('title', 'Enter a title for the new case. No title could be read from the caption.');
  const { duplicate_reason, category, ...others } = opening;
  return {
    ...others,
    title,
    ...(category ? { category } : {}),
    ...(numbered && duplicate_reason ? { duplicate_reason } : {}),
  };
}

/** Refuses a category that the court does not use, and a new case for which it cannot assign a number. */
async function checkNumbering(
  tx: Db,
  { court_id, received_at }: Filing,
  { case_type, category, number }: Opening,
): Promise<void> {
  if (category) await usableCategory(tx, court_id, case_type, category);
  if (number === 'paper') return;
  const opened_on = dateInZone(received_at, 'UTC');
  const found = await findNumberFormat(tx, court_id, { case_type, category: category ?? null, opened_on });
  if (!('problem' in found)) return;
  const field = found.problem === 'category_needed' ? 'category' : 'placement';
  throw invalidInput(field, numberingProblemTexts[found.problem]);
}
