import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/documentViewer';
import { serve, serveRaw } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { downloadDocument } from './downloadDocument.ts';
import { openByteCache } from './openByteCache.ts';
import { readPageText } from './readPageText.ts';
import { openWordsCache } from './readVersionWords.ts';
import { renderDocumentPage } from './renderDocumentPage.ts';
import { searchDocument } from './searchDocument.ts';
import { viewDocument } from './viewDocument.ts';

/** The images of pages that this process keeps, in bytes: some hundred pages. */
const cacheBytes = 64 * 1024 * 1024;

/** The documents of filings and of analyses without filing: their pages, words, and files. */
export function viewerRoutes(app: FastifyInstance, services: Services): void {
  const cache = openByteCache(cacheBytes);
  const words = openWordsCache();

  serve(app, contract.viewDocument, (viewer, { version_id }) => viewDocument(services, cache, viewer, version_id));
  serveRaw(app, contract.renderDocumentPage, (viewer, asked, http) =>
    renderDocumentPage(services, cache, viewer, asked, http),
  );
  serve(app, contract.readPageText, (viewer, asked) => readPageText(services, words, viewer, asked));
  serve(app, contract.searchDocument, (viewer, asked) => searchDocument(services, words, viewer, asked));
  serveRaw(app, contract.downloadDocument, (viewer, { version_id }, { reply }) =>
    downloadDocument(services, viewer, version_id, reply),
  );
}
