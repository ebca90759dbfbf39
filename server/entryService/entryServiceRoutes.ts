import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/entryService';
import { serve, servePublic, servePublicRaw } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { listEscalated, resolveDelivery } from './escalations.ts';
import { listEntryNotices } from './listEntryNotices.ts';
import { downloadServedEntry, readServedEntry } from './readServedEntry.ts';

/** An office that shares one address can open this many documents a minute; no one can try many links. */
const openingsPerMinute = 60;

/** Notice and service of docket entries: who received them, the queue of the clerk, and the pages of people without an account. */
export function entryServiceRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.listEscalated, (clerk, asked) => listEscalated(services, clerk, asked));
  serve(app, contract.listEntryNotices, (clerk, asked) => listEntryNotices(services, clerk, asked));
  serve(app, contract.resolveDelivery, (clerk, asked) => resolveDelivery(services, clerk, asked));
  servePublic(
    app,
    contract.readServedEntry,
    (_caller, { token }) => readServedEntry(services, token),
    openingsPerMinute,
  );
  servePublicRaw(
    app,
    contract.downloadServedEntry,
    (_caller, asked, { reply }) => downloadServedEntry(services, asked, reply),
    openingsPerMinute,
  );
}
