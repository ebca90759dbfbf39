import { createServer } from 'node:net';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import type { Role } from '#domain/identity/permissions';
import { activityRoutes } from '#server/activity/activityRoutes';
import { people, personRoles } from '#server/db/schema/people';
import { answerErrors } from '#server/http/answerErrors';
import { readConfig } from '#server/kernel/config';
import type { Services } from '#server/kernel/needs';
import { ensureCourt } from '#server/operations/ensureCourt';
import { peopleRoutes } from '#server/people/peopleRoutes';
import { createTestDatabase } from '#server/testing/testDatabase';
import { mountBundledProvider } from '../bundled/mountBundledProvider.ts';
import { createIdentityProvider } from '../createIdentityProvider.ts';
import { identityRoutes } from '../identityRoutes.ts';
import { openSession } from '../openSession.ts';
import { recognizeActor } from '../recognizeActor.ts';
import { openBrowser } from './openBrowser.ts';

/** The identity area on a separate port with the real bundled provider and its own database. */
export async function startSignInCourt(env: Record<string, string> = {}) {
  const port = await freePort();
  const config = readConfig({ PORT: String(port), DATA_DIR: '/tmp/no-such-court', LOG_LEVEL: 'silent', ...env }, '/');
  const database = await createTestDatabase();
  const clock = { now: new Date() };
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (message: string) => void warnings.push(message), error: () => {} };
  const identity: Pick<Services, 'config' | 'db' | 'now' | 'provider'> = {
    config,
    db: database.db,
    now: () => clock.now,
    provider: createIdentityProvider(config, log),
  };
  // The identity area names what it needs of the services; the rest is for other areas.
  const services = identity as Services;
  await ensureCourt(services);

  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  app.decorate('served', []);
  app.decorateRequest('actor', null);
  answerErrors(app);
  await app.register(cookie);
  await app.register(formbody);
  recognizeActor(app, services);
  identityRoutes(app, services);
  activityRoutes(app, services);
  peopleRoutes(app, services);
  await mountBundledProvider(app, config);
  await app.listen({ host: '127.0.0.1', port });

  const portal = `http://localhost:${port}`;
  return {
    app,
    services,
    db: database.db,
    connection: database.connection,
    owner: database.owner,
    clock,
    port,
    portal,
    warnings,
    openBrowser: (origin = portal) => openBrowser(origin),
    addPerson: (role: Role, changes?: NewPerson) => addPerson(services, role, changes),
    /** A session of that person, as if they had signed in just now. */
    openSession: (person: { id: string }, role: Role) =>
      openSession(
        database.db,
        services,
        { person_id: person.id, court_id: services.config.court.id, role },
        { address: '127.0.0.1', user_agent: 'test' },
      ),
    /** Calls as the holder of the token, or as a visitor without one. */
    call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token?: string, body?: object, headers = {}) =>
      app.inject({
        method,
        url: `/api${path}`,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
        ...(body ? { payload: body } : {}),
      }),
    async stop() {
      await app.close();
      await database.drop();
    },
  };
}

export type SignInCourt = Awaited<ReturnType<typeof startSignInCourt>>;

type NewPerson = Partial<typeof people.$inferInsert>;
let added = 0;

async function addPerson({ db, config }: Services, role: Role, changes: NewPerson = {}) {
  added += 1;
  const [person] = await db
    .insert(people)
    .values({
      full_name: `Person ${added}`,
      email: `person.${added}@example.com`,
      email_verified_at: new Date(),
      ...changes,
    })
    .returning();
  await db.insert(personRoles).values({ person_id: person!.id, court_id: config.court.id, role });
  return person!;
}

/** The provider's addresses contain the port, so it must be known before anything listens on it. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
