import type { FastifyInstance, InjectOptions } from 'fastify';
import { type Capacity, capacities, type Role } from '#domain/identity/permissions';
import { type AppOptions, buildApp } from '#server/app';
import { templateAssignments } from '#server/calendar/templates/keepTemplates';
import { ledgerAssignments } from '#server/checks/ledgerAssignments';
import { counterAssignments } from '#server/counter/counterAssignments';
import { documentAssignments } from '#server/courtdoc/documentAssignments';
import { judgeProfiles, people, personRoles } from '#server/db/schema/people';
import type { Recognition } from '#server/documents/engine/ocr/Recognition';
import { openDocumentEngine } from '#server/documents/engine/openDocumentEngine';
import { openRecognizedStore } from '#server/documents/recognition/recognizedStore';
import { entryServiceAssignments } from '#server/entryService/entryServiceAssignments';
import { firmAssignments } from '#server/firms/firmAssignments';
import { fixAssignments } from '#server/fixes/fixAssignments';
import { identityAssignments } from '#server/identity/identityAssignments';
import { openSession } from '#server/identity/openSession';
import { filingAssignments } from '#server/intake/intakeAssignments';
import { openJobQueue } from '#server/jobs/jobQueue';
import { openProgressBus } from '#server/jobs/progressBus';
import { readConfig } from '#server/kernel/config';
import { silentLog } from '#server/kernel/Log';
import type { Services } from '#server/kernel/needs';
import type { Mail } from '#server/kernel/ports/Mailer';
import { Refusal } from '#server/kernel/Refusal';
import { notificationAssignments } from '#server/notifications/notificationAssignments';
import { ensureCourt } from '#server/operations/ensureCourt';
import { startLog } from '#server/operations/startLog';
import { paymentAssignments } from '#server/payments/paymentAssignments';
import { openTestProvider } from '#server/payments/testProvider/openTestProvider';
import { peopleAssignments } from '#server/people/peopleAssignments';
import { pilotAssignments } from '#server/pilots/pilotAssignments';
import { receiptAssignments } from '#server/receipts/receiptAssignments';
import { reschedulingAssignments } from '#server/rescheduling/reschedulingAssignments';
import { researchAssignments } from '#server/research/researchAssignments';
import { reviewAssignments } from '#server/review/reviewAssignments';
import { rulingAssignments } from '#server/rulings/rulingAssignments';
import { withQuarantine } from '#server/scanning/withQuarantine';
import { schedulingAssignments } from '#server/scheduling/schedulingAssignments';
import { serviceAssignments } from '#server/service/serviceAssignments';
import { simulationAssignments } from '#server/simulation/simulationAssignments';
import { contactAssignments } from '#server/site/contact/contactAssignments';
import { openFileBlobStore } from '#server/storage/fileBlobStore';
import { v1Assignments } from '#server/v1/v1Assignments';
import { webhookAssignments } from '#server/webhooks/webhookAssignments';
import { createTestDatabase } from './testDatabase.ts';
import { makeThrowawayDirectory, quickestPlace } from './throwawayDirectory.ts';

export type SignedInCapacity = Exclude<Capacity, 'visitor'>;
type Options = {
  /** Run the jobs too: analyses are done, mails are sent. */
  jobs?: boolean;
  env?: Record<string, string>;
  services?: Partial<Services>;
  /** Calls a minute from one address; practically unlimited unless given. */
  requestsPerMinute?: number;
  arrival?: AppOptions['arrival'];
  /** Where the log of requests and jobs goes; nowhere unless given. */
  log?: NodeJS.WritableStream;
  /** What reads scans; without it they are not read. */
  recognition?: Recognition;
};

