import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { type Config, SettingsError } from '#server/kernel/config';
import { bundledPath } from '../bundledConnection.ts';
import { portalOrigin } from '../portalOrigin.ts';
import { createBundledProvider, sessionCookie } from './createBundledProvider.ts';
import { loginRoutes } from './loginRoutes.ts';
import { readFont } from './readFont.ts';
import { type SamplePerson, samplePeople } from './samplePeople.ts';
import { stylesheet } from './stylesheet.ts';

/** Lets the evaluation court's own identity provider answer under /idp, on the portal's address. */
export async function mountBundledProvider(
  app: FastifyInstance,
  config: Config,
  people: SamplePerson[] = samplePeople,
): Promise<void> {
  if (!config.evaluation)
    throw new SettingsError('The bundled identity provider is available only in the evaluation court.');
  const provider = await createBundledProvider(config, people);

  await app.register(
    async (scope) => {
      // The provider reads the bodies itself.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
      scope.addHook('onRequest', async (request, reply) => {
        setProviderAddress(config, request, reply);
        forgetLastPerson(request);
      });

      scope.get('/style.css', async (_request, reply) =>
        reply.header('cache-control', 'no-cache').type('text/css').send(stylesheet),
      );
      scope.get('/font.woff2', async (_request, reply) => {
        const font = readFont();
        return font
          ? reply.header('cache-control', 'max-age=86400').type('font/woff2').send(font)
          : reply.code(404).send();
      });
      await loginRoutes(scope, provider, people);
      scope.all('/*', (request, reply) => passOn(provider, request, reply));
    },
    { prefix: bundledPath },
  );
}

/** The provider makes its addresses from the request's. It may only take the portal's own for one. */
function setProviderAddress(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  const origin = new URL(portalOrigin({ config }, request.headers.host));
  const { headers } = request.raw;
  headers.host = origin.host;
  headers['x-forwarded-proto'] = origin.protocol.replace(':', '');
  delete headers['x-forwarded-host'];
  // These pages have no script, and their forms end at the portal: browsers follow a form through its redirects.
  reply.raw.setHeader(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self' ${origin.origin}; frame-ancestors 'none'; base-uri 'none'`,
  );
}

/** Evaluators change between people: the provider remembers no one from the last time. */
function forgetLastPerson({ raw: { headers } }: FastifyRequest): void {
  if (!headers.cookie) return;
  const others = headers.cookie.split(/;\s*/).filter((cookie) => !cookie.startsWith(sessionCookie));
  headers.cookie = others.join('; ');
}

/** The provider is a separate application for Node's plain requests, and does not know where it is mounted. */
function passOn(provider: Provider, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  const raw = request.raw as typeof request.raw & { originalUrl?: string };
  raw.originalUrl = raw.url ?? '';
  raw.url = raw.originalUrl.slice(bundledPath.length) || '/';
  void provider.callback()(raw, reply.raw);
}
