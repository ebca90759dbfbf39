import { createHash } from 'node:crypto';
import type { Config } from '#server/kernel/config';
import { SettingsError } from '#server/kernel/config';
import type { ProviderConnection } from './ProviderConnection.ts';

/** The path of the evaluation court's identity provider at the portal's address. */
export const bundledPath = '/idp';

/** How the portal reaches the identity provider that it carries with it in the evaluation court. */
export function bundledConnection(config: Config): ProviderConnection {
  if (!config.evaluation)
    throw new SettingsError('OIDC_ISSUER is not set: a production court needs an identity provider.');
  const issuer = `${config.public_url}${bundledPath}`;
  return {
    issuer,
    client_id: config.oidc.client_id,
    client_secret: bundledClientSecret(config),
    prompt: 'login',
    follows_origin: true,
    in_clear: true,
    // PUBLIC_URL may be reachable from outside only, so the portal uses its local address.
    fetch: (url, options) => fetch(url.replace(issuer, `${ownAddress(config)}${bundledPath}`), options as RequestInit),
  };
}

/** Known to both parts of the process, and to no one without the court's key. */
export function bundledClientSecret(config: Config): string {
  return createHash('sha256').update(`bundled client ${config.secret_key}`).digest('base64url');
}

function ownAddress({ host, port }: Config): string {
  const reachable = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
