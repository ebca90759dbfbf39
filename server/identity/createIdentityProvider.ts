import * as oidc from 'openid-client';
import { type Config, googleIssuer, SettingsError } from '#server/kernel/config';
import { type Log, silentLog } from '#server/kernel/Log';
import type { IdentityProvider } from '#server/kernel/ports/IdentityProvider';
import { Refusal } from '#server/kernel/Refusal';
import { bundledConnection } from './bundledConnection.ts';
import type { ProviderConnection } from './ProviderConnection.ts';
import { readIdentity } from './readIdentity.ts';

/** The path to which the provider sends the browser back. */
export const callbackPath = '/api/auth/callback';

const rediscoverAfterMs = 6 * 60 * 60_000;

/** Connects to the configured OpenID Connect provider, at the first sign-in. */
export function createIdentityProvider(config: Config, log: Log = silentLog): IdentityProvider {
  const connection = config.oidc.issuer ? configuredConnection(config, config.oidc.issuer) : bundledConnection(config);
  const discover = rememberFor(rediscoverAfterMs, () => discoverProvider(connection));

  return {
    async begin(origin) {
      const provider = await discover().catch((error) => refuse(log, error, 'provider_unreachable'));
      const state = oidc.randomState();
      const nonce = oidc.randomNonce();
      const code_verifier = oidc.randomPKCECodeVerifier();
      const url = oidc.buildAuthorizationUrl(provider, {
        redirect_uri: `${origin}${callbackPath}`,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(code_verifier),
        code_challenge_method: 'S256',
        ...(connection.prompt ? { prompt: connection.prompt } : {}),
      });
      const authorization_url = connection.follows_origin ? `${origin}${url.pathname}${url.search}` : url.href;
      return { authorization_url, state, nonce, code_verifier };
    },

    async finish(returned, { state, nonce, code_verifier }) {
      const provider = await discover().catch((error) => refuse(log, error, 'provider_unreachable'));
      try {
        const tokens = await oidc.authorizationCodeGrant(provider, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: code_verifier,
        });
        return await readIdentity(provider, tokens, config.oidc);
      } catch (error) {
        return refuse(log, error, isUnreachable(error) ? 'provider_unreachable' : 'provider_refused');
      }
    },

    async check() {
      await discoverProvider(connection);
    },
  };
}

function configuredConnection(config: Config, issuer: string): ProviderConnection {
  const { client_id, client_secret } = config.oidc;
  const prompt = issuer === googleIssuer ? 'select_account' : null;
  const { protocol, hostname } = new URL(issuer);
  const in_clear = protocol === 'http:';
  if (in_clear && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)) {
    throw new SettingsError(`OIDC_ISSUER is ${issuer}: the identity provider must use https.`);
  }
  return { issuer, client_id, client_secret, prompt, follows_origin: false, in_clear };
}

function discoverProvider(connection: ProviderConnection): Promise<oidc.Configuration> {
  return oidc.discovery(
    new URL(connection.issuer),
    connection.client_id,
    undefined,
    connection.client_secret ? oidc.ClientSecretBasic(connection.client_secret) : oidc.None(),
    {
      timeout: 10,
      execute: [oidc.enableNonRepudiationChecks, ...(connection.in_clear ? [oidc.allowInsecureRequests] : [])],
      ...(connection.fetch ? { [oidc.customFetch]: connection.fetch } : {}),
    },
  );
}

/** Caches a success for a while. Failures are not cached, so the next person retries. */
function rememberFor<Result>(ms: number, make: () => Promise<Result>): () => Promise<Result> {
  let kept: { made: Promise<Result>; at: number } | null = null;
  return () => {
    if (kept && Date.now() - kept.at < ms) return kept.made;
    const made = make();
    const mine = { made, at: Date.now() };
    kept = mine;
    made.catch(() => {
      if (kept === mine) kept = null;
    });
    return made;
  };
}

function isUnreachable(error: unknown): boolean {
  const { code, status } = error as { code?: string; status?: number };
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return true;
  if (status !== undefined && status >= 500) return true;
  return error instanceof TypeError && error.cause !== undefined;
}

/** The log gets only the kind of error; the provider's message may quote a code or a token. */
function refuse(log: Log, error: unknown, code: 'provider_unreachable' | 'provider_refused'): never {
  const { name, message, code: cause, error: oauthError } = error as Record<string, unknown>;
  log.warn(
    `Sign-in through the identity provider failed: ${[name, cause, oauthError, message].filter(Boolean).join(' / ')}`,
  );
  throw new Refusal(code);
}
