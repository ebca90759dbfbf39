import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { accessLogAssignments, scheduleForgettingAccess } from '#server/activity/access/forgetAccess';
import { recordCheckAssignments } from '#server/activity/checks/recordCheckJob';
import { signHeads } from '#server/activity/signing/signHeads';
import { scheduleSigning, signingAssignments } from '#server/activity/signing/signHeadsJob';
import { openSigningKey } from '#server/activity/signing/signingKey';
import { buildApp } from '#server/app';
import { appealAssignments } from '#server/appeals/appealAssignments';
import { importAssignments } from '#server/attorneys/imports/importAssignments';
import { scheduleTemplates, templateAssignments } from '#server/calendar/templates/keepTemplates';
import { chambersAssignments } from '#server/chambers/chambersAssignments';
import { ledgerAssignments } from '#server/checks/ledgerAssignments';
import { scheduleFolderWatch } from '#server/counter/batches/watchFolder';
import { counterAssignments } from '#server/counter/counterAssignments';
import { documentAssignments } from '#server/courtdoc/documentAssignments';
import { scheduleForgettingAnalyses } from '#server/courtdoc/documentJobs';
import { courtroomAssignments } from '#server/courtroom/courtroomAssignments';
import type { Connection, DatabaseAccess } from '#server/db/Connection';
import { closeDatabase, openDatabase } from '#server/db/db';
import { givenDatabase } from '#server/db/givenDatabase';
import { prepareTables } from '#server/db/prepareTables';
import { superviseDatabase } from '#server/db/superviseDatabase';
import { deadlineAssignments } from '#server/deadlines/deadlineAssignments';
import { scheduleDeadlineWatch } from '#server/deadlines/remindOfDeadlines';
import { downloadAssignments } from '#server/docketing/downloads/downloadAssignments';
import { openRecognition } from '#server/documents/engine/ocr/openRecognition';
import { openDocumentEngine } from '#server/documents/engine/openDocumentEngine';
import { openRecognizedStore } from '#server/documents/recognition/recognizedStore';
import { entryServiceAssignments } from '#server/entryService/entryServiceAssignments';
import { exportAssignments } from '#server/exports/exportAssignments';
import { scheduleNightlyExports } from '#server/exports/exportJobs';
import { askToAssess } from '#server/filings/lane/laneJob';
import { scheduleWeighing } from '#server/filings/weighPrioritiesJob';
import { firmAssignments } from '#server/firms/firmAssignments';
import { fixAssignments } from '#server/fixes/fixAssignments';
import { createIdentityProvider } from '#server/identity/createIdentityProvider';
import { scheduleForgetting } from '#server/identity/forgetExpiredJob';
import { identityAssignments } from '#server/identity/identityAssignments';
import { filingAssignments } from '#server/intake/intakeAssignments';
import { openJobQueue } from '#server/jobs/jobQueue';
import { openProgressBus } from '#server/jobs/progressBus';
import type { Config } from '#server/kernel/config';
import { summarizeFault } from '#server/kernel/describeFault';
import type { Log } from '#server/kernel/Log';
import type { Services } from '#server/kernel/needs';
import type { Assignment } from '#server/kernel/ports/Job';
import { ensureLibrary } from '#server/library/ensureLibrary';
import { createMailer } from '#server/mail/createMailer';
import { notificationAssignments } from '#server/notifications/notificationAssignments';
import { paymentAssignments } from '#server/payments/paymentAssignments';
import { scheduleReconciliation } from '#server/payments/reconciliation/reconcileDay';
import { openTestProvider } from '#server/payments/testProvider/openTestProvider';
import { schedulePaymentWatch } from '#server/payments/watchPayments';
import { peopleAssignments } from '#server/people/peopleAssignments';
import { pilotAssignments } from '#server/pilots/pilotAssignments';
import { schedulePilotWatch } from '#server/pilots/watchPilots';
import { receiptAssignments } from '#server/receipts/receiptAssignments';
import { reminderAssignments } from '#server/reminders/reminderAssignments';
import { scheduleReminders } from '#server/reminders/sendReminders';
import { reschedulingAssignments } from '#server/rescheduling/reschedulingAssignments';
import { researchAssignments } from '#server/research/researchAssignments';
import { scheduleResearchSync } from '#server/research/syncResearch';
import { reviewAssignments } from '#server/review/reviewAssignments';
import { rulingAssignments } from '#server/rulings/rulingAssignments';
import { scheduleTentatives } from '#server/rulings/tentatives/tentativeJobs';
import { withQuarantine } from '#server/scanning/withQuarantine';
import { schedulingAssignments } from '#server/scheduling/schedulingAssignments';
import { scheduleCertificateWatch, sealAssignments } from '#server/seals/watchCertificates';
import { serviceAssignments } from '#server/service/serviceAssignments';
import { simulationAssignments } from '#server/simulation/simulationAssignments';
import { contactAssignments } from '#server/site/contact/contactAssignments';
import { openFileBlobStore } from '#server/storage/fileBlobStore';
import { scheduleForgettingUploads } from '#server/uploads/uploadJobs';
import { scheduleForgettingApi, v1Assignments } from '#server/v1/v1Assignments';
import { webhookAssignments } from '#server/webhooks/webhookAssignments';
import { ensureCourts } from './ensureCourts.ts';
import { requireWorkerAccount } from './requireWorkerAccount.ts';
import { startLog } from './startLog.ts';

