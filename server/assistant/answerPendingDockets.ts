import type { Answer } from '#domain/assistant/Answer';
import { spellPendingDockets, type TypeCount } from '#domain/assistant/spellCounts';
import { type CaseType, caseTypes } from '#domain/courts/choices';
import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { countByCaseType, findInView } from '#server/filings/filingsInView';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

const oldest = 3;

/** The filings that wait for the court's decision, by case type, and those that wait longest. */
export async function answerPendingDockets(
  { db }: Needs<'db'>,
  viewer: Actor,
  case_type: CaseType | null,
): Promise<Answer> {
  const reviews = may(viewer.capacity, 'filings:review');
  const waiting = {
    ...(reviews ? { undecided: true as const } : { view: 'waiting' as const }),
    ...(case_type && { case_type }),
  };
  const [counts, first] = await Promise.all([
    countByCaseType(db, viewer, waiting),
    findInView(db, viewer, waiting, { limit: oldest, order: 'oldest' }),
  ]);
  const rows = reviews ? pathTo.queue({ case_type, sort: 'age' }) : pathTo.filings('waiting');
  const total = counts.reduce((sum, { n }) => sum + n, 0);
  const whose = reviews || viewer.capacity === 'judge' ? 'There are' : 'You have';
  const said = spellPendingDockets(inOrder(counts));
  return {
    content: total === 1 ? said.replace(/^1/, `${whose.replace('are', 'is')} 1`).concat('.') : `${whose} ${said}.`,
    items: first.map(({ filing: { id, doc_type, document_name, case_number, received_at } }) => ({
      text: [doc_type ?? document_name, case_number].filter(Boolean).join(', '),
      href: reviews ? pathTo.review(id) : pathTo.filing(id),
      when: received_at.toISOString(),
    })),
    sources: [{ label: total === 1 ? '1 filing' : `${total} filings`, href: rows }],
    ...(total > 0 && {
      action: { type: 'navigate', label: reviews ? 'Open the review queue' : 'Open the filings', route: rows },
    }),
  };
}

function inOrder(counts: TypeCount[]): TypeCount[] {
  return [...caseTypes, null].flatMap((type) => counts.filter(({ case_type }) => case_type === type));
}
