import type { InputOf } from '#contract/endpoint';
import type { downloadFixFile as fileEndpoint, renderFixPage as pageEndpoint } from '#contract/fixes';
import type { FixSide } from '#domain/fixes/fixStates';
import { findOwnAnalysis, type Looking } from '#server/courtdoc/history/findOwn';
import { type FixFile, findOwnFix } from '#server/filings/fixes/fixRepository';
import type { Http } from '#server/http/serve';
import { toAttachment } from '#server/http/toAttachment';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/** Sends the image of one page before or after a fix, to its filer alone. Nothing of it is stored. */
export async function renderFixPage(
  { db, now, blobs, engine }: Needs<'db' | 'now' | 'blobs' | 'engine'>,
  viewer: Actor,
  { id, page, side, width }: InputOf<typeof pageEndpoint>,
  { reply }: Http,
): Promise<unknown> {
  const { sha256, file_name: name } = await findFile({ db, now }, viewer, id, side);
  const file = { path: blobs.path(sha256), name, sha256, user: viewer.person_id };
  const drawn = await engine.renderPage(file, page, width);
  if (!drawn) throw new Refusal('not_found');
  return reply.header('cache-control', 'no-store').type('image/webp').send(Buffer.from(drawn));
}

/** Sends the file before or after a fix, to its filer alone. */
export async function downloadFixFile(
  { db, now, blobs }: Needs<'db' | 'now' | 'blobs'>,
  viewer: Actor,
  { id, side }: InputOf<typeof fileEndpoint>,
  { reply }: Http,
): Promise<unknown> {
  const { sha256, file_name, file_size } = await findFile({ db, now }, viewer, id, side);
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-length': file_size,
      'content-disposition': toAttachment(file_name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(await blobs.read(sha256));
}

async function findFile(needs: Looking, viewer: Actor, id: string, side: FixSide): Promise<FixFile> {
  const { fix, files } = await findOwnFix(needs.db, viewer, id);
  // A check that has expired is no longer available.
  if (fix.analysis_id !== null) await findOwnAnalysis(needs, viewer, fix.analysis_id);
  const found = files.find((file) => file.side === side);
  if (!found) throw new Refusal('not_found');
  return found;
}
