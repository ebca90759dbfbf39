import type { InputOf } from '#contract/endpoint';
import type { decideFiling } from '#contract/review';
import type { Placement } from '#domain/cases/Placement';
import { findCaseForSystem } from '#server/cases/findCaseForSystem';
import type { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import { placeWithLead } from './attachments/placeWithLead.ts';
import { checkOpening } from './checkOpening.ts';
import { caseNumbered, caseStated, proposedCategory } from './proposePlacement.ts';

type Filing = typeof filings.$inferSelect;
type Asked = InputOf<typeof decideFiling>['placement'];

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
  const stated = await caseStated(tx, filing);
  if (stated?.parties_match) return { join: stated.id };
  const numbered = await caseNumbered(tx, filing);
  if (stated) {
    throw invalidInput(
      'placement',
      `The clerk stated ${stated.case_number}, and the document shows ${filing.case_number}. Choose the case for this filing.`,
    );
  }
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
