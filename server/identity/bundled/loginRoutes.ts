import { timingSafeEqual } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import { z } from 'zod';
import { errorPage, loginPage } from './pages.ts';
import { evaluationPassword, type SamplePerson } from './samplePeople.ts';

const Chosen = z.object({ subject: z.string().max(100) });
const Typed = z.object({ email: z.string().trim().toLowerCase().max(254), password: z.string().max(200) });

type Handler = (request: FastifyRequest, reply: FastifyReply, uid: string) => Promise<unknown>;

/** The provider's sign-in page and what comes of it. */
export async function loginRoutes(app: FastifyInstance, provider: Provider, people: SamplePerson[]): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formbody, { bodyLimit: 10_000 });

    scope.get(
      '/interaction/:uid',
      withInteraction(async (_request, reply, uid) => html(reply, loginPage(uid, people))),
    );

    scope.post(
      '/interaction/:uid',
      withInteraction(async (request, reply, uid) => {
        const person = findPerson(people, request.body);
        if (person) return finish(request, reply, { login: { accountId: person.subject, remember: false } });
        const email = Typed.safeParse(request.body).data?.email ?? '';
        return html(reply.status(401), loginPage(uid, people, { email }));
      }),
    );

    scope.post(
      '/interaction/:uid/cancel',
      withInteraction((request, reply) =>
        finish(request, reply, { error: 'access_denied', error_description: 'The user canceled the sign-in.' }),
      ),
    );
  });

  /** The interaction is tied to this browser by a cookie of the provider's; without it there is nothing to continue with. */
  function withInteraction(handle: Handler) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const interaction = await provider.interactionDetails(request.raw, reply.raw).catch(() => null);
      const { uid } = request.params as { uid: string };
      if (interaction?.uid !== uid) {
        return html(reply.status(400), errorPage('This sign-in has expired or was started in another browser.'));
      }
      return handle(request, reply, uid);
    };
  }

  async function finish(request: FastifyRequest, reply: FastifyReply, result: InteractionResults) {
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
  }
}

function findPerson(people: SamplePerson[], body: unknown): SamplePerson | undefined {
  const chosen = Chosen.safeParse(body);
  if (chosen.success) return people.find(({ subject }) => subject === chosen.data.subject);
  const typed = Typed.safeParse(body);
  if (!typed.success || !isPassword(typed.data.password)) return undefined;
  return people.find(({ email }) => email === typed.data.email);
}

function isPassword(given: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(evaluationPassword)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function html(reply: FastifyReply, page: string) {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}
