import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/rosterImports';
import { serve, serveFiles, serveRaw } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { requestApplying } from './applyImport.ts';
import { changeReading } from './changeReading.ts';
import { changeRow } from './changeRow.ts';
import { chooseForRows } from './chooseForRows.ts';
import { discardImport } from './discardImport.ts';
import { listImports, readOneImport } from './listImports.ts';
import { listRows } from './listRows.ts';
import { receiveRosterFile } from './receiveRosterFile.ts';
import { sendErrors } from './sendErrors.ts';
import { repeatImport, startImport } from './startImport.ts';
import { requestUndoing } from './undoImport.ts';

/** Imports of the roster. */
export function importRoutes(app: FastifyInstance, services: Services): void {
  serveFiles(app, contract.startRosterImport, async (actor, { request }) =>
    startImport(services, actor, await receiveRosterFile(services, actor, request)),
  );
  serve(app, contract.listRosterImports, (actor, asked) => listImports(services, actor, asked));
  serve(app, contract.readRosterImport, (actor, { id }) => readOneImport(services, actor, id));
  serve(app, contract.changeImportReading, (actor, asked) => changeReading(services, actor, asked));
  serve(app, contract.listImportRows, (actor, asked) => listRows(services, actor, asked));
  serve(app, contract.changeImportRow, (actor, asked) => changeRow(services, actor, asked));
  serve(app, contract.chooseForImportRows, (actor, asked) => chooseForRows(services, actor, asked));
  serve(app, contract.applyRosterImport, (actor, asked) => requestApplying(services, actor, asked));
  serve(app, contract.undoRosterImport, (actor, asked) => requestUndoing(services, actor, asked));
  serve(app, contract.repeatRosterImport, (actor, { id }) => repeatImport(services, actor, id));
  serve(app, contract.discardRosterImport, (actor, asked) => discardImport(services, actor, asked));
  serveRaw(app, contract.saveImportErrors, (actor, { id }, { reply }) => sendErrors(services, actor, id, reply));
}
