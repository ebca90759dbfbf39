import type { InputOf } from '#contract/endpoint';
import type { decideFiling } from '#contract/review';
import type { Placement } from '#domain/cases/Placement';
import { findCaseForSystem } from '#server/cases/findCaseForSystem';
import type { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import { placeWithLead } from './attachments/placeWithLead.ts';
import { caseNumbered } from './caseNumbered.ts';
import { checkOpening } from './checkOpening.ts';
import { caseChosen, choicesOf, namesOtherNumber } from './filersChoices.ts';
import { caseStated, proposedCategory } from './proposePlacement.ts';

type Filing = typeof filings.$inferSelect;
type Asked = InputOf<typeof decideFiling>['placement'];

/**
 * Where an accepted filing goes: the clerk's choice, or else the filer's, or the case with its number and parties. A second case for a
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
  const choices = await choicesOf(tx, filing);
  const chosen = await caseChosen(tx, filing, choices);
  if (chosen) {
    if (chosen.parties_match && !namesOtherNumber(filing, chosen)) return { join: chosen.id };
    throw invalidInput(
      'placement',
      `The filer chose ${chosen.case_number}, which the document does not match. Choose the case for this filing.`,
    );
  }
  if (numbered?.parties_match && choices?.destination !== 'new') return { join: numbered.id };
  if (filing.case_number !== null) {
    const problem = numbered ? 'has different parties' : 'is not a case in this court';
    throw invalidInput('placement', `${filing.case_number} ${problem}. Choose the case for this filing.`);
  }
  const case_type = choices?.case_type ?? filing.case_type;
  if (!case_type) {
    throw invalidInput('placement', 'Choose the type of the new case, or the case to which the filing belongs.');
  }
  const category = choices?.category ?? (await proposedCategory(tx, { ...filing, case_type })) ?? undefined;
  return { open: await checkOpening(tx, filing, { case_type, category, number: 'next' }) };
}
