import { and, eq } from 'drizzle-orm';
import { dayMs } from '#domain/days/days';
import { recordActivity } from '#server/activity/recordActivity';
import { activities } from '#server/db/schema/activity';
import { filings } from '#server/db/schema/filings';
import { courtsDate } from '#server/filings/courtsDate';
import { fileDocuments } from '#server/filings/fileDocuments';
import type { Actor } from '#server/http/actor';
import type { Services } from '#server/needs';
import { askForSampleFilings } from './askForSampleFilings.ts';
import { planFilings } from './plan/planFilings.ts';
import { readPlan } from './readPlan.ts';
import { samplePapers } from './samplePapers.ts';
import { seedAdoptedRules } from './seedAdoptedRules.ts';
import { seedCasesAndHearings } from './seedCasesAndHearings.ts';
import { seedDeadlines } from './seedDeadlines.ts';
import { type SeededPeople, seedPeople } from './seedPeople.ts';
import { seedPlannedCourt } from './seedPlannedCourt.ts';
import { seedRooms } from './seedRooms.ts';
import { seedWaiting } from './seedWaiting.ts';
import { setPaper } from './setPaper.ts';

const seeded = 'sample_court_made';

/**
 * Makes the sample court of the evaluation, once. Its filings go the way of every filing: stored, recorded, and read
 * by the analysis jobs, whose progress is there to be watched after the first start. Every step can be begun again.
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
  await seedRooms(services);
  await seedAdoptedRules(services);
  await seedCasesAndHearings(services);
  await seedWaiting(services);
  const today = services.now();
  if (services.config.sample_court === 'full') await seedLargeCourt(services, today);
  await seedDeadlines(services);
  for (const [index, paper] of [...samplePapers.entries()].reverse())
    await filePaper(services, people, index, today, paper);
  await recordCourtEvents(services);
}

/** Some hundred cases at once; what was filed in them is made by jobs, whose number tells how far they are. */
async function seedLargeCourt(services: Services, now: Date): Promise<void> {
  const today = courtsDate(now, services.config.court.time_zone);
  const plan = readPlan(services.config, today);
  await seedPlannedCourt(services, plan);
  await askForSampleFilings(services.db, { today, from: 0, of: planFilings(plan.cases).length });
}

/** Oldest last in the list, so that the record is written in the order of time. */
async function filePaper(
  services: Services,
  people: SeededPeople,
  index: number,
  today: Date,
  paper: (typeof samplePapers)[number],
) {
  const idempotency_key = `sample-${index}`;
  const filer = people[paper.filer];
  // A seed that broke off is taken up again, perhaps on another day, with other dates on its papers.
  const known = await services.db
    .select({ id: filings.id })
    .from(filings)
    .where(and(eq(filings.filed_by, filer.person_id), eq(filings.idempotency_key, idempotency_key)));
  if (known.length > 0) return;

  const filedOn = new Date(today.getTime() - paper.days * dayMs - index * 17 * 60_000 - 60_000);
  const pdf = setPaper(paper, filedOn, services.config.court.time_zone);
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
    choices: { court_level: 'State Court', jurisdiction: 'California', case_type: paper.case_type },
    files: [{ field: 'main_document', file_name: paper.file, ...blob }],
    idempotency_key,
  });
}

async function* oneChunk(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** What happened in the court besides filing; the last line says that the sample court is whole. */
async function recordCourtEvents(services: Services): Promise<void> {
  const about = (action: string, title: string, description: string, number: string) => ({
    action,
    title,
    description,
    subject_type: 'case',
    subject_id: number,
  });
  await services.db.transaction(async (tx) => {
    const record = (line: ReturnType<typeof about>) => recordActivity(tx, services, 'portal', line);
    await record(about('response_submitted', 'Response Submitted', 'Jamie Roe responded in 26FL00155.', '26FL00155'));
    await record(
      about(
        'motion_approved',
        'Motion Approved by Court',
        'The stipulation to continue in 26CV00398 was approved.',
        '26CV00398',
      ),
    );
    await record(
      about(
        'deadline_upcoming',
        'Upcoming Filing Deadline',
        'The reply in 26CV00218 is due five court days before the hearing.',
        '26CV00218',
      ),
    );
    await record(
      about(seeded, 'Sample Court Made', 'The evaluation court has its sample people, cases and filings.', 'all'),
    );
  });
}
