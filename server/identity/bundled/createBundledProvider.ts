import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { Account, Configuration, Provider } from 'oidc-provider';
import type { Config } from '#server/kernel/config';
import { bundledConnection, bundledPath } from '../bundledConnection.ts';
import { callbackPath } from '../createIdentityProvider.ts';
import { portalOrigins } from '../portalOrigin.ts';
import { createMemoryAdapter } from './createMemoryAdapter.ts';
import { loadOidcProvider } from './loadOidcProvider.ts';
import { errorPage } from './pages.ts';
import type { SamplePerson } from './samplePeople.ts';

/** The cookie by which the provider would know its last visitor. */
export const sessionCookie = 'idp-session';

const minute = 60;

/** The evaluation court's own OpenID Connect provider, with the portal as its one client. */
export async function createBundledProvider(config: Config, people: SamplePerson[]): Promise<Provider> {
  const { Provider } = await loadOidcProvider();
  const { issuer } = bundledConnection(config);
  const provider: Provider = new Provider(
    issuer,
    await settingsFor(config, people, (...made) => grantFor(provider, ...made)),
  );
  // Its address is set by the code that mounts it; see mountBundledProvider.
  provider.proxy = true;
  return provider;
}

type LoadGrant = NonNullable<Configuration['loadExistingGrant']>;

async function settingsFor(
  config: Config,
  people: SamplePerson[],
  loadExistingGrant: LoadGrant,
): Promise<Configuration> {
  const { client_id, client_secret } = bundledConnection(config);
  return {
    adapter: createMemoryAdapter(),
    jwks: { keys: [await newSigningKey()] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: sessionCookie, interaction: 'idp-interaction', resume: 'idp-resume' },
      long: { httpOnly: true, sameSite: 'lax', path: bundledPath },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    clients: [
      {
        client_id,
        client_secret: client_secret!,
        client_name: config.court.name,
        redirect_uris: portalOrigins({ config }).map((origin) => `${origin}${callbackPath}`),
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // The portal learns who it is from the signed ID token itself.
    conformIdTokenClaims: false,
    findAccount: (_context, subject) => describeAccount(people, subject),
    loadExistingGrant,
    interactions: { url: (_context, { uid }) => `${bundledPath}/interaction/${uid}` },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AccessToken: 5 * minute,
      AuthorizationCode: minute,
      IdToken: 5 * minute,
      Interaction: 10 * minute,
      Grant: 10 * minute,
      Session: 10 * minute,
    },
    renderError: (context, out) => {
      context.type = 'html';
      context.body = errorPage(out.error_description ?? out.error);
    },
  };
}

/** No consent is needed for the court's own portal. */
async function grantFor(provider: Provider, ...[context]: Parameters<LoadGrant>) {
  const { client, session } = context.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const grant = known ? await provider.Grant.find(known) : undefined;
  if (grant) return grant;
  const given = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  given.addOIDCScope('openid email profile');
  await given.save();
  return given;
}

function describeAccount(people: SamplePerson[], subject: string): Account | undefined {
  const person = people.find((one) => one.subject === subject);
  if (!person) return undefined;
  const { full_name, email } = person;
  return {
    accountId: subject,
    claims: async () => ({ sub: subject, email, email_verified: true, name: full_name }),
  };
}

async function newSigningKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') };
}