/** A complete server with its own database and one person of each capacity, which tests call. */
export async function startTestServer(options: Options = {}) {
  const database = await createTestDatabase();
  const { directory, remove } = makeThrowawayDirectory('assize-court-', quickestPlace());
  const config = readConfig({ DATA_DIR: directory, LOG_LEVEL: 'silent', ...options.env }, '/');
  const clock = { now: new Date() };
  const mails: Mail[] = [];
  const now = () => clock.now;
  const recognized = openRecognizedStore({ db: database.db, now });
  const engine = await openDocumentEngine({ workers: 1, recognized, recognition: options.recognition });
  const progress = await openProgressBus(database.connection);
  const log = options.log ? startLog({ log_level: 'trace' }, options.log) : silentLog;
  const jobs = openJobQueue(database.db, database.connection, log);
  const services: Services = withQuarantine({
    config,
    db: database.db,
    now,
    blobs: await openFileBlobStore(`${directory}/blobs`),
    engine,
    jobs,
    progress,
    mailer: { send: async (mail) => void mails.push(mail), check: async () => {}, close: async () => {} },
    provider: {
      begin: () => Promise.reject(new Refusal('provider_unreachable')),
      finish: () => Promise.reject(new Refusal('provider_unreachable')),
      check: () => Promise.reject(new Refusal('provider_unreachable')),
    },
    payments: openTestProvider({ db: database.db, config, now }),
    ...options.services,
  });
  await ensureCourt(services);
  const everyone = await signEveryoneIn(services);
  const app = await buildApp(services, {
    log: options.log ? { level: 'trace', stream: options.log } : false,
    web: null,
    requestsPerMinute: options.requestsPerMinute ?? 1_000_000,
    ...(options.arrival ? { arrival: options.arrival } : {}),
  });
  await app.ready();
  if (options.jobs)
    await jobs.run([
      ...filingAssignments(services),
      ...receiptAssignments(services),
      ...firmAssignments(services),
      ...serviceAssignments(services),
      ...entryServiceAssignments(services),
      ...paymentAssignments(services),
      ...counterAssignments(services),
      ...reviewAssignments(services),
      ...rulingAssignments(services),
      ...schedulingAssignments(services),
      ...simulationAssignments(services),
      ...pilotAssignments(services),
      ...reschedulingAssignments(services),
      ...templateAssignments(services),
      ...identityAssignments(services),
      ...peopleAssignments(services),
      ...contactAssignments(services),
      ...[...documentAssignments(services), ...fixAssignments(services)],
      ...notificationAssignments(services),
      ...webhookAssignments(services),
      ...v1Assignments(services),
      ...researchAssignments(services),
      ...ledgerAssignments(services),
    ]);

  return {
    app,
    services,
    db: database.db,
    connection: database.connection,
    owner: database.owner,
    directory,
    clock,
    mails,
    /** A second passes. The clock is never behind PostgreSQL's, by which jobs become due, however slow the machine. */
    passSecond: () => {
      clock.now = new Date(Math.max(clock.now.getTime() + 1000, Date.now()));
    },
    person: (capacity: SignedInCapacity) => everyone[capacity],
    as: (capacity: Capacity) => knock(app, capacity === 'visitor' ? undefined : everyone[capacity].token),
    with: (token: string) => knock(app, token),
    /** A further session of the person of that capacity. */
    freshToken: async (capacity: SignedInCapacity) => {
      const role = roleOf(capacity);
      const second_factor = capacity === 'signing_in' ? 'awaited' : 'not_asked';
      const from = { address: '127.0.0.1', user_agent: 'test' };
      const { person_id } = everyone[capacity];
      const court_id = services.config.court.id;
      return (await openSession(database.db, services, { person_id, court_id, role, second_factor }, from)).token;
    },
    /** A further person, signed in; in another court of the portal where one is named. */
    join: (role: Role, name: string, court_id?: string) => signIn(services, role, name, { court_id }),
    async stop() {
      await app.close();
      await jobs.stop(5000);
      await engine.close();
      await progress.close();
      await database.drop();
      await remove();
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

function knock(app: FastifyInstance, token: string | undefined) {
  const call =
    (method: InjectOptions['method']) =>
    (url: string, payload?: object | string | Buffer, headers: Record<string, string> = {}) =>
      app.inject({
        method: method!,
        url: `/api${url}`,
        ...(payload === undefined ? {} : { payload }),
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      } as InjectOptions);
  return { get: call('GET'), post: call('POST'), put: call('PUT'), delete: call('DELETE') };
}

/** Who is signing in is a clerk who has not given a second factor yet. */
function roleOf(capacity: SignedInCapacity): Role {
  if (capacity === 'signing_in') return 'clerk';
  return capacity === 'pending_judge' ? 'judge' : capacity;
}

async function signEveryoneIn(services: Services) {
  const signedIn = capacities.filter((capacity): capacity is SignedInCapacity => capacity !== 'visitor');
  const entries = [];
  for (const capacity of signedIn) {
    const role = roleOf(capacity);
    entries.push([
      capacity,
      await signIn(services, role, `Test ${capacity}`, {
        profile: capacity === 'pending_judge' ? 'pending' : 'verified',
        second_factor: capacity === 'signing_in' ? 'awaited' : 'not_asked',
      }),
    ]);
  }
  return Object.fromEntries(entries) as Record<SignedInCapacity, Awaited<ReturnType<typeof signIn>>>;
}

async function signIn(
  services: Services,
  role: Role,
  full_name: string,
  asked: {
    profile?: 'pending' | 'verified';
    second_factor?: 'awaited' | 'not_asked';
    court_id?: string | undefined;
  },
) {
  const { db, config } = services;
  const court_id = asked.court_id ?? config.court.id;
  const email = `${full_name.toLowerCase().replace(/\W+/g, '.')}@example.com`;
  const [person] = await db.insert(people).values({ full_name, email, email_verified_at: new Date() }).returning();
  await db.insert(personRoles).values({ person_id: person!.id, court_id, role });
  if (role === 'judge') {
    const where = { specialization: 'civil', bar_number: '000001', location: 'CA', court_house: 'Alder' };
    await db
      .insert(judgeProfiles)
      .values({ person_id: person!.id, court_id, ...where, status: asked.profile ?? 'verified' });
  }
  const session = await openSession(
    db,
    services,
    { person_id: person!.id, court_id, role, second_factor: asked.second_factor ?? 'not_asked' },
    { address: '127.0.0.1', user_agent: 'test' },
  );
  return { person_id: person!.id, full_name, email, ...session };
}
