import type { changeDocketEntry as asked } from '#contract/docketing';
import type { InputOf } from '#contract/endpoint';
import { kindOfEvent } from '#domain/docketing/kindOfEvent';
import { needsSignedOrder } from '#domain/docketing/signedOrders';
import type { StoredEntry } from '#server/cases/docket/FoundEntry';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import { findEventsFor, findFilingCodes } from '#server/packs/findCodes';

/** The code of an entry and the kind that follows from it. */
export type Coded = Pick<StoredEntry, 'code' | 'kind'>;
type Correction = { change: InputOf<typeof asked>; court: { id: string } };

/**
 * The code of an entry after a change. The entry of a filing has a filing code, one of the court an event that the
 * person may enter. An event that changes the status of the case is a new entry, because a correction changes only the
 * record of what happened.
 */
export async function chooseCode(
  tx: Db,
  actor: Actor,
  { code, kind, filing_id }: StoredEntry,
  { change, court }: Correction,
): Promise<Coded> {
  if (change.change !== 'corrected' || change.code === undefined || change.code === code) return { code, kind };
  if (filing_id !== null || kind === 'filing') {
    const found = (await findFilingCodes(tx, court.id)).find(({ id }) => id === change.code);
    if (!found) throw invalidInput('code', 'This court does not use this filing code.');
    return { code: found.id, kind };
  }
  const event = (await findEventsFor(tx, court.id, actor.capacity)).find(({ id }) => id === change.code);
  if (!event) throw invalidInput('code', 'You may not enter this event.');
  if (event.effect !== 'none') {
    throw invalidInput('code', 'This event changes the status of the case. Add it as a new entry.');
  }
  if (needsSignedOrder(actor.capacity, event)) {
    throw invalidInput('code', 'This event needs the order that the judge signed. Add it as a new entry.');
  }
  return { code: event.id, kind: kindOfEvent(event) };
}
