import { and, desc, eq, sql } from 'drizzle-orm';
import { dateInZone } from '#domain/days/dateInZone';
import { toMoment } from '#domain/hearings/courtTime';
import { attorneys } from '#server/db/schema/attorneys';
import { cases } from '#server/db/schema/cases';
import { courts } from '#server/db/schema/courts';
import { analyses, filings } from '#server/db/schema/filings';
import { externalIdentities, people, personRoles } from '#server/db/schema/people';
import { reviews } from '#server/db/schema/reviews';
import { subjectOf } from '#server/filings/analysisJob';
import { correctFiling } from '#server/filings/correctFiling';
import { fileDocuments } from '#server/filings/fileDocuments';
import { analyzeFiling } from '#server/intake/analyzeFiling';
import type { Actor } from '#server/kernel/actor';
import type { Database, Db } from '#server/kernel/Database';
import type { Services } from '#server/kernel/needs';
import { applyDecision } from '#server/review/applyDecision';
import { keyOf } from '#server/review/decisionJob';
import { decideSampleFiling } from './decideSampleFiling.ts';
import { clockOf, enterCourtEntries } from './enterCourtEntries.ts';
import { lookAtSampleValues } from './lookAtSampleValues.ts';
import { markSampleFiling } from './markSampleFiling.ts';
import { furtherCourts } from './plan/furtherCourts.ts';
import type { Outcome, PlannedMoment } from './plan/PlannedCase.ts';
import type { CourtPlan } from './plan/planCourt.ts';
import { momentOfFiling, type PlannedFiling } from './plan/planFilings.ts';
import { readPlan } from './readPlan.ts';
import { typesetPlannedDocument } from './typesetPlannedDocument.ts';

type Payload = { today: string; from: number; to: number };

/**
 * Makes some of the planned filings, each in the same way as every filing: stored, read by the analysis, decided by a
 * clerk, and entered on the docket; only the clock is set to its fictional time. What the court itself entered between
 * them is entered between them, so that each docket is in the order of time. An interrupted run resumes where it stopped.
 */
export async function makeSampleFilings(services: Services, { today, from, to }: Payload): Promise<void> {
  const plan = readPlan(services.config, today);
  const all = plan.filings;
  for (const [index, planned] of all.slice(from, to).entries()) {
    const place = from + index;
    const since = place === 0 ? '' : momentOfFiling(all[place - 1]!.document);
    await enterCourtEntries(services, plan, { since, until: momentOfFiling(planned.document) });
    await makeFiling(services, plan, planned);
  }
  if (to >= all.length) {
    await enterCourtEntries(services, plan, { since: momentOfFiling(all.at(-1)!.document), until: `${today} 9999` });
  }
}

async function makeFiling(services: Services, plan: CourtPlan, planned: PlannedFiling): Promise<void> {
  const { held, document } = planned;
  const zone = zoneOf(services, held.court_id);
  const momentAt = ({ on, at }: PlannedMoment) => toMoment({ date: on, time: clockOf(at) }, zone)!;
  const filedAt = momentAt({ on: document.filed_on, at: document.filed_at });
  if (filedAt > services.now()) return;
  const filer = await findFiler(services.db, plan, planned);
  const filing = await fileOnce(services, plan, planned, filer, filedAt, zone);

  const readAt = new Date(filedAt.getTime() + 4000);
  await analyzeFiling({ ...services, now: () => readAt }, filing.analysis_id);
  if (document.decided === null) return;
  const decidedAt = momentAt(document.decided);
  await lookAt(services, planned, filing.filing_id, new Date(Math.max(readAt.getTime(), decidedAt.getTime() - 60_000)));
  await decide(services, planned, filing.filing_id, decidedAt, document.outcome);
  const today = dateInZone(services.now(), zone);
  if (document.outcome === 'accepted') await markSampleFiling(services.db, filing.filing_id, planned, { today, zone });
  if (document.corrected === null) return;
  const correctedAt = momentAt(document.corrected.sent);
  if (!(await correct(services, plan, planned, { filer, filing_id: filing.filing_id, at: correctedAt, zone }))) return;
  await decide(services, planned, filing.filing_id, momentAt(document.corrected.accepted), 'accepted');
  await markSampleFiling(services.db, filing.filing_id, planned, { today, zone });
}

