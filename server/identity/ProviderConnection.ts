import type * as oidc from 'openid-client';

/** How the portal reaches its provider: a configured one, or the evaluation court's own. */
export type ProviderConnection = {
  issuer: string;
  client_id: string;
  client_secret: string | null;
  /** Makes the provider prompt for an account, even if it remembers the last person. */
  prompt: string | null;
  fetch?: oidc.CustomFetch;
  /** The browser reaches a provider on this very server by the name it came by. */
  follows_origin: boolean;
  /** Without TLS; only for the same machine. */
  in_clear: boolean;
};
