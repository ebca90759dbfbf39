import { and, eq } from 'drizzle-orm';
import type { ActivityMessage } from '#domain/activity/ActivityMessages';
import { dateInZone } from '#domain/days/dateInZone';
import { dayMs } from '#domain/days/days';
import { recordActivity } from '#server/activity/recordActivity';
import { activities } from '#server/db/schema/activity';
import { filings } from '#server/db/schema/filings';
import { fileDocuments } from '#server/filings/fileDocuments';
import type { Actor } from '#server/kernel/actor';
import type { Services } from '#server/kernel/needs';
import { turnOnPayments } from '#server/payments/paymentSettings';
import { askForSampleFilings } from './askForSampleFilings.ts';
import { openSampleRecord } from './openSampleRecord.ts';
import { readPlan } from './readPlan.ts';
import { sampleDocuments } from './sampleDocuments.ts';
import { seedAdoptedRules } from './seedAdoptedRules.ts';
import { seedCasesAndHearings } from './seedCasesAndHearings.ts';
import { seedDeadlines } from './seedDeadlines.ts';
import { seedHearingStaff } from './seedHearingStaff.ts';
import { type SeededPeople, seedPeople } from './seedPeople.ts';
import { seedPlannedCourt } from './seedPlannedCourt.ts';
import { seedRooms } from './seedRooms.ts';
import { seedSamplePack } from './seedSamplePack.ts';
import { seedWaiting } from './seedWaiting.ts';
import { typesetDocument } from './typesetDocument.ts';

const seeded = 'sample_court_made';

/**
 * Makes the sample court of the evaluation, once. Its filings take the usual path: stored, recorded, and read by the
 * analysis jobs, whose progress is there to be watched after the first start. Every step can be begun again.
 */
export async function seedSampleCourt(services: Services): Promise<void> {
  const { db } = services;
  const [done] = await db
    .select({ seq: activities.seq })
    .from(activities)
    .where(eq(activities.action, seeded))
    .limit(1);
  if (done) return;

  const people = await seedPeople(services);
  await seedSamplePack(services);
  await turnOnPayments(services, services.config.court.id);
  await openSampleRecord(services);
  await seedRooms(services);
  await seedAdoptedRules(services);
  await seedCasesAndHearings(services);
  await seedHearingStaff(services);
  await seedWaiting(services);
  const today = services.now();
  if (services.config.sample_court === 'full') await seedLargeCourt(services, today);
  await seedDeadlines(services);
  for (const [index, planned] of [...sampleDocuments.entries()].reverse())
    await fileSampleDocument(services, people, index, today, planned);
  await recordCourtEvents(services);
}

/** Creates several hundred cases immediately; their filings are created by jobs, whose number shows the progress. */
async function seedLargeCourt(services: Services, now: Date): Promise<void> {
  const today = dateInZone(now, services.config.court.time_zone);
  const plan = readPlan(services.config, today);
  await seedPlannedCourt(services, plan);
  await askForSampleFilings(services.db, { today, from: 0, of: plan.filings.length });
}

/** Oldest last in the list, so that the record is written in the order of time. */
async function fileSampleDocument(
  services: Services,
  people: SeededPeople,
  index: number,
  today: Date,
  planned: (typeof sampleDocuments)[number],
) {
  const idempotency_key = `sample-${index}`;
  const filer = people[planned.filer];
  // A seed that broke off is taken up again, perhaps on another day, with other dates on its documents.
  const known = await services.db
    .select({ id: filings.id })
    .from(filings)
    .where(and(eq(filings.filed_by, filer.person_id), eq(filings.idempotency_key, idempotency_key)));
  if (known.length > 0) return;

  const filedOn = new Date(today.getTime() - planned.days * dayMs - index * 17 * 60_000 - 60_000);
  const pdf = typesetDocument(planned, filedOn, services.config.court.time_zone);
  const blob = await services.blobs.put(oneChunk(pdf), pdf.length);
  const actor: Actor = {
    capacity: filer.role,
    role: filer.role,
    person_id: filer.person_id,
    full_name: filer.full_name,
    court_id: services.config.court.id,
    session_id: 'seed',
    address: '127.0.0.1',
    user_agent: null,
  };
  await fileDocuments({ ...services, now: () => filedOn }, actor, {
    choices: { court_level: 'State Court', jurisdiction: 'California', case_type: planned.case_type },
    files: [{ field: 'main_document', file_name: planned.file, ...blob }],
    idempotency_key,
  });
}

async function* oneChunk(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Other events in the court; the last line says that the sample court is complete. */
async function recordCourtEvents(services: Services): Promise<void> {
  await services.db.transaction(async (tx) => {
    for (const event of courtEvents) {
      const subject_id = 'case_number' in event.values ? event.values.case_number : 'all';
      await recordActivity(tx, services, 'portal', { ...event, subject_type: 'case', subject_id });
    }
  });
}

const courtEvents = [
  { action: 'response_submitted', values: { filer: 'Jamie Roe', case_number: '26FL00155' } },
  { action: 'motion_approved', values: { document: 'The stipulation to continue', case_number: '26CV00398' } },
  {
    action: 'deadline_upcoming',
    values: { deadline: 'The reply', case_number: '26CV00218', court_days_before_hearing: 5 },
  },
  { action: seeded, values: {} },
] as const satisfies ActivityMessage[];