/** The running portal: where it answers, and how it is stopped. */
export type Portal = {
  address: string;
  /** Jobs that wait or are under way. */
  jobsWaiting(): Promise<number>;
  stop(): Promise<void>;
};

/**
 * Starts all parts in the order of their dependencies, and stops them in reverse. If a start fails, everything opened
 * so far is closed.
 */
export async function startPortal(config: Config, web: string | null): Promise<Portal> {
  const log = startLog(config);
  const closers: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    for (const close of closers.reverse()) {
      await close().catch((error: unknown) => log.error(`Shutdown error: ${summarizeFault(error)}`));
    }
  };
  try {
    await mkdir(config.data_dir, { recursive: true, mode: 0o700 });
    // Startup errors occur here, before the database is touched.
    await openSigningKey(config);
    await requireWorkerAccount(config, log);
    const access = await findDatabase(config, log, closers);
    await prepareTables(access, { production: config.production, log });
    const services = await openServices(config, access.connection, log, closers);
    await ensureCourts(services);
    await ensureLibrary(services);
    if (config.evaluation) {
      const { seedSampleCourt } = await import('#server/seed/seedSampleCourt');
      await seedSampleCourt(services);
    }

    await signHeads(services);

    const app = await buildApp(services, { log: { level: config.log_level }, web });
    closers.push(() => closeApp(app));
    if (config.evaluation && !config.oidc.issuer) {
      const { mountBundledProvider } = await import('#server/identity/bundled/mountBundledProvider');
      await mountBundledProvider(app, config);
    }
    await services.jobs.run([
      ...filingAssignments(services),
      ...receiptAssignments(services),
      ...firmAssignments(services),
      ...[...serviceAssignments(services), ...entryServiceAssignments(services)],
      ...paymentAssignments(services),
      ...counterAssignments(services),
      ...judicialAssignments(services),
      ...deadlineAssignments(services),
      ...reminderAssignments(services),
      ...[...downloadAssignments(services), ...importAssignments(services)],
      ...identityAssignments(services),
      ...peopleAssignments(services),
      ...contactAssignments(services),
      ...[...documentAssignments(services), ...fixAssignments(services)],
      ...notificationAssignments(services),
      ...webhookAssignments(services),
      ...v1Assignments(services),
      ...researchAssignments(services),
      ...ledgerAssignments(services),
      ...[...signingAssignments(services), ...recordCheckAssignments(services)],
      ...[...accessLogAssignments(services), ...exportAssignments(services)],
      ...(await sampleAssignments(services)),
    ]);
    await scheduleSigning(services);
    await Promise.all([scheduleForgettingAccess(services, 150_000), scheduleNightlyExports(services, 55_000)]);
    await scheduleForgetting(services, 60_000);
    await scheduleForgettingAnalyses(services, 90_000);
    await scheduleForgettingApi(services, 120_000);
    await scheduleForgettingUploads(services, 180_000);
    await scheduleDeadlineWatch(services, 30_000);
    await Promise.all([scheduleReminders(services, 32_000), scheduleTentatives(services, 33_000)]);
    await Promise.all([scheduleTemplates(services, 34_000), scheduleWeighing(services, 35_000)]);
    await Promise.all([scheduleCertificateWatch(services, 37_000), schedulePaymentWatch(services, 40_000)]);
    await scheduleReconciliation(services, 50_000);
    await Promise.all([scheduleFolderWatch(services), schedulePilotWatch(services)]);
    await askToAssess(services.db, null);
    await scheduleResearchSync(services, 45_000);
    const address = await app.listen({ host: config.host, port: config.port });
    return {
      address: address.replace('127.0.0.1', 'localhost'),
      jobsWaiting: () => countJobs(services),
      stop: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** What follows from the work of judges and of the clerks who review. */
function judicialAssignments(services: Services): Assignment[] {
  return [
    ...reviewAssignments(services),
    ...rulingAssignments(services),
    ...schedulingAssignments(services),
    ...simulationAssignments(services),
    ...pilotAssignments(services),
    ...reschedulingAssignments(services),
    ...templateAssignments(services),
    ...sealAssignments(services),
    ...appealAssignments(services),
    ...chambersAssignments(services),
    ...courtroomAssignments(services),
  ];
}

/** Only the evaluation has a sample court to make; a real one does not even load it. */
async function sampleAssignments(services: Services): Promise<Assignment[]> {
  if (!services.config.evaluation) return [];
  const { seedAssignments } = await import('#server/seed/seedAssignments');
  return seedAssignments(services);
}

/** Requests under way are finished; a connection that carries none, such as a browser opens ahead, holds nothing up. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const patience = setTimeout(() => app.server.closeAllConnections(), 10_000);
  app.server.closeIdleConnections();
  await app.close();
  clearTimeout(patience);
}

async function countJobs({ db }: Services): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from graphile_worker.jobs where attempts < max_attempts`,
  );
  return rows[0]?.n ?? 0;
}

/** The given server, else a PostgreSQL of the portal's own. */
async function findDatabase(config: Config, log: Log, closers: (() => Promise<unknown>)[]): Promise<DatabaseAccess> {
  const given = givenDatabase(config);
  if (given) return given;
  const supervised = await superviseDatabase(config.data_dir, { log });
  closers.push(() => supervised.close());
  return supervised;
}

async function openServices(
  config: Config,
  connection: Connection,
  log: Log,
  closers: (() => Promise<unknown>)[],
): Promise<Services> {
  const db = openDatabase(connection, { log });
  closers.push(() => closeDatabase(db));
  const now = () => new Date();
  // Once nothing writes any more: the last record is signed before the portal stops.
  closers.push(() => signHeads({ db, config, now }));
  const progress = await openProgressBus(connection, log);
  closers.push(() => progress.close());
  const { mode, seconds_per_page, most_pages } = config.ocr;
  const workers = config.document_workers ? { workers: config.document_workers } : {};
  const account = config.document_worker_account;
  const engine = await openDocumentEngine({
    log,
    account,
    ...workers,
    recognized: openRecognizedStore({ db, now }),
    recognition: await openRecognition({
      mode,
      secondsPerPage: seconds_per_page,
      mostPages: most_pages,
      parallel: workers.workers,
      account,
      log,
    }),
  });
  closers.push(() => engine.close());
  const mailer = createMailer(config, log);
  closers.push(() => mailer.close());
  const jobs = openJobQueue(db, connection, log);
  closers.push(() => jobs.stop());
  const blobs = await openFileBlobStore(path.join(config.data_dir, 'blobs'));
  const provider = createIdentityProvider(config, log);
  const payments = config.payments === 'test' ? openTestProvider({ db, config, now }) : null;
  return withQuarantine({ config, db, now, blobs, engine, jobs, progress, mailer, provider, payments });
}
