import { isSessionOpen } from '#server/directory/isSessionOpen';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

/** The events of a stream for as long as its reader is signed in. Each one, a heartbeat included, is checked before it is sent. */
export async function* whileSignedIn<Event>(
  needs: Needs<'db' | 'now'>,
  reader: Actor,
  events: AsyncGenerator<Event>,
): AsyncGenerator<Event> {
  for await (const event of events) {
    if (!(await isSessionOpen(needs, reader))) return;
    yield event;
  }
}