const zoneOf = ({ config }: Services, court_id: string) =>
  furtherCourts.find(({ id }) => id === court_id)?.time_zone ?? config.court.time_zone;

/** The filer of a returned document sends it again, and it is analyzed again; false if it was not returned. */
async function correct(
  services: Services,
  plan: CourtPlan,
  { held, document }: PlannedFiling,
  { filer, filing_id, at, zone }: { filer: Actor; filing_id: string; at: Date; zone: string },
): Promise<boolean> {
  const { db } = services;
  const [filing] = await db.select().from(filings).where(eq(filings.id, filing_id));
  if (filing!.state === 'returned') {
    const pdf = await typesetPlannedDocument(held, document, plan.attorneys, at, zone);
    const blob = await services.blobs.put(oneChunk(pdf), pdf.length);
    const file = { field: 'main_document', file_name: filing!.document_name, ...blob };
    await db.transaction(async (tx) => {
      await correctFiling({ ...services, db: within(tx), now: () => at }, filer, filing_id, {
        file,
        doubts: [],
      });
      await removeJob(tx, subjectOf(await newestAnalysis(tx, filing_id)));
    });
  } else if (filing!.resubmitted_at === null) return false;
  const readAt = new Date(at.getTime() + 4000);
  await analyzeFiling({ ...services, now: () => readAt }, await newestAnalysis(db, filing_id));
  return true;
}

async function newestAnalysis(db: Db, filing_id: string): Promise<string> {
  const [newest] = await db
    .select({ id: analyses.id })
    .from(analyses)
    .where(eq(analyses.filing_id, filing_id))
    .orderBy(desc(analyses.requested_at))
    .limit(1);
  return newest!.id;
}

/** The filing and its analysis, whose job is removed from the queue: it runs right here. */
async function fileOnce(
  services: Services,
  plan: CourtPlan,
  { held, document, index }: PlannedFiling,
  filer: Actor,
  filedAt: Date,
  zone: string,
): Promise<{ filing_id: string; analysis_id: string }> {
  const idempotency_key = `plan-${held.case_number}-${index}`;
  const [known] = await services.db
    .select({ filing_id: filings.id, analysis_id: analyses.id })
    .from(filings)
    .innerJoin(analyses, eq(analyses.filing_id, filings.id))
    .where(
      and(
        eq(filings.filed_by, filer.person_id),
        eq(filings.court_id, held.court_id),
        eq(filings.idempotency_key, idempotency_key),
      ),
    );
  if (known) return known;
  const pdf = await typesetPlannedDocument(held, document, plan.attorneys, filedAt, zone);
  const blob = await services.blobs.put(oneChunk(pdf), pdf.length);
  const [court] = await services.db.select().from(courts).where(eq(courts.id, held.court_id));
  const { level: court_level, jurisdiction } = court!;
  return services.db.transaction(async (tx) => {
    const filed = await fileDocuments({ ...services, db: within(tx), now: () => filedAt }, filer, {
      choices: { court_level, jurisdiction, case_type: held.case_type },
      files: [{ field: 'main_document', file_name: `${titleCase(document.heading)}.pdf`, ...blob }],
      idempotency_key,
    });
    await removeJob(tx, subjectOf(filed.analysis_id));
    return filed;
  });
}

/** The clerk who decides it then examines what was read in it first. */
async function lookAt(services: Services, planned: PlannedFiling, filing_id: string, at: Date): Promise<void> {
  const [filing] = await services.db.select({ state: filings.state }).from(filings).where(eq(filings.id, filing_id));
  if (filing!.state !== 'received') return;
  const clerk = await chooseClerk(services.db, planned.held.court_id, planned.document.filed_at);
  await lookAtSampleValues({ ...services, now: () => at }, clerk, filing_id, planned);
}

