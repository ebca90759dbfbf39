import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/service';
import { actForOwner } from '#server/firms/actForOwner';
import { serve, servePublic, servePublicRaw, serveRaw } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { revokeServiceLink, serveAgain, serveOtherwise } from './changeRecipients.ts';
import { readDraftService } from './readDraftService.ts';
import { readFilingService } from './readFilingService.ts';
import { downloadServed, findLinkedRecipient, findOwnRecipient, readServed } from './readServed.ts';
import { saveDraftService } from './saveDraftService.ts';

/** An office that shares one address can open this many documents a minute; no one can try many links. */
const openingsPerMinute = 60;

/** Service of filings: in a draft, on the page of a filing, and for the people who are served. */
export function serviceRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.readDraftService, async (user, { id }) =>
    readDraftService(services, await actForOwner(services.db, user, id), id),
  );
  serve(app, contract.saveDraftService, async (user, asked) =>
    saveDraftService(services, await actForOwner(services.db, user, asked.id), asked),
  );
  serve(app, contract.readFilingService, (actor, { id }) => readFilingService(services, actor, id));
  serve(app, contract.serveOtherwise, (actor, asked) => serveOtherwise(services, actor, asked));
  serve(app, contract.serveAgain, (actor, asked) => serveAgain(services, actor, asked));
  serve(app, contract.revokeServiceLink, (actor, asked) => revokeServiceLink(services, actor, asked));
  serve(app, contract.readServed, async (actor, { id }) =>
    readServed(services, await findOwnRecipient(services, actor, id), actor.address),
  );
  serveRaw(app, contract.downloadServed, async (actor, { id, version_id }, { reply }) => {
    const recipient = await findOwnRecipient(services, actor, id);
    return downloadServed(services, recipient, { version_id, address: actor.address }, reply);
  });
  servePublic(
    app,
    contract.readServedByLink,
    async (_caller, { token }, { request }) =>
      readServed(services, await findLinkedRecipient(services, token), request.ip),
    openingsPerMinute,
  );
  servePublicRaw(
    app,
    contract.downloadServedByLink,
    async (_caller, { token, version_id }, { request, reply }) => {
      const recipient = await findLinkedRecipient(services, token);
      return downloadServed(services, recipient, { version_id, address: request.ip }, reply);
    },
    openingsPerMinute,
  );
}
