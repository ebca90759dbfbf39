import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessKind } from '#domain/activity/accessKinds';
import { activityDrafts } from '#server/db/schema/activitySubjects';
import { findPersonByEmail } from '#server/directory/findPeople';
import type { Services } from '#server/kernel/needs';
import type { AccessEntry } from './AccessEntry.ts';
import { openAccessWriter } from './openAccessWriter.ts';

type Looked = { kind: AccessKind; subject_type: AccessEntry['subject_type']; param: string };
const looks = (kind: AccessKind, subject_type: AccessEntry['subject_type'], param: string): Looked => ({
  kind,
  subject_type,
  param,
});

/** The calls that show someone what was filed. Keep it complete: a call that is not here leaves no trace of a reader. */
const lookedAt: Record<string, Looked> = {
  'GET /api/documents/:id/': looks('viewed', 'filing', 'id'),
  'GET /api/documents/:id/report/': looks('downloaded', 'filing', 'id'),
  'GET /api/documents/:id/receipt/file': looks('downloaded', 'filing', 'id'),
  'GET /api/documents/:id/service/proof': looks('downloaded', 'filing', 'id'),
  'GET /api/documents/:id/stamped/': looks('downloaded', 'filing', 'id'),
  'GET /api/counter/filings/:id/stamped/': looks('downloaded', 'filing', 'id'),
  'GET /api/review/:id/': looks('viewed', 'filing', 'id'),
  'GET /api/documents/versions/:version_id/view/': looks('viewed', 'version', 'version_id'),
  'GET /api/documents/versions/:version_id/pages/:page': looks('viewed', 'version', 'version_id'),
  'GET /api/documents/versions/:version_id/pages/:page/text': looks('viewed', 'version', 'version_id'),
  'GET /api/documents/versions/:version_id/search': looks('viewed', 'version', 'version_id'),
  'GET /api/documents/versions/:version_id/file': looks('downloaded', 'version', 'version_id'),
  'GET /api/service/:id/documents/:version_id/file': looks('downloaded', 'version', 'version_id'),
  'GET /api/cases/:id/': looks('viewed', 'case', 'id'),
  'GET /api/v1/cases/:caseId/status': looks('viewed', 'case', 'caseId'),
  'GET /api/chambers/packets/:id/': looks('viewed', 'hearing', 'id'),
  'GET /api/chambers/bundle/': looks('viewed', 'hearings', 'date'),
};

/** Notes views, refusals, and failed sign-ins in the access log, once a call is answered. */
export function watchAccess(app: FastifyInstance, services: Services): void {
  const writer = openAccessWriter(services, (error, entries) =>
    app.log.error({ err: error }, `${entries} access log entries could not be written`),
  );
  const noting = new Set<Promise<void>>();
  app.addHook('onResponse', (request, reply, done) => {
    const work = note(request, reply.statusCode).finally(() => noting.delete(work));
    noting.add(work);
    done();
  });
  app.addHook('onClose', async () => {
    await Promise.all(noting);
    await writer.settled();
  });

  async function note(request: FastifyRequest, status: number): Promise<void> {
    try {
      const entry =
        status < 400
          ? await lookedAtFiled(services, lookAt(request))
          : ((await failedSignIn(services, request, status)) ?? refusal(request, status));
      if (entry) writer.add({ ...sharedBy(services, request), ...entry });
    } catch (error) {
      app.log.error({ err: error }, 'an access log entry could not be created');
    }
  }
}

type Noted = Pick<AccessEntry, 'kind' | 'subject_type' | 'subject_id' | 'detail'> & Partial<AccessEntry>;

function sharedBy({ config, now }: Services, { actor, ip }: FastifyRequest) {
  return {
    court_id: actor?.court_id ?? config.court.id,
    person_id: actor?.person_id ?? null,
    person_role: actor?.role ?? null,
    address: ip,
    at: now(),
  };
}

const callOf = (request: FastifyRequest) => `${request.method} ${request.routeOptions.url ?? ''}`;

function lookAt(request: FastifyRequest): Noted | undefined {
  const looked = lookedAt[callOf(request)];
  if (!looked || !request.actor) return undefined;
  const { kind, subject_type, param } = looked;
  const asked = { ...(request.query as object), ...(request.params as object) } as Record<string, string>;
  return { kind, subject_type, subject_id: asked[param] ?? '', detail: null };
}

/** The court's log does not say who reads a draft: only its owner does, and it has not been filed. */
async function lookedAtFiled({ db }: Services, noted: Noted | undefined): Promise<Noted | undefined> {
  if (noted?.subject_type !== 'filing' && noted?.subject_type !== 'version') return noted;
  const isDraft = (await db.$count(activityDrafts, eq(activityDrafts.id, noted.subject_id))) > 0;
  return isDraft ? undefined : noted;
}

/** 403 anywhere; 404 only where one object was named by someone signed in. Requests of scanners are not logged. */
function refusal(request: FastifyRequest, status: number): Noted | undefined {
  const { actor, params, refused } = request;
  if (!request.routeOptions.url || !actor) return undefined;
  if (status === 403)
    return { kind: 'refused', subject_type: 'call', subject_id: callOf(request), detail: refused ?? null };
  const named = Object.values(params as Record<string, string>).join(' ');
  if (status !== 404 || named === '') return undefined;
  return { kind: 'not_found', subject_type: 'call', subject_id: callOf(request), detail: named.slice(0, 200) };
}

/** A call that failed to authenticate: a password, a second factor, a ticket, an API key. */
async function failedSignIn({ db }: Services, request: FastifyRequest, status: number): Promise<Noted | undefined> {
  const { actor, refused, routeOptions, body } = request;
  const url = routeOptions.url ?? '';
  const isKey = url.startsWith('/api/v1/');
  if (actor || !refused || !(isKey || url.startsWith('/api/auth/'))) return undefined;
  if (nothingWasTried.has(refused) || !(status === 401 || wasTried.has(refused))) return undefined;
  const account = isKey ? undefined : await findAccount(db, (body as { email?: unknown } | null)?.email);
  return {
    kind: 'sign_in_failed',
    subject_type: 'sign_in',
    subject_id: isKey ? 'api_key' : url.replace(/^\/api\/auth\//, '').replace(/\/$/, ''),
    detail: refused,
    ...(account ? { person_id: account } : {}),
  };
}

/** A browser with an expired session, or a call without credentials. */
const nothingWasTried = new Set(['session_ended', 'not_signed_in', 'key_needed']);
const wasTried = new Set(['sign_in_throttled', 'account_deactivated', 'sign_in_ticket_refused', 'link_refused']);

async function findAccount(db: Services['db'], email: unknown): Promise<string | undefined> {
  if (typeof email !== 'string' || email.length > 320) return undefined;
  return findPersonByEmail(db, email);
}