async function decide(
  services: Services,
  { held, document }: PlannedFiling,
  filing_id: string,
  at: Date,
  outcome: Outcome,
): Promise<void> {
  const { db } = services;
  const [filing] = await db.select().from(filings).where(eq(filings.id, filing_id));
  if (filing!.state !== 'received') return;
  const [found] = await db
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.court_id, held.court_id), eq(cases.case_number, held.case_number)));
  const clerk = await chooseClerk(db, held.court_id, document.filed_at);
  await db.transaction(async (tx) => {
    const inTime = { ...services, db: within(tx), now: () => at };
    await decideSampleFiling(inTime, clerk, filing!, { outcome, case_id: found!.id, document });
    const [held_review] = await tx
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(eq(reviews.filing_id, filing_id), eq(reviews.state, 'held')));
    await removeJob(tx, keyOf(held_review!.id));
    const inForceAt = new Date(at.getTime() + services.config.decision_hold_seconds * 1000);
    await applyDecision({ ...inTime, now: () => inForceAt }, held_review!.id);
  });
}

/** The steps open their own transactions, which become parts of this one. */
function within(tx: Db): Database {
  return tx as unknown as Database;
}

async function removeJob(tx: Db, key: string): Promise<void> {
  await tx.execute(sql`select graphile_worker.remove_job(${key}::text)`);
}

async function chooseClerk(db: Db, court_id: string, choice: number): Promise<Actor> {
  const clerks = await db
    .select({ person_id: people.id, full_name: people.full_name })
    .from(personRoles)
    .innerJoin(people, eq(people.id, personRoles.person_id))
    .where(and(eq(personRoles.court_id, court_id), eq(personRoles.role, 'clerk')))
    .orderBy(people.full_name);
  return actorOf({ ...clerks[choice % clerks.length]!, role: 'clerk', court_id });
}

/** Counsel of the party, or the party itself, with an account that cannot sign in. */
async function findFiler(db: Db, plan: CourtPlan, { held, document }: PlannedFiling): Promise<Actor> {
  const { full_name, attorney } = held.parties[document.by]!;
  const { court_id } = held;
  if (attorney !== null) {
    const { bar_number } = plan.attorneys[attorney]!;
    const [counsel] = await db
      .select({ person_id: people.id, full_name: people.full_name })
      .from(people)
      .innerJoin(attorneys, eq(attorneys.person_id, people.id))
      .where(and(eq(attorneys.bar_number, bar_number), eq(attorneys.court_id, court_id)));
    return actorOf({ ...counsel!, role: 'attorney', court_id });
  }
  const person_id = await findParty(db, full_name, `${court_id} ${held.case_number} ${document.by}`);
  return actorOf({ person_id, full_name, role: 'self_represented', court_id });
}

/** Without an address, so that no email is sent, and with an issuer that authenticates no one. */
async function findParty(db: Db, full_name: string, subject: string): Promise<string> {
  const [known] = await db
    .select({ person_id: externalIdentities.person_id })
    .from(externalIdentities)
    .where(and(eq(externalIdentities.issuer, sampleIssuer), eq(externalIdentities.subject, subject)));
  if (known) return known.person_id;
  return db.transaction(async (tx) => {
    const [person] = await tx.insert(people).values({ full_name }).returning({ id: people.id });
    await tx.insert(externalIdentities).values({ issuer: sampleIssuer, subject, person_id: person!.id });
    return person!.id;
  });
}

const sampleIssuer = 'sample-court';

function actorOf(
  who: Pick<Actor, 'person_id' | 'full_name' | 'court_id'> & { role: 'attorney' | 'self_represented' | 'clerk' },
): Actor {
  return { ...who, capacity: who.role, session_id: 'seed', address: '127.0.0.1', user_agent: null };
}

function titleCase(heading: string): string {
  return heading
    .toLowerCase()
    .replace(
      /(^|\s)(?!of\b|to\b|and\b|for\b|in\b)(\w)/g,
      (_all, gap: string, letter: string) => gap + letter.toUpperCase(),
    );
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
