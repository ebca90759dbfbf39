import { and, eq } from 'drizzle-orm';
import { dateInZone } from '#domain/days/dateInZone';
import { readPilotValues } from '#domain/pilots/readPilotValues';
import { checkShadow } from '#server/checks/checkShadow';
import { zoneOf } from '#server/courts/zoneOf';
import { pilotFilings, pilots } from '#server/db/schema/pilots';
import { storable } from '#server/db/storable';
import { refusedDocument } from '#server/filings/failAnalysis';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { type AnalyzedDocument, RecognitionPaused } from '#server/kernel/ports/DocumentEngine';
import { Refusal } from '#server/kernel/Refusal';
import { findTemplatesForSystem } from '#server/learning/findTemplates';
import { askToReadPilotFiling } from './readPilotFilingJob.ts';

type Tools = Needs<'db' | 'now' | 'blobs' | 'engine' | 'quarantine'>;
type Work = { id: string; court_id: string; sha256: string; file_name: string; taken_at: Date };
type Outcome = Partial<typeof pilotFilings.$inferInsert> & { state: 'read' | 'unreadable' };

/** A scan is recognized for this long before others have their turn. */
const recognitionSliceMs = 12_000;

/**
 * Reads and checks a filing of a pilot as if it had been filed, and stores only the result: no filing, no docket entry,
 * no notice. A document that cannot be read is noted with the reason.
 */
export async function readPilotFiling(needs: Tools, id: string): Promise<void> {
  const work = await findWork(needs.db, id);
  if (!work) return;
  try {
    await finish(needs.db, id, await read(needs, work));
  } catch (error) {
    if (error instanceof RecognitionPaused) return askToReadPilotFiling(needs.db, id);
    const refused = refusedDocument(error);
    if (!refused) throw error;
    await finish(needs.db, id, { state: 'unreadable', problem: refused.code });
  }
}

/** Notes that the document could not be read in any attempt. */
export async function failPilotFiling({ db }: Needs<'db'>, id: string): Promise<void> {
  await finish(db, id, { state: 'unreadable', problem: 'analysis_gave_up' });
}

async function read(needs: Tools, work: Work): Promise<Outcome> {
  const { court_id, sha256, file_name: name, taken_at } = work;
  if (needs.quarantine.scanner) {
    await needs.quarantine.admit({ sha256, name }, { fresh: true, patienceMs: Number.POSITIVE_INFINITY });
  }
  const began = performance.now();
  const found = await analyze(needs, work);
  if (found.format !== 'pdf') throw new Refusal('document_not_pdf');
  const { findings } = await checkShadow(needs.db, needs, { court_id, at: taken_at }, { name, read: found });
  const seconds = (performance.now() - began) / 1000;
  return { state: 'read', pages: found.pages, seconds, reading: storable(readPilotValues(found.reading, findings)) };
}

async function analyze(
  { db, blobs, engine }: Tools,
  { court_id, sha256, file_name, taken_at }: Work,
): Promise<AnalyzedDocument> {
  const today = dateInZone(taken_at, await zoneOf(db, court_id));
  const { templates } = await findTemplatesForSystem(db, court_id);
  const file = { path: blobs.path(sha256), name: file_name, sha256 };
  return engine.analyze(file, { today, templates, pauseAfter: recognitionSliceMs });
}

async function findWork(db: Db, id: string): Promise<Work | undefined> {
  const [found] = await db
    .select({
      id: pilotFilings.id,
      court_id: pilots.court_id,
      sha256: pilotFilings.sha256,
      file_name: pilotFilings.file_name,
      taken_at: pilotFilings.taken_at,
    })
    .from(pilotFilings)
    .innerJoin(pilots, eq(pilots.id, pilotFilings.pilot_id))
    .where(and(eq(pilotFilings.id, id), eq(pilotFilings.state, 'waiting')));
  return found && found.sha256 !== null ? { ...found, sha256: found.sha256 } : undefined;
}

async function finish(db: Db, id: string, outcome: Outcome): Promise<void> {
  await db
    .update(pilotFilings)
    .set(outcome)
    .where(and(eq(pilotFilings.id, id), eq(pilotFilings.state, 'waiting')));
}
