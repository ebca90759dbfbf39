import { randomUUID } from 'node:crypto';
import type { Role } from '#domain/identity/permissions';
import { buildApp } from '#server/app';
import { withDatabase } from '#server/db/Connection';
import { closeDatabase, openDatabase } from '#server/db/db';
import { judgeProfiles, people, personRoles } from '#server/db/schema/people';
import { type EngineOptions, openDocumentEngine } from '#server/documents/engine/openDocumentEngine';
import { openSession } from '#server/identity/openSession';
import { filingAssignments } from '#server/intake/intakeAssignments';
import { openJobQueue } from '#server/jobs/jobQueue';
import { openProgressBus } from '#server/jobs/progressBus';
import { readConfig } from '#server/kernel/config';
import type { Services } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { ensureCourt } from '#server/operations/ensureCourt';
import { withQuarantine } from '#server/scanning/withQuarantine';
import { openFileBlobStore } from '#server/storage/fileBlobStore';
import { startDatabaseServer, templateOf } from '#server/testing/databaseServer';
import { makeThrowawayDirectory, quickestPlace } from '#server/testing/throwawayDirectory';

type Options = {
  /** The engine for analyses, if they are part of the measurement. */
  analyses?: EngineOptions;
};

/** A complete server on a temporary PostgreSQL for measurements; `close` removes everything. */
export async function openCourt({ analyses }: Options = {}) {
  const server = await startDatabaseServer();
  const connection = withDatabase(server.administration, templateOf(server));
  const db = openDatabase(connection, { connections: 8 });
  const { directory, remove } = makeThrowawayDirectory('assize-bench-', quickestPlace());
  const config = readConfig({ DATA_DIR: directory, LOG_LEVEL: 'silent' }, '/');
  const engine = await openDocumentEngine(analyses ?? { workers: 1 });
  const progress = await openProgressBus(connection);
  const unreachable = () => Promise.reject(new Refusal('provider_unreachable'));
  const jobs = openJobQueue(db, connection);
  const services: Services = withQuarantine({
    config,
    db,
    now: () => new Date(),
    blobs: await openFileBlobStore(`${directory}/blobs`),
    engine,
    jobs,
    progress,
    mailer: { send: async () => {}, check: async () => {}, close: async () => {} },
    provider: { begin: unreachable, finish: unreachable, check: unreachable },
    payments: null,
  });
  await ensureCourt(services);
  const app = await buildApp(services, { log: false, web: null, requestsPerMinute: 1_000_000 });
  await app.ready();
  if (analyses) await jobs.run(filingAssignments(services));
  return {
    app,
    connection,
    services,
    court: config.court.id,
    /** Signs in a new person, and returns the person with their token. */
    async join(role: Role) {
      const person_id = randomUUID();
      const court_id = config.court.id;
      await db
        .insert(people)
        .values({ id: person_id, full_name: `Test ${role}`, email: `${role}-${person_id}@measured.example.com` });
      await db.insert(personRoles).values({ person_id, court_id, role });
      if (role === 'judge') {
        const profile = { specialization: 'civil', bar_number: '000001', location: 'CA', court_house: 'Alder' };
        await db.insert(judgeProfiles).values({ person_id, court_id, ...profile, status: 'verified' });
      }
      const from = { address: '127.0.0.1', user_agent: 'bench' };
      const { token } = await openSession(db, services, { person_id, court_id, role }, from);
      return { person_id, token };
    },
    async close() {
      await app.close();
      await jobs.stop(5000);
      await engine.close();
      await progress.close();
      await closeDatabase(db);
      await server.stop();
      await remove();
    },
  };
}
