import type { InputOf } from '#contract/endpoint';
import { numberingProblemTexts } from '#contract/messages/en/packProblems';
import type { decideFiling } from '#contract/review';
import { nameCase } from '#domain/cases/nameCase';
import type { Placement } from '#domain/cases/Placement';
import { dateInZone } from '#domain/days/dateInZone';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { usableCategory } from '#server/cases/changeCategory';
import { findCaseForSystem } from '#server/cases/findCaseForSystem';
import { findNumberFormat } from '#server/cases/takeCaseNumber';
import { findCourt } from '#server/courts/findCourt';
import type { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import { placeWithLead } from './attachments/placeWithLead.ts';
import { caseNumbered, proposedCategory, withRoles } from './proposePlacement.ts';

type Filing = typeof filings.$inferSelect;
type Asked = InputOf<typeof decideFiling>['placement'];
type Opening = Extract<Placement, { open: unknown }>['open'];

/**
 * Where an accepted filing goes: the clerk's choice, or else the case with its number and parties. A second case for a
 * number that the court already has needs the clerk's reason.
 */
export async function choosePlacement(tx: Db, filing: Filing, asked: Asked): Promise<Placement> {
  const joined = await placeWithLead(tx, filing, asked);
  if (joined) return joined;
  if (!asked) return placeByItself(tx, filing);
  if ('open' in asked) return { open: await checkOpening(tx, filing, asked.open) };
  if (!(await findCaseForSystem(tx, filing.court_id, asked.join)))
    throw invalidInput('placement', 'This court has no such case.');
  return asked;
}

async function placeByItself(tx: Db, filing: Filing): Promise<Placement> {
  const numbered = await caseNumbered(tx, filing);
  if (numbered?.parties_match) return { join: numbered.id };
  if (filing.case_number !== null) {
    const problem = numbered ? 'has different parties' : 'is not a case in this court';
    throw invalidInput('placement', `${filing.case_number} ${problem}. Choose the case for this filing.`);
  }
  if (!filing.case_type) {
    throw invalidInput('placement', 'Choose the type of the new case, or the case to which the filing belongs.');
  }
  const category = (await proposedCategory(tx, filing)) ?? undefined;
  return { open: await checkOpening(tx, filing, { case_type: filing.case_type, category, number: 'next' }) };
}

async function checkOpening(tx: Db, filing: Filing, opening: Opening): Promise<Opening> {
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
  const court = await findCourt(tx, filing.court_id);
  const system = practiceSystemOf(court, opening.case_type);
  const title = opening.title || nameCase(await withRoles(tx, filing), opening.case_type, system);
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
