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

  serve(app, viewerContract.viewDocument, (asker, { version_id }) => viewDocument(services, cache, asker, version_id));
  serveRaw(app, viewerContract.renderDocumentPage, (asker, asked, http) =>
    renderDocumentPage(services, cache, asker, asked, http),
  );
  serve(app, heldContract.listHeldSubmissions, (asker) => listHeldSubmissions(services, asker));
  serve(app, heldContract.discardHeldSubmission, (actor, { id }) => discardHeldSubmission(services, actor, id));
  serveRaw(app, heldContract.renderHeldPage, (asker, { id }, http) => renderHeldPage(services, asker, id, http));
  serve(app, viewerContract.readPageText, (asker, asked) => readPageText(services, words, asker, asked));
  serve(app, viewerContract.searchDocument, (asker, asked) => searchDocument(services, words, asker, asked));
  serveRaw(app, viewerContract.downloadDocument, (asker, { version_id }, { reply }) =>
    downloadDocument(services, asker, version_id, reply),
  );
}
