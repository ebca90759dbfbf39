import type { FastifyInstance } from 'fastify';
import * as downloads from '#contract/docketDownloads';
import * as contract from '#contract/docketing';
import { readEntry } from '#server/cases/docket/readEntry';
import { receiveFiles } from '#server/filings/receiveFiles';
import { parseInput, serve, serveFiles, serveRaw } from '#server/http/serve';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Services } from '#server/kernel/needs';
import { addEntry } from './addEntry.ts';
import { changeEntry } from './changeEntry.ts';
import { readDownload, sendDownload, startDownload } from './downloads/downloadDocuments.ts';
import { readEntryDocuments } from './readEntryDocuments.ts';
import { readOptions } from './readOptions.ts';
import { sendDocketTable } from './sendDocketTable.ts';
import { sendSheet } from './sendSheet.ts';

const expected = {
  document: { atMost: 1, tooMany: () => invalidInput('document', 'Upload one document for an entry.') },
};

/** The court's own entries on the docket, their changes, and docket sheets. */
export function docketingRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.readDocketOptions, (actor, asked) => readOptions(services, actor, asked));
  serve(app, contract.readDocketEntry, (actor, asked) => readEntry(services.db, actor, asked));
  serve(app, contract.readEntryDocuments, (actor, asked) => readEntryDocuments(services, actor, asked));
  serve(app, contract.changeDocketEntry, (actor, change) => changeEntry(services, actor, change));
  serveFiles(app, contract.addDocketEntry, async (actor, { request }) => {
    const { fields, files } = await receiveFiles(request, services.blobs, expected);
    const input = parseInput(contract.addDocketEntry, { ...fields, ...(request.params as object) });
    return addEntry(services, actor, input, files[0]);
  });
  serveRaw(app, contract.downloadDocketSheet, (actor, { id }, { reply }) =>
    sendSheet(services, actor, { id, certified: false }, reply),
  );
  serve(app, downloads.startDocketDownload, (actor, { id }) => startDownload(services, actor, id));
  serve(app, downloads.readDocketDownload, (actor, { id }) => readDownload(services, actor, id));
  serveRaw(app, downloads.saveDocketDownload, (actor, { id }, { reply }) => sendDownload(services, actor, id, reply));
  serveRaw(app, contract.downloadDocketTable, (actor, { id }, { reply }) =>
    sendDocketTable(services, actor, id, reply),
  );
  serveRaw(app, contract.certifyDocket, (actor, { id }, { reply }) =>
    sendSheet(services, actor, { id, certified: true }, reply),
  );
}
