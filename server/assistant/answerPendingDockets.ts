import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Answer } from '#domain/assistant/Answer';
import { spellPendingDockets, type TypeCount } from '#domain/assistant/spellCounts';
import { type CaseType, caseTypes } from '#domain/courts/choices';
import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { filings } from '#server/db/schema/filings';
import { isInView } from '#server/filings/isInView';
import { waitingForDecision } from '#server/filings/reviewQueue';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { visibleFilings } from '#server/visibility/visibleFilings';

const oldest = 3;

/** The filings that wait for the court's decision, by case type, and those that wait longest. */
export async function answerPendingDockets(
  { db }: Needs<'db'>,
  viewer: Actor,
  case_type: CaseType | null,
): Promise<Answer> {
  const reviews = may(viewer.capacity, 'filings:review');
  const matching = and(
    visibleFilings(viewer),
    ...(reviews ? waitingForDecision(db) : [isInView('waiting')]),
    case_type ? eq(filings.case_type, case_type) : undefined,
  );
  const [counts, first] = await Promise.all([
    db.select({ case_type: filings.case_type, n: count() }).from(filings).where(matching).groupBy(filings.case_type),
    db
      .select({
        id: filings.id,
        name: sql<string>`coalesce(${filings.doc_type}, ${filings.document_name})`,
        case_number: filings.case_number,
        received_at: filings.received_at,
      })
      .from(filings)
      .where(matching)
      .orderBy(asc(filings.received_at), asc(filings.id))
      .limit(oldest),
  ]);
  const rows = reviews ? pathTo.queue({ case_type, sort: 'age' }) : pathTo.filings('waiting');
  const total = counts.reduce((sum, { n }) => sum + n, 0);
  const whose = reviews || viewer.capacity === 'judge' ? 'There are' : 'You have';
  const said = spellPendingDockets(inOrder(counts));
  return {
    content: total === 1 ? said.replace(/^1/, `${whose.replace('are', 'is')} 1`).concat('.') : `${whose} ${said}.`,
    items: first.map(({ id, name, case_number, received_at }) => ({
      text: [name, case_number].filter(Boolean).join(', '),
      href: reviews ? pathTo.review(id) : pathTo.filing(id),
      when: received_at.toISOString(),
    })),
    sources: [{ label: total === 1 ? '1 filing' : `${total} filings`, href: rows }],
    ...(total > 0 && {
      action: { type: 'navigate', label: reviews ? 'Open the review queue' : 'Open them', route: rows },
    }),
  };
}

function inOrder(counts: TypeCount[]): TypeCount[] {
  return [...caseTypes, null].flatMap((type) => counts.filter(({ case_type }) => case_type === type));
}
