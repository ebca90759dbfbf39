import { writeReason } from '#contract/messages/writeMessages';
import type { Answer, AnswerItem } from '#domain/assistant/Answer';
import { spellCount } from '#domain/assistant/spellCounts';
import { pathTo } from '#domain/paths/pathTo';
import { findVisibleCases } from '#server/cases/findVisibleCases';
import { countInView, findInView, findReturned } from '#server/filings/filingsInView';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { haveNone } from './haveNone.ts';

const shown = 5;
type Stored = Awaited<ReturnType<typeof findInView>>[number]['filing'];

/** The user's own filings, newest first, each with its status. */
export async function answerOwnFilings({ db }: Needs<'db'>, viewer: Actor): Promise<Answer> {
  const own = { filed_by: [viewer.person_id], inEffect: true } as const;
  const [found, total] = await Promise.all([
    findInView(db, viewer, own, { limit: shown, order: 'newest' }),
    countInView(db, viewer, own),
  ]);
  const rows = pathTo.filingsOf(viewer.person_id);
  if (total === 0) return haveNone('you have not filed anything in this court.', { action: toProcessing });
  const more = total > shown ? ` These are the newest ${shown}.` : '';
  return {
    content: `You have ${spellCount(total, 'filing', 'filings')} in this court.${more}`,
    items: found.map(({ filing }) => ({
      text: `${nameOf(filing)}: ${filing.state}`,
      href: pathTo.filing(filing.id),
      when: filing.received_at.toISOString(),
    })),
    sources: [{ label: spellCount(total, 'filing', 'filings'), href: rows }],
    action: { type: 'navigate', label: 'Open your filings', route: rows },
  };
}

const toProcessing = { type: 'navigate', label: 'Open Case Processing', route: '/case-processing' } as const;

/** What filings lack and why some were returned: those of a case, else the user's own, for staff the court's. */
export async function answerLacking({ db }: Needs<'db'>, viewer: Actor, case_number: string | null): Promise<Answer> {
  const [ofCase] = case_number ? await findVisibleCases(db, viewer, case_number) : [];
  if (case_number && !ofCase) return haveNone(`this court has no case ${case_number} that you have access to.`);
  const lacking = { view: 'incomplete', case_id: ofCase?.id } as const;
  const [found, total] = await Promise.all([
    findInView(db, viewer, lacking, { limit: shown, order: 'newest' }),
    countInView(db, viewer, lacking),
  ]);
  const returns = await findReturns(db, viewer, ofCase?.id);
  const where = ofCase ? ` in ${ofCase.case_number}` : '';
  if (total === 0 && returns.length === 0) {
    return { content: `I found no incomplete filings${where}.`, items: [], sources: [] };
  }
  const said = [
    total > 0 && `${spellCount(total, 'filing is', 'filings are')} incomplete${where}.`,
    returns.length > 0 &&
      `${spellCount(returns.length, 'filing was', 'filings were')} returned for correction${where}.`,
  ];
  return {
    content: said.filter(Boolean).join(' '),
    items: [...returns, ...found.map(({ filing }) => describeLack(filing))],
    sources: [{ label: spellCount(total, 'filing', 'filings'), href: pathTo.filings('incomplete') }],
  };
}

function describeLack(filing: Stored): AnswerItem {
  return {
    text: `${nameOf(filing)}: ${filing.confidence_reasons.map(writeReason).join(' ')}`,
    href: pathTo.filing(filing.id),
  };
}

/** Filings that the court returned, with the reason and until when they can be corrected. */
async function findReturns(db: Db, viewer: Actor, case_id: string | undefined): Promise<AnswerItem[]> {
  const found = await findReturned(db, viewer, case_id, shown);
  return found.map(({ filing, review }) => ({
    text: `${nameOf(filing)} was returned: ${[review.reason, review.authority].filter(Boolean).join(', ')}`,
    href: pathTo.filing(filing.id),
    ...(review.correct_by && { when: review.correct_by.toISOString() }),
  }));
}

function nameOf({ doc_type, document_name, case_number }: Stored): string {
  return [doc_type ?? document_name, case_number].filter(Boolean).join(', ');
}
