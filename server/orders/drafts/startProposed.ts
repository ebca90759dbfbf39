import { and, eq, inArray } from 'drizzle-orm';
import type { DocumentText, PageText } from '#domain/documents/DocumentText';
import { contentOfText, joinLines } from '#domain/orders/contentOfText';
import { findCase } from '#server/cases/caseRepository';
import { orders } from '#server/db/schema/orders';
import { lockFilingForSystem } from '#server/filings/filingsForSystem';
import { findFiledVersionsForSystem, findNewestVersionsForSystem } from '#server/filings/findFiledVersions';
import { findJudicialFilings } from '#server/filings/judicialFilings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findJudgeServed } from '#server/visibility/actsFor';
import { createOrder } from '../createOrder.ts';

type Working = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;
type Proposed = { filing_id: string; version_id: string };

/** Begins the order that counsel proposed, with its text in the editor, or returns the draft that was begun before. */
export async function startProposed(needs: Working, actor: Actor, proposed: Proposed): Promise<string> {
  const found = await findProposal(needs.db, actor, proposed);
  const begun = await findBegun(needs.db, proposed.version_id);
  if (begun) return begun;
  const { version } = found;
  const text = await needs.engine.read({
    ...{ user: actor.person_id, path: needs.blobs.path(version.sha256) },
    ...{ name: version.file_name, sha256: version.sha256 },
  });
  const title = titleOf(found.filing.title ?? version.file_name);
  const content = contentOfText(title, paragraphsOf(text));
  if (content.paragraphs.length === 0) throw new Refusal('order_unreadable');
  return needs.db.transaction(async (tx) => {
    // Of two people who open it at the same time, the second waits here and receives the first one’s draft.
    await lockFilingForSystem(tx, proposed.filing_id);
    const { case_id, filing } = await findProposal(tx, actor, proposed);
    const again = await findBegun(tx, proposed.version_id);
    if (again) return again;
    const judge = await findJudgeServed(tx, actor, await findCase(tx, actor, case_id));
    const order = await createOrder(tx, needs, actor, {
      ...{ case_id, judge_id: judge.id, source: 'counsel', title, content },
      ...{ filing_id: filing.id, proposed_version_id: version.id, proposed_by: filing.filed_by },
    });
    return order.id;
  });
}

async function findProposal(db: Db, actor: Actor, { filing_id, version_id }: Proposed) {
  const [found] = await findJudicialFilings(db, actor, { ids: [filing_id] }, { limit: 1, offset: 0 });
  if (!found) throw new Refusal('not_found');
  const [version] = await findFiledVersionsForSystem(db, [version_id]);
  if (version?.filing.id !== filing_id) throw new Refusal('not_found');
  const newest = await findNewestVersionsForSystem(db, [filing_id]);
  if (!newest.includes(version_id)) throw new Refusal('order_changed');
  return { ...found, version };
}

async function findBegun(db: Db, version_id: string): Promise<string | undefined> {
  const isOpen = inArray(orders.state, ['draft', 'for_signature', 'signed']);
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.proposed_version_id, version_id), isOpen));
  return found?.id;
}

function paragraphsOf(text: DocumentText): string[] {
  if (text.layout === 'flow') return text.paragraphs.map((one) => one.text);
  return joinLines(text.pages.flatMap(linesOf));
}

const linesOf = ({ lines }: PageText) => lines.map(({ text, box }) => ({ text, width: box[2] - box[0] }));

/** “[Proposed] Order Granting Motion” is, once signed, the order. */
const titleOf = (title: string) =>
  title
    .replace(/\[?\(?proposed\]?\)?\s*/i, '')
    .replace(/\.(pdf|docx?)$/i, '')
    .trim() || 'Order';
