import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as oidc from 'openid-client';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/kernel/config';
import { createIdentityProvider } from './createIdentityProvider.ts';
import { readIdentity } from './readIdentity.ts';

const origin = 'http://localhost:3000';

describe('a provider', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  /** A provider of which only the discovery document is asked. */
  async function discoverable() {
    const asked = { times: 0, ok: true };
    server = createServer((_request, response) => {
      asked.times += 1;
      if (!asked.ok) return response.writeHead(503).end();
      response.writeHead(200, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ issuer, authorization_endpoint: `${issuer}/authorize` }));
    });
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const config = readConfig({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'portal' }, '/');
    return { asked, provider: createIdentityProvider(config) };
  }

  test('is queried for its addresses once', async () => {
    const { provider, asked } = await discoverable();
    const [one, two] = [await provider.begin(origin), await provider.begin(origin)];
    expect(asked.times).toBe(1);
    expect(new URL(one.authorization_url).searchParams.get('client_id')).toBe('portal');
    expect([one.state, one.nonce, one.code_verifier]).not.toContain(two.state);
    expect(one.authorization_url).not.toContain(one.code_verifier);
  });

  test('that did not answer is asked again when the next person signs in', async () => {
    const { provider, asked } = await discoverable();
    asked.ok = false;
    await expect(provider.begin(origin)).rejects.toMatchObject({ code: 'provider_unreachable' });
    asked.ok = true;
    await expect(provider.begin(origin)).resolves.toMatchObject({ state: expect.any(String) });
  });

  test('that is not there is a refusal, also when it goes away in the middle', async () => {
    const { provider } = await discoverable();
    server!.closeAllConnections();
    await new Promise((resolve) => server!.close(resolve));
    await expect(provider.begin(origin)).rejects.toMatchObject({ code: 'provider_unreachable' });
    const returned = new URL(`${origin}/api/auth/callback?code=c&state=s`);
    await expect(provider.finish(returned, { state: 's', nonce: 'n', code_verifier: 'v' })).rejects.toMatchObject({
      code: 'provider_unreachable',
    });
  });

  test('without TLS is refused at the start, unless it is on this machine', () => {
    const config = readConfig({ OIDC_ISSUER: 'http://login.court.example' }, '/');
    expect(() => createIdentityProvider(config)).toThrow('must use https');
  });
});

describe('the provider’s claims about a person', () => {
  const provider = new oidc.Configuration({ issuer: 'https://login.example' }, 'portal');
  const read = (claims: object, role_claim: string | null = null, asserted = '') => {
    const { second_factor } = readConfig({ OIDC_SECOND_FACTOR: asserted }, '/').oidc;
    const token = { iss: 'https://login.example', sub: '42', ...claims };
    return readIdentity(provider, { claims: () => token } as never, { role_claim, second_factor });
  };

  test.each([
    ['verified', { email: ' A.Person@Example.com', email_verified: true }, 'a.person@example.com'],
    ['verified, as some providers write it', { email: 'a@example.com', email_verified: 'true' }, 'a@example.com'],
    ['not verified', { email: 'a@example.com', email_verified: false }, null],
    ['said without a word on whether it is verified', { email: 'a@example.com' }, null],
    ['nearly verified', { email: 'a@example.com', email_verified: 1 }, null],
    ['no address', { email: 'nobody', email_verified: true }, null],
    ['no text', { email: { $ne: '' }, email_verified: true }, null],
  ])('an e-mail address that is %s', async (_case, claims, verified_email) => {
    expect(await read(claims)).toMatchObject({ issuer: 'https://login.example', subject: '42', verified_email });
  });

  test.each([
    ['one value', { groups: 'Clerks' }, ['Clerks']],
    ['several', { groups: ['Clerks', 'Staff'] }, ['Clerks', 'Staff']],
    ['none', {}, []],
    ['something else', { groups: [{ name: 'Clerks' }, 7] }, []],
  ])('a claim of roles with %s', async (_case, claims, role_values) => {
    expect(await read(claims, 'groups')).toMatchObject({ role_values });
    expect(await read(claims)).toMatchObject({ role_values: [] });
  });

  test.each([
    ['amr names it', { amr: ['pwd', 'mfa'] }, true],
    ['acr is the named level', { acr: 'high' }, true],
    ['amr names only the password', { amr: ['pwd'] }, false],
    ['another claim has the value', { groups: ['mfa'] }, false],
    ['nothing is said', {}, false],
  ])('a second factor where %s', async (_case, claims, second_factor_given) => {
    expect(await read(claims, null, 'amr=mfa,acr=high')).toMatchObject({ second_factor_given });
    expect(await read(claims)).toMatchObject({ second_factor_given: false });
  });
});
