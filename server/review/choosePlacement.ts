import type { InputOf } from '#contract/endpoint';
import type { decideFiling } from '#contract/review';
import { nameCase } from '#domain/cases/nameCase';
import type { Placement } from '#domain/cases/Placement';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import { findCaseForSystem } from '#server/cases/findCaseForSystem';
import { findCourt } from '#server/courts/findCourt';
import type { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import { caseNumbered, withRoles } from './proposePlacement.ts';

type Filing = typeof filings.$inferSelect;
type Asked = InputOf<typeof decideFiling>['placement'];
type Opening = Extract<Placement, { open: unknown }>['open'];

/**
 * Where an accepted filing goes: the clerk's choice, or else the case with its number and parties. A second case for a
 * number that the court already has needs the clerk's reason.
 */
export async function choosePlacement(tx: Db, filing: Filing, asked: Asked): Promise<Placement> {
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
  return { open: await checkOpening(tx, filing, { case_type: filing.case_type, number: 'next' }) };
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
  const court = await findCourt(tx, filing.court_id);
  const system = practiceSystemOf(court, opening.case_type);
  const title = opening.title || nameCase(await withRoles(tx, filing), opening.case_type, system);
  if (!title) throw invalidInput('title', 'Enter a title for the new case. No title could be read from the caption.');
  const { duplicate_reason, ...others } = opening;
  return { ...others, title, ...(numbered && duplicate_reason ? { duplicate_reason } : {}) };
}
