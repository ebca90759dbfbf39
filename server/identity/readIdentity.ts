import * as oidc from 'openid-client';
import { simpleEmail } from '#contract/identity';
import type { Config } from '#server/kernel/config';
import type { ProvidedIdentity } from '#server/kernel/ports/IdentityProvider';

type Tokens = oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers;
type Claims = Record<string, unknown>;

/** Who the checked ID token says it is; what it leaves out is asked of the provider's userinfo, where it has one. */
export async function readIdentity(
  provider: oidc.Configuration,
  tokens: Tokens,
  { role_claim, second_factor }: Pick<Config['oidc'], 'role_claim' | 'second_factor'>,
): Promise<ProvidedIdentity> {
  const token = tokens.claims();
  if (!token) throw new TypeError('The provider sent no ID token.');
  const wanted = ['email', 'email_verified', 'name', ...(role_claim ? [role_claim] : [])];
  const complete = wanted.every((claim) => claim in token) || !provider.serverMetadata().userinfo_endpoint;
  const claims: Claims = complete
    ? token
    : { ...(await oidc.fetchUserInfo(provider, tokens.access_token, token.sub)), ...token };
  return {
    issuer: token.iss,
    subject: token.sub,
    verified_email: readVerifiedEmail(claims),
    full_name: typeof claims.name === 'string' ? claims.name : null,
    role_values: role_claim ? readValues(claims[role_claim]) : [],
    // Only from the signed token: it is the only source for what the provider required at this sign-in.
    second_factor_given: second_factor.some(({ claim, value }) => readValues((token as Claims)[claim]).includes(value)),
  };
}

/** Some providers say `"true"`; nothing else counts as verified. */
function readVerifiedEmail({ email, email_verified }: Claims): string | null {
  if (email_verified !== true && email_verified !== 'true') return null;
  if (typeof email !== 'string') return null;
  const address = email.trim().toLowerCase();
  return simpleEmail.test(address) && address.length <= 254 ? address : null;
}

function readValues(claim: unknown): string[] {
  return [claim].flat().filter((value) => typeof value === 'string');
}
