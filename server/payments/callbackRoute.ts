import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/kernel/needs';
import { receiveCallback } from './receiveAnswer.ts';

/** Where the provider sends its callbacks. */
export const callbackPath = '/api/payments/callback/';

/**
 * Takes the callbacks of the payment provider. The signature is over the bytes of the body, so the body is not parsed
 * before. Without a valid signature, the answer is 401, and nothing is read.
 */
export async function callbackRoute(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 20_000 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(callbackPath, async (request, reply) => {
      const { 'payment-signature': signature } = request.headers;
      const signed = typeof signature === 'string' ? signature : undefined;
      const taken = await receiveCallback(services, String(request.body ?? ''), signed);
      return reply
        .status(taken ? 200 : 401)
        .send(taken ? { received: true } : { error: 'The signature is not valid.' });
    });
  });
}
