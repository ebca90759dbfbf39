import { forSignature } from '#domain/chambers/awaiting';
import { nameOrder } from '#domain/chambers/nameOrder';
import { findFilingsForSystem } from '#server/filings/filingsForSystem';
import { findFiledVersionsForSystem, findNewestVersionsForSystem } from '#server/filings/findFiledVersions';
import { findJudicialFilings } from '#server/filings/judicialFilings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

/**
 * The document that counsel proposed, in a case of the judge’s, if it can be signed: it is the newest version, and its
 * filing was accepted and neither withdrawn nor returned.
 */
export async function findProposed(db: Db, judge: Actor, { filing_id, version_id }: Proposed) {
  const [found] = await findJudicialFilings(db, judge, { ids: [filing_id] }, { limit: 1, offset: 0 });
  if (!found) throw new Refusal((await isGone(db, judge, filing_id)) ? 'order_withdrawn' : 'not_found');
  if (found.filing.state === 'received') throw new Refusal('not_accepted_yet');
  const newest = await findNewestVersionsForSystem(db, [filing_id]);
  const [version] = await findFiledVersionsForSystem(db, [version_id]);
  if (version?.filing.id !== filing_id) throw new Refusal('order_not_in_view');
  if (!newest.includes(version_id)) throw new Refusal('order_changed');
  const { filing } = found;
  const isLead = filing.document_type !== null && forSignature.includes(filing.document_type);
  const title = isLead ? (filing.title ?? filing.document_name) : version.file_name;
  return { ...found, version, title: nameOrder(title) ?? 'Order' };
}

type Proposed = { filing_id: string; version_id: string };

/** Whether the filing was withdrawn, returned, or rejected after the judge opened it, which the judge may know. */
async function isGone(db: Db, { court_id }: Actor, filing_id: string): Promise<boolean> {
  const filing = (await findFilingsForSystem(db, [filing_id])).get(filing_id);
  return filing?.court_id === court_id && ['withdrawn', 'returned', 'rejected'].includes(filing.state);
}
