import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint';
import { type Capacity, capacities, may } from '#domain/identity/permissions';
import { apiScopes } from '#domain/integrations/scopes';
import type {} from '#server/http/serve';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { giveKey } from '#server/v1/testing/giveKey';

/**
 * Who may call what, written down a second time by hand: the permission map and the endpoints have to agree with it.
 * A new endpoint is refused by this test until somebody has decided here who may call it.
 */
const everyone = [...capacities];
/** Everybody with a session, whether or not the second factor of it was given. */
const withSession = everyone.filter((capacity) => capacity !== 'visitor');
const signedIn = withSession.filter((capacity) => capacity !== 'signing_in');
const filers: Capacity[] = ['self_represented', 'attorney', 'clerk', 'judge', 'court_administrator'];

const clerks: Capacity[] = ['clerk', 'court_administrator'];
/** Everybody signed in but judges whom nobody has verified yet. */
const inRole: Capacity[] = [...filers, 'it_personnel'];

const withRole = signedIn.filter((capacity) => capacity !== 'pending_judge');
const integrators: Capacity[] = ['court_administrator', 'it_personnel'];

const table: Record<string, readonly Capacity[]> = {
  'GET /site/': everyone,
  'POST /contact/': everyone,
  'GET /contact/requests/': ['court_administrator'],
  'POST /contact/requests/:id/reply/': ['court_administrator'],
  'PUT /contact/requests/:id/state/': ['court_administrator'],
  'POST /site/demo/': everyone,
  'GET /auth/google/login': everyone,
  'GET /auth/callback': everyone,
  'POST /auth/session/': everyone,
  'POST /auth/session/tab/': everyone,
  'POST /auth/judge/register/': everyone,
  'POST /auth/judge/login/': everyone,
  'POST /auth/password/forgot/': everyone,
  'POST /auth/password/reset/': everyone,
  'GET /auth/session/': withSession,
  'POST /auth/session/renew/': signedIn,
  'GET /auth/sessions/': signedIn,
  'DELETE /auth/sessions/:id/': signedIn,
  'POST /auth/logout/': withSession,
  'GET /auth/second-factor/': withSession,
  'POST /auth/second-factor/passkeys/options/': withSession,
  'POST /auth/second-factor/passkeys/': withSession,
  'POST /auth/second-factor/authenticator/options/': withSession,
  'POST /auth/second-factor/authenticator/': withSession,
  'POST /auth/second-factor/confirmation/options/': withSession,
  'POST /auth/second-factor/confirmation/': withSession,
  'PUT /auth/second-factor/methods/:id/': signedIn,
  'DELETE /auth/second-factor/methods/:id/': signedIn,
  'POST /auth/second-factor/recovery-codes/': signedIn,
  'GET /auth/judge-profile/': signedIn,
  'PUT /auth/judge-profile/': signedIn,
  'GET /activities/logs': signedIn,
  'GET /activities/record/': integrators,
  'GET /activities/record/csv/': integrators,
  'GET /activities/access/': integrators,
  'GET /activities/access/csv/': integrators,
  'GET /search/': signedIn,
  'GET /settings/preferences/': signedIn,
  'PUT /settings/preferences/': signedIn,
  'GET /settings/profile/': signedIn,
  'PUT /settings/profile/': signedIn,
  'PUT /settings/password/': signedIn,
  'POST /settings/attorney-claim/': ['self_represented'],
  'DELETE /settings/attorney-claim/': ['self_represented'],
  'GET /settings/court/': signedIn,
  'PUT /settings/court/': ['court_administrator'],
  'GET /settings/rules/': ['court_administrator'],
  'POST /settings/rules/adopt/': ['court_administrator'],
  'DELETE /settings/rules/:rule_id/': ['court_administrator'],
  'GET /settings/standing-orders/': ['court_administrator'],
  'POST /settings/standing-orders/': ['court_administrator'],
  'DELETE /settings/standing-orders/:id/': ['court_administrator'],
  'GET /people/': ['court_administrator'],
  'PUT /people/:id/role/': ['court_administrator'],
  'POST /people/:id/deactivate/': ['court_administrator'],
  'POST /people/:id/reactivate/': ['court_administrator'],
  'POST /people/:id/second-factor/reset/': ['court_administrator'],
  'GET /people/judges/': ['court_administrator'],
  'POST /people/judges/:id/decision/': ['court_administrator'],
  'GET /people/claims/': clerks,
  'POST /people/claims/:id/decision/': clerks,
  'GET /people/invitations/': ['court_administrator'],
  'POST /people/invitations/': ['court_administrator'],
  'POST /people/invitations/:id/resend/': ['court_administrator'],
  'DELETE /people/invitations/:id/': ['court_administrator'],
  'GET /integrations/': signedIn,
  'GET /self-help/': signedIn,
  'GET /self-help/:id/': signedIn,
  'PUT /self-help/:id/rating/': signedIn,
  'GET /self-help/:id/file': signedIn,
  'GET /dashboard/': signedIn,
  'GET /assistant/messages/': signedIn,
  'POST /assistant/messages/': signedIn,
  'DELETE /assistant/messages/': signedIn,
  'GET /notifications/': signedIn,
  'GET /notifications/unread/': signedIn,
  'POST /notifications/:id/read/': signedIn,
  'POST /notifications/read/': signedIn,
  'GET /notifications/stream': signedIn,
  'POST /documents/analyze/': filers,
  'GET /documents/lists/': filers,
  'GET /documents/:id/': filers,
  'PUT /documents/edit/:id/': filers,
  'POST /documents/:id/reanalyze/': filers,
  'POST /documents/:id/check/': filers,
  'GET /documents/:id/checks/': filers,
  'GET /documents/:id/report/': filers,
  'GET /courtdoc/analyses/:id/report/': filers,
  'PUT /documents/analyze/:id/supporting': filers,
  'DELETE /documents/:id/': filers,
  'GET /documents/:id/progress': filers,
  'GET /documents/submissions/:key/': filers,
  'GET /documents/:id/standing/': filers,
  'PUT /documents/:id/correction/': filers,
  'GET /review/': clerks,
  'GET /review/:id/': clerks,
  'POST /review/:id/claim/': clerks,
  'DELETE /review/:id/claim/': clerks,
  'POST /review/:id/decision/': clerks,
  'POST /review/decisions/:id/undo/': clerks,
  'GET /cases/': filers,
  'GET /cases/:id/': filers,
  'GET /cases/:id/docket/': filers,
  'GET /cases/:id/activity/': filers,
  'PUT /cases/:id/status/': clerks,
  'PUT /cases/:id/parties/': clerks,
  'GET /documents/versions/:version_id/view/': filers,
  'GET /documents/versions/:version_id/pages/:page': filers,
  'GET /documents/versions/:version_id/pages/:page/text': filers,
  'GET /documents/versions/:version_id/search': filers,
  'GET /documents/versions/:version_id/file': filers,
  'POST /courtdoc/analyses/': filers,
  'GET /courtdoc/analyses/:id/': filers,
  'POST /courtdoc/preview/': filers,
  'POST /courtdoc/generated/': filers,
  'GET /courtdoc/generated/:id/': filers,
  'GET /courtdoc/cases/': filers,
  'GET /courtdoc/prefill/': filers,
  'GET /courtdoc/requirements/': signedIn,
  'GET /courtdoc/history/': filers,
  'GET /courtdoc/history/:kind/:id/file': filers,
  'POST /courtdoc/history/:kind/:id/filing/': filers,
  'DELETE /courtdoc/history/:kind/:id/': filers,
  'GET /attorneys/': ['attorney', 'judge', ...clerks],
  'GET /attorneys/single/:id': ['attorney', 'judge', ...clerks],
  'POST /attorneys/': clerks,
  'PUT /attorneys/:id/': ['attorney', ...clerks],
  'DELETE /attorneys/delete/:id/': clerks,
  'POST /attorneys/upload/': clerks,
  'GET /attorneys/cases/': clerks,
  'POST /attorneys/:id/cases/': clerks,
  'DELETE /attorneys/:id/cases/:case_id/': clerks,
  'POST /scheduling/hearing/': ['attorney', 'judge', ...clerks],
  'GET /scheduling/list-hearings/': filers,
  'GET /scheduling/days/': filers,
  'GET /scheduling/cases/': ['attorney', 'judge', ...clerks],
  'GET /scheduling/calendar.ics': filers,
  'GET /scheduling/hearings/:id/': filers,
  'GET /scheduling/hearings/:id/calendar.ics': filers,
  'PUT /scheduling/hearings/:id/': ['judge', ...clerks],
  'POST /scheduling/hearings/:id/confirm/': ['judge', ...clerks],
  'POST /scheduling/hearings/:id/cancel/': ['judge', ...clerks],
  'POST /scheduling/hearings/:id/outcome/': ['judge', ...clerks],
  'GET /scheduling/judges/': inRole,
  'GET /scheduling/availability/': inRole,
  'POST /scheduling/availability/': ['judge', ...clerks],
  'DELETE /scheduling/availability/:id/': ['judge', ...clerks],
  'GET /scheduling/court/': inRole,
  'POST /scheduling/courtrooms/': ['court_administrator'],
  'PUT /scheduling/courtrooms/:id/': ['court_administrator'],
  'DELETE /scheduling/courtrooms/:id/': ['court_administrator'],
  'POST /scheduling/event-types/': ['court_administrator'],
  'PUT /scheduling/event-types/:id/': ['court_administrator'],
  'DELETE /scheduling/event-types/:id/': ['court_administrator'],
  'POST /scheduling/closures/': ['court_administrator'],
  'DELETE /scheduling/closures/:id/': ['court_administrator'],
  'PUT /scheduling/hours/': ['court_administrator'],
  'GET /scheduling/sittings/': ['judge', ...clerks],
  'POST /scheduling/sittings/': ['judge', ...clerks],
  'DELETE /scheduling/sittings/:id/': ['judge', ...clerks],
  'POST /api_access/request/': withRole,
  'POST /api_access/rextension/': withRole,
  'GET /api_access/mine/': withRole,
  'DELETE /api_access/requests/:id/': withRole,
  'POST /api_access/keys/:id/collect/': withRole,
  'DELETE /api_access/keys/:id/': withRole,
  'GET /api_access/keys/:id/calls/': withRole,
  'GET /api_access/requests/': integrators,
  'GET /api_access/keys/': integrators,
  'POST /api_access/requests/:id/decide/': ['court_administrator'],
  'POST /v1/documents/analyze': withRole,
  'GET /v1/documents/analyses/:jobId': withRole,
  'GET /v1/courts': filers,
  'POST /v1/filings/multi-court': filers,
  'GET /v1/cases/:caseId/status': filers,
  'POST /v1/documents/generate': withRole,
  'GET /openapi.json': everyone,
  'GET /webhooks/': integrators,
  'POST /webhooks/': integrators,
  'PUT /webhooks/:id/': integrators,
  'DELETE /webhooks/:id/': integrators,
  'POST /webhooks/:id/rotate/': integrators,
  'POST /webhooks/:id/test/': integrators,
  'GET /webhooks/:id/deliveries/': integrators,
  'GET /webhooks/deliveries/:delivery_id/': integrators,
  'POST /webhooks/deliveries/:delivery_id/redeliver/': integrators,
  'GET /chambers/day/': ['judge'],
  'GET /chambers/packets/:id/': ['judge'],
  'GET /chambers/bundle/': ['judge'],
  'GET /chambers/awaiting/': ['judge'],
  'GET /chambers/filings/:id/': ['judge'],
  'POST /chambers/filings/:id/mark/': ['judge'],
  'DELETE /chambers/filings/:id/mark/': ['judge'],
  'PUT /chambers/notes/': ['judge'],
  'GET /reports/': ['judge', ...clerks],
  'GET /reports/rows/': ['judge', ...clerks],
  'GET /reports/csv/': ['judge', ...clerks],
  'GET /reports/rows/csv/': ['judge', ...clerks],
  'GET /deadlines/compute/': signedIn,
  'GET /deadlines/': filers,
  'POST /deadlines/': filers,
  'PUT /deadlines/:id/': filers,
  'GET /research/platforms/': withRole,
  'PUT /research/platforms/:platform/connection/': withRole,
  'POST /research/platforms/:platform/test/': withRole,
  'DELETE /research/platforms/:platform/connection/': withRole,
  'POST /research/search/': withRole,
  'GET /research/authorities/:id/': withRole,
  'POST /research/citations/': withRole,
  'GET /research/recent/': withRole,
  'DELETE /research/recent/': withRole,
  'GET /research/saved/': withRole,
  'POST /research/saved/': withRole,
  'POST /research/saved/:id/run/': withRole,
  'POST /research/saved/:id/seen/': withRole,
  'DELETE /research/saved/:id/': withRole,
  'GET /research/settings/': withRole,
  'PUT /research/settings/': withRole,
  'GET /research/filings/:id/': filers,
  'POST /documents/:id/ledger/': filers,
};

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;

