import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/uploads';
import { bytesPerMb } from '#domain/uploads/bytesPerMb';
import { serve, serveRaw } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { checksumAlgorithms, readChecksum } from './Checksum.ts';
import { cancelUpload } from './cancelUpload.ts';
import { completeUpload } from './completeUpload.ts';
import { findSizeLimits } from './courtLimits.ts';
import { listUploads } from './describeUploads.ts';
import { receivePart } from './receivePart.ts';
import { assertTus, partType, readBytes, tusExtensions, tusVersion } from './tus.ts';
import { findUpload } from './uploadRepository.ts';
import { stopWriter } from './writers.ts';

/** Resumable uploads by tus 1.0. Where an upload begins, the area of its target checks the target. */
export function uploadRoutes(app: FastifyInstance, services: Services): void {
  // The part is left in the request, and read as it arrives.
  app.addContentTypeParser(partType, (_request, payload, done) => done(null, payload));
  serve(app, contract.listUploads, (actor) => listUploads(services, actor));
  serveRaw(app, contract.describeUploads, async (actor, _asked, { reply }) => {
    const { document_mb } = await findSizeLimits(services.db, actor.court_id);
    return reply
      .headers({ 'tus-resumable': tusVersion, 'tus-version': tusVersion, 'tus-extension': tusExtensions })
      .headers({ 'tus-max-size': document_mb * bytesPerMb, 'tus-checksum-algorithm': checksumAlgorithms.join(',') })
      .status(204)
      .send();
  });
  serveRaw(app, contract.readUploadOffset, async (actor, { id }, { request, reply }) => {
    assertTus(request, reply);
    await findUpload(services.db, actor, id);
    await stopWriter(id);
    await completeUpload(services, id);
    const { offset_bytes, size_bytes, expires_at } = await findUpload(services.db, actor, id);
    return reply
      .headers({ 'upload-offset': offset_bytes, 'upload-length': size_bytes })
      .headers({ 'upload-expires': expires_at.toUTCString(), 'cache-control': 'no-store' })
      .status(200)
      .send();
  });
  serveRaw(app, contract.continueUpload, async (actor, { id }, { request, reply }) => {
    assertTus(request, reply);
    if (request.headers['content-type'] !== partType) throw new Refusal('upload_bytes_expected');
    const length = request.headers['content-length'];
    const part = {
      offset: readBytes(request, 'upload-offset'),
      length: length === undefined ? null : Number(length),
      checksum: readChecksum(request.headers['upload-checksum'] as string | undefined),
      // A part without bytes has no body.
      content: (request.body as Readable | null) ?? Readable.from([]),
    };
    const { offset, expires_at } = await receivePart(services, actor, id, part);
    return reply.headers({ 'upload-offset': offset, 'upload-expires': expires_at.toUTCString() }).status(204).send();
  });
  serveRaw(app, contract.cancelUpload, async (actor, { id }, { request, reply }) => {
    assertTus(request, reply);
    await cancelUpload(services, actor, id);
    return reply.status(204).send();
  });
}
