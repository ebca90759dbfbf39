import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { writeReason } from '#contract/messages/writeMessages';
import type { Answer, AnswerItem } from '#domain/assistant/Answer';
import { spellCount } from '#domain/assistant/spellCounts';
import { pathTo } from '#domain/paths/pathTo';
import { findVisibleCases } from '#server/cases/findVisibleCases';
import { filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import { countFilings } from '#server/filings/countTotals';
import { newestFirst } from '#server/filings/filingRepository';
import { isInView } from '#server/filings/isInView';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { isOfCase } from '#server/visibility/caseOfFiling';
import { visibleFilings } from '#server/visibility/visibleFilings';
import { haveNone } from './haveNone.ts';

const shown = 5;
type Stored = typeof filings.$inferSelect;

/** The user's own filings, newest first, each with its status. */
export async function answerOwnFilings({ db }: Needs<'db'>, viewer: Actor): Promise<Answer> {
  const own = and(visibleFilings(viewer), eq(filings.filed_by, viewer.person_id), ne(filings.state, 'withdrawn'));
  const [found, total] = await Promise.all([
    db
      .select()
      .from(filings)
      .where(own)
      .orderBy(...newestFirst)
      .limit(shown),
    countFilings(db, viewer, and(eq(filings.filed_by, viewer.person_id), ne(filings.state, 'withdrawn'))!),
  ]);
  const rows = pathTo.filingsOf(viewer.person_id);
  if (total === 0) return haveNone('you have not filed anything in this court.', { action: toProcessing });
  const more = total > shown ? ` These are the newest ${shown}.` : '';
  return {
    content: `You have ${spellCount(total, 'filing', 'filings')} in this court.${more}`,
    items: found.map((filing) => ({
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
export async function answerMissing({ db }: Needs<'db'>, viewer: Actor, case_number: string | null): Promise<Answer> {
  const [ofCase] = case_number ? await findVisibleCases(db, viewer, case_number) : [];
  if (case_number && !ofCase) return haveNone(`there is no case ${case_number} in this court that you may see.`);
  const lacking = and(visibleFilings(viewer), isInView('incomplete'), ofCase && isOfCase(db, viewer, ofCase.id));
  const [found, total] = await Promise.all([
    db
      .select()
      .from(filings)
      .where(lacking)
      .orderBy(...newestFirst)
      .limit(shown),
    countFilings(db, viewer, and(isInView('incomplete'), ofCase && isOfCase(db, viewer, ofCase.id))!),
  ]);
  const returns = await findReturns(db, viewer, ofCase?.id);
  const where = ofCase ? ` in ${ofCase.case_number}` : '';
  if (total === 0 && returns.length === 0) {
    return { content: `Nothing is missing${where} in any filing that you may see.`, items: [], sources: [] };
  }
  const said = [
    total > 0 && `${spellCount(total, 'filing lacks', 'filings lack')} something${where}.`,
    returns.length > 0 &&
      `${spellCount(returns.length, 'filing was', 'filings were')} returned for correction${where}.`,
  ];
  return {
    content: said.filter(Boolean).join(' '),
    items: [...returns, ...found.map(describeLack)],
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
  const newest = sql`(select r.id from ${reviews} r where r.filing_id = ${filings.id} and r.state = 'effective'
    order by r.decided_at desc limit 1)`;
  const found = await db
    .select({ filing: filings, review: reviews })
    .from(filings)
    .innerJoin(reviews, eq(reviews.id, newest))
    .where(
      and(
        visibleFilings(viewer),
        isInView('returned'),
        inArray(reviews.decision, ['returned']),
        case_id ? isOfCase(db, viewer, case_id) : undefined,
      ),
    )
    .orderBy(desc(reviews.decided_at))
    .limit(shown);
  return found.map(({ filing, review }) => ({
    text: `${nameOf(filing)} was returned: ${[review.reason, review.authority].filter(Boolean).join(', ')}`,
    href: pathTo.filing(filing.id),
    ...(review.correct_by && { when: review.correct_by.toISOString() }),
  }));
}

function nameOf({ doc_type, document_name, case_number }: Stored): string {
  return [doc_type ?? document_name, case_number].filter(Boolean).join(', ');
}
