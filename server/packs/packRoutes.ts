import type { FastifyInstance } from 'fastify';
import { listCategories as listOffered } from '#contract/caseCategories';
import * as contract from '#contract/packs';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { importPack, previewPackImport } from './importPack.ts';
import { listCategories, readCourtPack } from './readCourtPack.ts';
import { restorePack, savePackNumbering } from './restorePack.ts';
import { savePackItem } from './savePackItem.ts';

/** The court's categories, number formats, and hearing types. */
export function packRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  serve(app, listOffered, (actor, asked) => listCategories(db, actor, asked));
  serve(app, contract.readCourtPack, (actor) => readCourtPack(db, actor));
  serve(app, contract.savePackCategory, (actor, item) => savePackItem(services, actor, 'categories', item));
  serve(app, contract.savePackNumberFormat, (actor, item) => savePackItem(services, actor, 'number_formats', item));
  serve(app, contract.savePackHearingType, (actor, item) => savePackItem(services, actor, 'hearing_types', item));
  serve(app, contract.savePackFilingCode, (actor, item) => savePackItem(services, actor, 'filing_codes', item));
  serve(app, contract.savePackDocketEvent, (actor, item) => savePackItem(services, actor, 'docket_events', item));
  serve(app, contract.savePackNumbering, (actor, asked) => savePackNumbering(services, actor, asked));
  serve(app, contract.restorePack, (actor, asked) => restorePack(services, actor, asked));
  serve(app, contract.previewPackImport, (actor, { document }) => previewPackImport(db, actor, document));
  serve(app, contract.importPack, (actor, asked) => importPack(services, actor, asked));
}
