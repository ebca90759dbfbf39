import type { InputOf } from '#contract/endpoint';
import type { renderPreparedPage as asked } from '#contract/resubmissions';
import type { Http } from '#server/http/serve';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findPreparedDocument } from './resubmissionRepository.ts';

/** Sends the image of one page of a prepared document to the person who prepares it. Nothing of it is stored. */
export async function renderPreparedPage(
  needs: Needs<'db' | 'blobs' | 'engine'>,
  viewer: Actor,
  { id, page, width }: InputOf<typeof asked>,
  { reply }: Http,
): Promise<unknown> {
  const { sha256, file_name: name } = await findPreparedDocument(needs.db, viewer, id);
  const file = { path: needs.blobs.path(sha256), name, sha256, user: viewer.person_id };
  const drawn = await needs.engine.renderPage(file, page, width);
  if (!drawn) throw new Refusal('not_found');
  return reply.header('cache-control', 'no-store').type('image/webp').send(Buffer.from(drawn));
}
