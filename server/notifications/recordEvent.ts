import type { CourtEvent } from '#domain/events/CourtEvents';
import { courtEvents } from '#server/db/schema/events';
import { storable } from '#server/db/storable';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

/** An event, the court in which it happened, and the people to notify. */
export type Announcement = CourtEvent & {
  court_id: string;
  to: string[];
  /** When it happened, if not now. */
  at?: Date;
  /** `elsewhere`: the area that announces it sends the email itself, to everyone or to the people that it names. */
  mailed?: 'elsewhere' | { elsewhere: readonly string[] };
};

/** An event in the record, with what its deliveries need. */
export type RecordedEvent = { id: string; court_id: string; occurred_at: Date; event: CourtEvent };

/** Records an event in the caller's transaction. */
export async function recordEvent(
  tx: Db,
  { now }: Needs<'now'>,
  { court_id, to: _to, at, mailed: _mailed, ...event }: Announcement,
): Promise<RecordedEvent> {
  const occurred_at = at ?? now();
  const { code, about } = event;
  const [recorded] = await tx
    .insert(courtEvents)
    .values({ court_id, code, values: storable(event.values), about: storable(about), occurred_at })
    .returning({ id: courtEvents.id });
  return { id: recorded!.id, court_id, occurred_at, event };
}
