import { codeSystemOf, docketStyleOf } from '#domain/docketing/codesOf';
import { filingCodeOf } from '#domain/docketing/filingCodeOf';
import { dispositionOfOrder, statesDisposition } from '#domain/orders/dispositionOfOrder';
import { finalContent } from '#domain/orders/finalContent';
import { judgesDispositions } from '#domain/rulings/allowedDispositions';
import type { ClockedMatter } from '#domain/rulings/clocksOf';
import { type DispositionId, dispositions } from '#domain/rulings/dispositions';
import { nameMotion } from '#domain/rulings/nameMotion';
import { titleOnDocket } from '#domain/rulings/titleOnDocket';
import type { StoredCase } from '#server/cases/caseRepository';
import { findDocketPlaceForSystem } from '#server/cases/findDocketPlaceForSystem';
import type { KnownCourt } from '#server/courts/readCourt';
import { findFilingsForSystem } from '#server/filings/filingsForSystem';
import { findFiledVersionsForSystem } from '#server/filings/findFiledVersions';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findDecided } from '#server/rulings/settleMotion';
import type { StoredOrder } from './orderRepository.ts';

type Working = { db: Db } & Needs<'blobs' | 'engine'>;

/** The motion that an order decides. */
export type MotionOfOrder = {
  id: string;
  title: string;
  /** Its entry on the docket, and as an entry on it names it. */
  number: number | null;
  named: string;
  matter: ClockedMatter;
  /** How it was ruled before; null if it is pending. */
  decided: DispositionId | null;
  /** How the order can decide it; none if it was decided before. */
  allowed: DispositionId[];
  suggested: DispositionId | null;
};

/** Acts of others than the judge, which an order on a motion does not decide. */
const notByOrder: readonly DispositionId[] = ['withdrawn', 'declined', 'signed_as_proposed', 'signed_modified'];

/** The motion of an order with how the order can decide it, and what its title or text suggests; null without one. */
export async function findMotionOfOrder(
  needs: Working,
  judge: Actor,
  { order, found, court }: { order: StoredOrder; found: StoredCase; court: KnownCourt },
): Promise<MotionOfOrder | null> {
  const { motion_id } = order;
  if (!motion_id) return null;
  const motion = (await findFilingsForSystem(needs.db, [motion_id])).get(motion_id);
  if (!motion) return null;
  const [decided, place] = await Promise.all([
    findDecided(needs.db, motion_id),
    findDocketPlaceForSystem(needs.db, motion_id),
  ]);
  const { document_type, title } = motion;
  const code = place?.code ?? filingCodeOf({ document_type, title }, court)?.id ?? null;
  const system = codeSystemOf(court);
  const allowed = decided
    ? []
    : judgesDispositions(code, system).filter((id) => dispositions[id].decides && !notByOrder.includes(id));
  const suggested = decided
    ? null
    : dispositionOfOrder({ title: order.title, text: await textOf(needs, judge, order) }, allowed);
  const matter = { system, code, case_type: found.case_type };
  const onDocket = {
    title: titleOnDocket(title ?? motion.document_name, place?.access ?? null),
    number: place?.number ?? null,
  };
  return {
    id: motion_id,
    ...onDocket,
    named: nameMotion(onDocket, docketStyleOf(court)),
    matter,
    decided,
    allowed,
    suggested,
  };
}

/** The words of an order. Counsel’s document is read only if the title does not state the decision. */
async function textOf({ db, blobs, engine }: Working, judge: Actor, order: StoredOrder): Promise<string> {
  if (statesDisposition(order.title)) return '';
  if (order.content) {
    return finalContent(order.content)
      .paragraphs.map(({ text }) => text)
      .join('\n');
  }
  const [version] = order.proposed_version_id ? await findFiledVersionsForSystem(db, [order.proposed_version_id]) : [];
  if (!version) return '';
  const { sha256, file_name: name } = version;
  try {
    const text = await engine.read({ path: blobs.path(sha256), name, sha256, user: judge.person_id });
    return text.layout === 'flow'
      ? text.paragraphs.map((one) => one.text).join('\n')
      : text.pages.flatMap(({ lines }) => lines.map((one) => one.text)).join('\n');
  } catch (error) {
    // A document that cannot be read can be signed; the judge chooses.
    if (error instanceof Refusal) return '';
    throw error;
  }
}
