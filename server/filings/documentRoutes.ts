import type { FastifyInstance } from 'fastify';
import * as viewerContract from '#contract/documentViewer';
import * as heldContract from '#contract/heldSubmissions';
import { serve, serveRaw } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { discardHeldSubmission } from './doubts/discardHeldSubmission.ts';
import { listHeldSubmissions } from './doubts/listHeldSubmissions.ts';
import { renderHeldPage } from './doubts/renderHeldPage.ts';
import { downloadDocument } from './downloadDocument.ts';
import { openByteCache } from './openByteCache.ts';
import { readPageText } from './readPageText.ts';
import { openWordsCache } from './readVersionWords.ts';
import { renderDocumentPage } from './renderDocumentPage.ts';
import { searchDocument } from './searchDocument.ts';
import { viewDocument } from './viewDocument.ts';

/** Pictures and texts of documents that this process keeps: some hundred pages, in bytes. */
const cacheBytes = 64 * 1024 * 1024;

export function documentRoutes(app: FastifyInstance, services: Services): void {
  const cache = openByteCache(cacheBytes);
  const words = openWordsCache();

  serve(app, viewerContract.viewDocument, (viewer, { version_id }) =>
    viewDocument(services, cache, viewer, version_id),
  );
  serveRaw(app, viewerContract.renderDocumentPage, (viewer, asked, http) =>
    renderDocumentPage(services, cache, viewer, asked, http),
  );
  serve(app, heldContract.listHeldSubmissions, (viewer) => listHeldSubmissions(services, viewer));
  serve(app, heldContract.discardHeldSubmission, (actor, { id }) => discardHeldSubmission(services, actor, id));
  serveRaw(app, heldContract.renderHeldPage, (viewer, { id }, http) => renderHeldPage(services, viewer, id, http));
  serve(app, viewerContract.readPageText, (viewer, asked) => readPageText(services, words, viewer, asked));
  serve(app, viewerContract.searchDocument, (viewer, asked) => searchDocument(services, words, viewer, asked));
  serveRaw(app, viewerContract.downloadDocument, (viewer, { version_id }, { reply }) =>
    downloadDocument(services, viewer, version_id, reply),
  );
}