/** Every endpoint that any file of the contract exports. */
async function readContract(): Promise<Endpoint[]> {
  const folder = path.join(import.meta.dirname, '../../contract');
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map((file) => import(path.join(folder, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((exported) => Object.values(exported)).filter(isEndpoint);
}

function isEndpoint(thing: unknown): thing is Endpoint {
  return typeof thing === 'object' && thing !== null && 'method' in thing && 'path' in thing && 'permission' in thing;
}

let court: TestServer;
let contract: Endpoint[];
beforeAll(async () => {
  court = await startTestServer();
  contract = await readContract();
});
afterAll(() => court.stop());

describe('the contract', () => {
  test('is served whole, and nothing is served that is not in it', () => {
    expect(court.app.served.map(nameOf).sort()).toEqual(contract.map(nameOf).sort());
  });

  test('has no endpoint without somebody’s decision who may call it', () => {
    expect(contract.map(nameOf).sort()).toEqual(Object.keys(table).sort());
  });
});

/** A session of that capacity, or a key that was granted everything where the call takes keys. */
async function bearerOf(capacity: Capacity, { scope }: Endpoint): Promise<string | undefined> {
  if (capacity === 'visitor') return undefined;
  return scope ? giveKey(court.services, court.person(capacity).person_id) : court.freshToken(capacity);
}

describe('a session and a key', () => {
  test('open nothing of each other’s', async () => {
    const token = await court.freshToken('court_administrator');
    const key = await giveKey(court.services, court.person('court_administrator').person_id);
    for (const endpoint of contract.filter(({ path }) => !path.includes(':'))) {
      if (may('visitor', endpoint.permission)) continue;
      const reply = await court.app.inject({
        method: endpoint.method,
        url: `/api${endpoint.path}`,
        headers: { authorization: `Bearer ${endpoint.scope ? token : key}` },
      });
      expect(reply.json().code, nameOf(endpoint)).toBe(endpoint.scope ? 'key_refused' : 'session_ended');
    }
  });

  test('without the scope of a call is refused it', async () => {
    const { person_id } = court.person('court_administrator');
    for (const endpoint of contract.filter(({ scope }) => scope)) {
      const scopes = apiScopes.filter((scope) => scope !== endpoint.scope);
      const reply = await court.app.inject({
        method: endpoint.method,
        url: `/api${endpoint.path}`,
        headers: { authorization: `Bearer ${await giveKey(court.services, person_id, { scopes })}` },
      });
      expect([reply.statusCode, reply.json().code], nameOf(endpoint)).toEqual([403, 'key_scope_missing']);
    }
  });
});

describe('every endpoint, in every capacity', () => {
  test.each(Object.keys(table))('%s', async (name) => {
    const endpoint = contract.find((one) => nameOf(one) === name)!;
    for (const capacity of capacities) {
      // A key opens no session: it has no sign-in to complete.
      if (capacity === 'signing_in' && endpoint.scope) continue;
      const allowed = table[name]!.includes(capacity);
      expect(may(capacity, endpoint.permission), `${capacity} in the permission map`).toBe(allowed);

      // In a court of its own for the calls that end a session, so that the next one still has it.
      const url = endpoint.path.replace(/:\w*id/i, '00000000-0000-4000-8000-000000000000').replace(':page', '1');
      const token = await bearerOf(capacity, endpoint);
      const reply = await court.app.inject({
        method: endpoint.method,
        url: `/api${url}`,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      const refusedForRole = [
        'not_signed_in',
        'key_needed',
        'not_permitted',
        'judge_pending',
        'second_factor_needed',
      ].includes(String(reply.headers['content-type']).includes('json') ? (reply.json().code ?? '') : '');
      expect(refusedForRole, `${capacity} at the door: ${reply.statusCode} ${reply.body.slice(0, 200)}`).toBe(!allowed);
      if (!allowed) expect([401, 403]).toContain(reply.statusCode);
      expect(reply.statusCode, 'no fault, whatever is missing').not.toBe(500);
    }
  });

  test.each(['/documents/lists/?page=1', '/documents/lists?page=1', '/auth/session', '/auth/session/'])(
    '%s answers with and without a trailing slash',
    async (url) => {
      expect((await court.as('attorney').get(url)).statusCode).toBe(200);
    },
  );
});

describe('a token that opens nothing any more', () => {
  test('is told from nobody signed in', async () => {
    expect((await court.with('not-a-token').get('/documents/lists/')).json().code).toBe('session_ended');
    expect((await court.as('visitor').get('/documents/lists/')).json().code).toBe('not_signed_in');
  });

  test('does not keep anybody from the doors that are open to all', async () => {
    expect((await court.with('not-a-token').get('/site/')).statusCode).toBe(200);
  });
});
