import type { Doubt } from '#domain/filings/doubts/Doubt';
import { type Destination, findDoubts } from '#domain/filings/doubts/findDoubts';
import { findOwnEntry } from '#server/attorneys/findInRoster';
import { findCaseOnRecord } from '#server/cases/findCaseOnRecord';
import { findCourt } from '#server/courts/findCourt';
import { readBeforeFiling } from '#server/filings/doubts/readBeforeFiling';
import { findEarlierSubmissions } from '#server/filings/duplicates/findEarlierSubmissions';
import type { ReceivedFile } from '#server/filings/receiveFiles';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import type { AnalyzedDocument } from '#server/kernel/ports/DocumentEngine';

/** The caption is on the first pages; the rest of a scan is recognized once it is filed. */
const recognizeForMs = 10_000;

/** Every doubt about a document that this person is about to file in this court, from what this person may see. */
export async function findDoubtsOf(
  needs: Needs<'db' | 'now' | 'blobs' | 'engine'>,
  actor: Actor,
  lead: ReceivedFile,
): Promise<Doubt[]> {
  const read = await readBeforeFiling(needs, actor, lead, recognizeForMs);
  return read === null ? [] : findDoubts(read.reading, await describeDestination(needs, actor, lead, read));
}

async function describeDestination(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  { sha256 }: ReceivedFile,
  { reading, facts }: AnalyzedDocument,
): Promise<Destination> {
  const { court_id } = actor;
  const { name, level, jurisdiction, county, time_zone } = await findCourt(db, court_id);
  const case_number = reading.case_number?.value ?? null;
  return {
    court: { name, level, state: jurisdiction, county },
    filer: actsForParty(actor)
      ? {
          full_name: actor.full_name,
          represents_others: actor.capacity === 'attorney',
          roster: await describeOwnEntry(db, actor),
        }
      : null,
    record: await findCaseOnRecord(db, actor, { court_id, case_id: null, case_number }),
    earlier: await findEarlierSubmissions(db, actor, {
      filing_id: null,
      court_id,
      time_zone,
      at: new Date(now().getTime() + 1),
      sha256,
      fingerprint: facts.fingerprint,
      reading,
    }),
  };
}

const actsForParty = ({ capacity }: Actor) => capacity === 'attorney' || capacity === 'self_represented';

async function describeOwnEntry(db: Db, { court_id, person_id }: Actor) {
  const own = await findOwnEntry(db, court_id, person_id);
  return own ? { name: own.full_name, bar_number: own.bar_number } : null;
}
