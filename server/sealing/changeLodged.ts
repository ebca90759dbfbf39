import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { changeLodgedDocument as asked, listLodgedDocuments } from '#contract/sealing';
import { codeSystemOf } from '#domain/docketing/codesOf';
import { type LodgedAction, needsOrder } from '#domain/sealing/lodgedStates';
import { sealingRuleOf } from '#domain/sealing/sealingRules';
import { findCase } from '#server/cases/caseRepository';
import { findCaseForSystem } from '#server/cases/findCaseForSystem';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { setDocumentAccessForSystem } from '#server/filings/documentLevels';
import {
  type FoundLodged,
  findLodgedOfCase,
  lockLodged,
  type StoredLodged,
  updateLodged,
} from '#server/filings/lodged/lodgedRepository';
import { removeDocumentForSystem } from '#server/filings/removeDocument';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { actionsFor, describeLodged } from './describeLodged.ts';
import { lastDayOf } from './followRuling.ts';
import { keepChange, recordLodged } from './recordLodged.ts';

type Working = Needs<'db' | 'config' | 'now'>;
type Input = InputOf<typeof asked>;

/** The lodged documents of a case that the viewer has access to: for judges and clerks all, for filers their own. */
export async function listLodged(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  case_id: string,
): Promise<ReplyOf<typeof listLodgedDocuments>> {
  const found = await findCase(db, viewer, case_id);
  const [court, lodged] = await Promise.all([
    readCourt(db, now(), found.court_id),
    findLodgedOfCase(db, viewer, case_id),
  ]);
  return { data: lodged.map((one) => describeLodged(viewer, one, court.today)) };
}

const messages: Record<LodgedAction, string> = {
  request_filing: 'The court has your notice to file the document unsealed.',
  seal: 'The document is sealed by the order.',
  do_not_seal: 'The order does not seal the document.',
  file: 'The document is filed and public.',
  unseal: 'The document is public.',
  return: 'The document is returned and no longer in the record.',
  delete: 'The document is deleted.',
};

/**
 * Acts on a lodged document: its filer has it filed unsealed after a denial; the clerk applies an order that grants the
 * motion in part, files or unseals it, and, once the filer’s time has passed, returns or deletes it.
 */
export async function changeLodged(needs: Working, actor: Actor, input: Input): Promise<ReplyOf<typeof asked>> {
  const { db, now } = needs;
  const document = await db.transaction(async (tx) => {
    const court = await readCourt(tx, now(), actor.court_id);
    const held = await lockLodged(tx, actor, input.id);
    if (!held) throw new Refusal('not_found');
    if (held.lodged.version !== input.version) throw new Refusal('changed_meanwhile', { version: held.lodged.version });
    check(actor, held, input, court);
    await updateLodged(tx, input.id, { ...changeOf(actor, input, court), ...closing(actor, input, now()) });
    await apply(tx, needs, actor, held, input);
    await record(tx, needs, actor, held, input);
    const changed = await lockLodged(tx, actor, input.id);
    return describeLodged(actor, changed!, court.today);
  });
  return { message: messages[input.action], document };
}

function check(actor: Actor, held: FoundLodged, { action, authority, ordered_on }: Input, court: KnownCourt): void {
  if (!actionsFor(actor, held, court.today).includes(action)) {
    throw invalidInput('action', 'This is not possible now. Open the case again to see what can be done.');
  }
  if (!needsOrder(action)) return;
  if (authority === '') throw invalidInput('authority', 'Enter the order.');
  if (!ordered_on) throw invalidInput('ordered_on', 'Enter the date of the order.');
  if (ordered_on > court.today) throw invalidInput('ordered_on', 'The date of the order is in the future.');
}

function changeOf(actor: Actor, input: Input, court: KnownCourt): Partial<StoredLodged> {
  const order = { authority: input.authority, ordered_on: input.ordered_on ?? null };
  const period = sealingRuleOf(codeSystemOf(court))?.after_denial;
  switch (input.action) {
    case 'request_filing':
      return { requested_by: actor.person_id };
    case 'seal':
      return { state: 'sealed', ...order };
    case 'do_not_seal':
      return {
        state: 'not_sealed',
        ...order,
        due_on: period ? lastDayOf(court, input.ordered_on!, period.days) : null,
      };
    case 'file':
      return { state: 'filed' };
    case 'unseal':
      return { state: 'filed', ...order };
    case 'return':
      return { state: 'returned' };
    case 'delete':
      return { state: 'deleted' };
  }
}

const ends: readonly LodgedAction[] = ['file', 'unseal', 'return', 'delete'];

function closing({ person_id }: Actor, { action }: Input, at: Date): Partial<StoredLodged> {
  if (action === 'request_filing') return { requested_at: at };
  return ends.includes(action) ? { closed_by: person_id, closed_at: at } : {};
}

async function apply(tx: Db, needs: Working, actor: Actor, held: FoundLodged, input: Input): Promise<void> {
  const { action, ordered_on, reason } = input;
  const isOpened = action === 'file' || action === 'unseal';
  // Its entry, its filing, and its case can be stricter.
  if (isOpened) await setDocumentAccessForSystem(tx, held.document.id, 'public');
  if (action === 'return' || action === 'delete') await removeDocumentForSystem(tx, needs, held.document.id);
  if (action === 'request_filing') return;
  const authority = input.authority || held.lodged.authority;
  await keepChange(tx, needs, actor, held, {
    ...{ from_level: 'sealed', to_level: isOpened ? 'public' : 'sealed', authority },
    ...{ basis: needsOrder(action) ? 'order' : 'law', ordered_on: ordered_on ?? held.lodged.ordered_on },
    reason: reason || messages[action],
  });
}

async function record(tx: Db, needs: Working, actor: Actor, held: FoundLodged, { action, authority }: Input) {
  const found = await findCaseForSystem(tx, held.filing.court_id, held.filing.case_id!);
  await recordLodged(tx, needs, actor, held, {
    action: 'lodged_document_changed',
    values: { case_number: found!.case_number, change: action, authority: authority || held.lodged.authority },
  });
}
