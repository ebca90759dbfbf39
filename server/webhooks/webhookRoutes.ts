import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/webhooks';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { createEndpoint } from './createEndpoint.ts';
import { editEndpoint } from './editEndpoint.ts';
import { readDelivery } from './readDelivery.ts';
import { removeEndpoint } from './removeEndpoint.ts';
import { rotateSecret } from './rotateSecret.ts';
import { redeliver, testEndpoint } from './sendByHand.ts';
import { findDeliveries, findEndpoints } from './webhookRepository.ts';

/** The systems that are notified of events, and the results of those notifications. */
export function webhookRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.listWebhooks, async (actor) => ({ data: await findEndpoints(services.db, actor) }));
  serve(app, contract.createWebhook, (actor, settings) => createEndpoint(services, actor, settings));
  serve(app, contract.editWebhook, (actor, edit) => editEndpoint(services, actor, edit));
  serve(app, contract.removeWebhook, (actor, { id }) => removeEndpoint(services, actor, id));
  serve(app, contract.rotateWebhookSecret, (actor, { id }) => rotateSecret(services, actor, id));
  serve(app, contract.testWebhook, (actor, { id }) => testEndpoint(services, actor, id));
  serve(app, contract.listDeliveries, async (actor, { id, page, state }) => {
    const [endpoint] = await findEndpoints(services.db, actor, id);
    if (!endpoint) throw new Refusal('not_found');
    return findDeliveries(services.db, id, { page, ...(state ? { state } : {}) });
  });
  serve(app, contract.readDelivery, (actor, { delivery_id }) => readDelivery(services, actor, delivery_id));
  serve(app, contract.redeliverWebhook, (actor, { delivery_id }) => redeliver(services, actor, delivery_id));
}
