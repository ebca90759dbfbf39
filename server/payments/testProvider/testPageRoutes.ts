import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { stylesheet } from '#server/identity/bundled/stylesheet';
import type { Services } from '#server/kernel/needs';
import { callbackPath } from '../callbackRoute.ts';
import { enterCard, type SignedCallback } from './enterCard.ts';
import { findTestPayment, type StoredTestPayment, testPagePath } from './openTestProvider.ts';
import { findTestCard } from './testCards.ts';
import { endedPage, testCardPage } from './testPages.ts';

const Entered = z.object({ card: z.string().max(30).optional(), cancel: z.string().optional() });

/**
 * The page of the test provider, at an address that no one can guess. What was entered is sent to the portal as a signed
 * callback over its own route, as a provider outside the portal does.
 */
export async function testPageRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      await scope.register(formbody, { bodyLimit: 2000 });
      scope.get('/style.css', async (_request, reply) =>
        reply.header('cache-control', 'no-cache').type('text/css').send(stylesheet),
      );
      scope.get('/:reference', async (request, reply) => {
        const payment = await find(services, request);
        if (payment?.state !== 'pending') return ended(reply, payment);
        return html(reply, testCardPage(testPagePath, payment));
      });
      scope.post('/:reference', async (request, reply) => {
        const payment = await find(services, request);
        if (payment?.state !== 'pending') return ended(reply, payment);
        const entered = Entered.safeParse(request.body).data ?? {};
        const card = entered.cancel ? ('canceled' as const) : findTestCard(entered.card ?? '');
        if (!card) return html(reply.status(400), testCardPage(testPagePath, payment, true));
        for (const callback of await enterCard(services, payment, card)) await send(app, callback);
        return reply.redirect(payment.return_path, 303);
      });
    },
    { prefix: testPagePath },
  );
}

const find = (services: Services, { params }: FastifyRequest) =>
  findTestPayment(services, String((params as { reference: string }).reference));

const ended = (reply: FastifyReply, payment: StoredTestPayment | undefined) =>
  html(reply.status(payment ? 409 : 404), endedPage(testPagePath, payment?.return_path ?? '/'));

/** A callback that the portal does not take is not repeated here: the portal asks for what it did not hear. */
const send = (app: FastifyInstance, { body, signature }: SignedCallback) =>
  app.inject({
    ...{ method: 'POST', url: callbackPath, payload: body },
    headers: { 'content-type': 'application/json', 'payment-signature': signature },
  });

function html(reply: FastifyReply, page: string) {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}
