import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import type { Provider } from 'oidc-provider';
import { createMemoryAdapter } from '../bundled/createMemoryAdapter.ts';
import { loadOidcProvider } from '../bundled/loadOidcProvider.ts';

/** What the provider says of the next person who signs in: in the signed ID token, or only in its userinfo. */
export type Assertion = { email: string; amr?: string[]; inUserinfo?: Record<string, unknown> };

const client = { client_id: 'portal', client_secret: 'a-secret-of-the-tests' };

/** An OpenID Connect provider on a separate port. It signs in the person named by the test, with the given claims. */
export async function startAssertingProvider() {
  const next: Assertion = { email: '' };
  let provider: Provider | null = null;
  const server = createServer(async (request, response) => {
    if (!request.url?.startsWith('/sign-in/')) return provider!.callback()(request, response);
    const login = { accountId: next.email, ...(next.amr ? { amr: next.amr } : {}), remember: false };
    const onward = await provider!.interactionResult(request, response, { login });
    return response.writeHead(303, { location: onward }).end();
  });
  await listen(server);
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.client_id, OIDC_CLIENT_SECRET: client.client_secret },
    next,
    /** The portal's address is known only once it listens. */
    async serve(portal: string) {
      provider = await openProvider(issuer, portal, next);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function openProvider(issuer: string, portal: string, next: Assertion): Promise<Provider> {
  const { Provider } = await loadOidcProvider();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider: Provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: 60, Grant: 60, Session: 60 },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'of-the-tests' }] },
    cookies: { keys: ['of the tests'] },
    clients: [{ ...client, redirect_uris: [`${portal}/api/auth/callback`], response_types: ['code'] }],
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'amr', 'mfa'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context, email) => ({
      accountId: email,
      claims: async (use) => ({
        sub: email,
        email,
        email_verified: true,
        // The portal asks the userinfo for what the ID token leaves out.
        ...(use === 'userinfo' ? { name: email, ...next.inUserinfo } : {}),
      }),
    }),
    interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
    features: { devInteractions: { enabled: false } },
    loadExistingGrant: async ({ oidc: { client: asking, session } }) => {
      const grant = new provider.Grant({ clientId: asking!.clientId, accountId: session!.accountId! });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  return provider;
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
}
