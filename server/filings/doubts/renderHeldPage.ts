import type { Http } from '#server/http/serve';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findOwnHeld } from './holdSubmission.ts';

/** Wide enough to distinguish two documents. */
const width = 400;

/** The first page of a document that its sender has still to confirm, for that person alone. Nothing of it is stored. */
export async function renderHeldPage(
  needs: Needs<'db' | 'now' | 'blobs' | 'engine'>,
  viewer: Actor,
  id: string,
  { reply }: Http,
): Promise<unknown> {
  const held = await findOwnHeld(needs, viewer, id);
  const lead = held?.files.find(({ field }) => field === 'main_document');
  if (!lead) throw new Refusal('not_found');
  const { sha256, file_name: name } = lead;
  const file = { path: needs.blobs.path(sha256), name, sha256, user: viewer.person_id };
  const drawn = await needs.engine.renderPage(file, 1, width);
  if (!drawn) throw new Refusal('not_found');
  return reply.header('cache-control', 'no-store').type('image/webp').send(Buffer.from(drawn));
}
