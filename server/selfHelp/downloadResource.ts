import type { FastifyReply } from 'fastify';
import { findCourtSettings } from '#server/courts/findCourtSettings';
import { resourceDownloads } from '#server/db/schema/selfHelp';
import { toAttachment } from '#server/http/toAttachment';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { findResource } from './findResource.ts';
import { makeWorksheet } from './makeWorksheet.ts';
import { printResource } from './printResource.ts';

const wordFile = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * Sends a resource as a file: what is filled in as DOCX, what is read as PDF. The download is counted once the file is
 * generated.
 */
export async function downloadResource(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const resource = findResource(id);
  const isForm = resource.type === 'Template';
  const { name } = await findCourtSettings(db, viewer.court_id);
  const bytes = isForm ? await makeWorksheet(resource) : await printResource(resource, name);
  await db.insert(resourceDownloads).values({ resource_id: id, person_id: viewer.person_id, downloaded_at: now() });
  return reply
    .headers({
      'content-type': isForm ? wordFile : 'application/pdf',
      'content-length': bytes.length,
      'content-disposition': toAttachment(`${resource.title}.${isForm ? 'docx' : 'pdf'}`),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(bytes);
}
