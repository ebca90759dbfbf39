import { nameOrder } from '#domain/chambers/nameOrder';
import type { DocumentText, PageText } from '#domain/documents/DocumentText';
import { contentOfText, joinLines } from '#domain/orders/contentOfText';
import { findFiledVersionsForSystem, findNewestVersionsForSystem } from '#server/filings/findFiledVersions';
import { findJudicialFilings } from '#server/filings/judicialFilings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { beginProposed, findBegun } from '../beginProposed.ts';

type Working = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;
type Proposed = { filing_id: string; version_id: string };

/** Begins the order that counsel proposed, with its text in the editor, or returns the draft that was begun before. */
export async function startProposed(needs: Working, actor: Actor, proposed: Proposed): Promise<string> {
  const found = await findProposal(needs.db, actor, proposed);
  const begun = await findBegun(needs.db, proposed.version_id);
  if (begun && (begun.content !== null || begun.state === 'signed')) return begun.id;
  const { version } = found;
  const text = await needs.engine.read({
    ...{ user: actor.person_id, path: needs.blobs.path(version.sha256) },
    ...{ name: version.file_name, sha256: version.sha256 },
  });
  const title = found.filing.title ?? version.file_name;
  const content = contentOfText(nameOrder(title) ?? 'Order', paragraphsOf(text));
  if (content.paragraphs.length === 0) throw new Refusal('order_unreadable');
  return needs.db.transaction(async (tx) => {
    const { case_id, filing } = await findProposal(tx, actor, proposed);
    return beginProposed(tx, needs, actor, { case_id, filing, version_id: version.id, title, content });
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

function paragraphsOf(text: DocumentText): string[] {
  if (text.layout === 'flow') return text.paragraphs.map((one) => one.text);
  return joinLines(text.pages.flatMap(linesOf));
}

const linesOf = ({ lines }: PageText) => lines.map(({ text, box }) => ({ text, width: box[2] - box[0] }));
