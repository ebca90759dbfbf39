import { docketStyleOf } from '#domain/docketing/codesOf';
import type { DocketEvent } from '#domain/docketing/DocketEvent';
import type { DocketEventId } from '#domain/docketing/data/docketEvents';
import { type DocketValues, docketText } from '#domain/docketing/docketText';
import type { KnownCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { findEventsFor } from '#server/packs/findCodes';

/** An event that the actor may enter in this court, and the text of its entry in the court's style. */
export async function findEvent(
  db: Db,
  actor: Actor,
  court: KnownCourt,
  id: DocketEventId,
  values: DocketValues,
): Promise<{ event: DocketEvent; text: string }> {
  const event = (await findEventsFor(db, court.id, actor.capacity)).find((one) => one.id === id);
  if (!event) throw new Refusal('event_not_permitted');
  const written = docketText(event, values, docketStyleOf(court));
  return { event, text: 'text' in written ? written.text : event.label };
}
