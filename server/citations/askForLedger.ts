import { composeLedger } from '#domain/citations/composeLedger';
import type { Consulted } from '#domain/citations/KnownDecision';
import type { UnansweredMessage } from '#domain/citations/LedgerReasons';
import { type Authority, listAuthorities } from '#domain/citations/listAuthorities';
import { say } from '#domain/messages/say';
import { findFactsForSystem } from '#server/filings/documentFactsRepository';
import { addJob } from '#server/jobs/addJob';
import type { Needs } from '#server/kernel/needs';
import { askLibrary } from '#server/library/lookUp/askLibrary';
import { NoAnswer } from '#server/platforms/Connector';
import type { StoredConnection } from '#server/platforms/connectionRepository';
import { findConnection } from '#server/platforms/connectionRepository';
import { findCourtsConnection } from '#server/platforms/findCourtsConnection';
import { withConnection } from '#server/platforms/withConnection';
import { beingAsked } from './beingAsked.ts';
import { type CachedCitation, findCached, keepCitations } from './courtListener/citationCache.ts';
import { consultedOf } from './courtListener/consultedOf.ts';
import { findByName, toSearch } from './courtListener/findByName.ts';
import { findCourts } from './courtListener/findCourts.ts';
import { type AskedCitation, lookUpSlice, sliceSize } from './courtListener/lookUpSlice.ts';
import { jobKeyOf, ledgerJob, ledgerQueueOf } from './ledgerJob.ts';
import { noteLedger, readLedgers, type StoredLedger } from './ledgerRepository.ts';
import { citationsToAsk } from './toAsk.ts';

type JobNeeds = Needs<'db' | 'config' | 'now'>;
type Asked = { version_id: string; since: string | null };

/** The next sixty citations are taken a minute after these, and a little. */
const minuteMs = 61_000;

/**
 * One batch of lookups of a version's citations at CourtListener. Answers to earlier look-ups, for this document or
 * another, are reused; up to sixty more citations are looked up now, and the rest a minute later or when the service
 * allows it. After a crash, the step resumes from the stored answers.
 */
export async function askForLedger(needs: JobNeeds, { version_id, since }: Asked): Promise<void> {
  const ledger = (await readLedgers(needs.db, [version_id])).get(version_id);
  const authorities = listAuthorities(await readCitations(needs, version_id));
  if (!ledger || authorities.length === 0) return;
  const library = await askLibrary(needs.db, needs, authorities);
  const looking = { needs, ledger, authorities, library, since: since === null ? null : new Date(since) };
  const connection = await findCourtsConnection(needs.db, ledger.court_id);
  if (!connection) return finish(looking, await readKept(looking), null);

  const before = await readKept(looking);
  const open = stillOpen(looking, before);
  if (open.length === 0) return finish(looking, before, null, connection);
  await noteLedger(needs.db, version_id, { state: 'asking', resumes_at: null });
  try {
    await withConnection(needs, connection, (token) => askSlice(needs, token, open.slice(0, sliceSize)));
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return putOff(looking, connection, before, error);
  }
  const kept = await readKept(looking);
  const left = stillOpen(looking, kept);
  if (left.length === 0) return finish(looking, kept, null, connection);
  // A citation that the service does not answer is not looked up repeatedly.
  if (left.length >= open.length) {
    return finish(looking, kept, { state: 'done', why: say('gave_no_answer') });
  }
  return goOn(looking, kept, new Date(needs.now().getTime() + minuteMs), null);
}

type Looking = {
  needs: JobNeeds;
  ledger: StoredLedger;
  authorities: Authority[];
  library: Consulted;
  since: Date | null;
};
type Kept = Map<string, CachedCitation>;

async function readCitations({ db }: JobNeeds, versionId: string) {
  const [made] = await findFactsForSystem(db, [versionId]);
  return made?.facts.citations ?? [];
}

function readKept({ needs, authorities, library, since }: Looking): Promise<Kept> {
  const keys = citationsToAsk(authorities, library, null).map(({ key }) => key);
  return findCached(needs, keys, since);
}

function stillOpen({ authorities, library, needs }: Looking, kept: Kept): AskedCitation[] {
  const consulted = consultedOf(needs, kept);
  return citationsToAsk(authorities, library, consulted).filter(({ key }) => !kept.has(key));
}

async function askSlice(needs: JobNeeds, token: string, asked: AskedCitation[]): Promise<void> {
  await keepCitations(needs, await lookUpSlice(needs, token, asked));
}

/** Every citation was looked up, or the service is unavailable: the ledger is as complete as it can be. */
async function finish(
  { needs, ledger, authorities, library }: Looking,
  kept: Kept,
  silent: { state: 'done' | 'failed'; why: UnansweredMessage } | null,
  connection?: StoredConnection,
): Promise<void> {
  if (connection && kept.size > 0) await addCourts(needs, connection, kept);
  const service = await addNames(needs, connection, authorities, consultedOf(needs, kept));
  const entries = composeLedger(authorities, [library, service], silent);
  await noteLedger(needs.db, ledger.version_id, {
    state: silent?.state ?? 'done',
    entries,
    reason: silent?.why ?? null,
    resumes_at: null,
    asked: Math.max(ledger.asked, kept.size),
    answered: kept.size,
    checked_at: needs.now(),
  });
}

async function addCourts(needs: JobNeeds, connection: StoredConnection, kept: Kept): Promise<void> {
  const said = new Map([...kept].map(([key, { answer }]) => [key, answer]));
  try {
    await withConnection(needs, connection, (token) => findCourts(needs, token, said));
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
  }
  const found = [...said].filter(([, { clusters }]) => clusters.some(({ court }) => court !== null));
  await keepCitations(needs, new Map(found));
}

/**
 * Citations that can be found by name only. No verdict depends on this: if the service accepts no more requests, the
 * ledger stays as it is.
 */
async function addNames(
  needs: JobNeeds,
  connection: StoredConnection | undefined,
  authorities: Authority[],
  service: Consulted,
): Promise<Consulted> {
  if (!connection || toSearch(authorities, service).length === 0) return service;
  try {
    return await withConnection(needs, connection, (token) => findByName(needs, token, authorities, service));
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return service;
  }
}

/**
 * The service is rate-limited or did not answer: retried later, as it specifies, and not at all once it refuses the
 * token.
 */
async function putOff(looking: Looking, { id }: StoredConnection, kept: Kept, error: NoAnswer): Promise<void> {
  const { needs } = looking;
  const why = say('source_failed', { problem: error.says });
  const now = await findConnection(needs.db, id);
  if (!now || now.state === 'refused') return finish(looking, kept, { state: 'failed', why });
  if (!now.blocked_until || now.blocked_until <= needs.now()) {
    await noteLedger(needs.db, looking.ledger.version_id, { state: 'waiting', reason: why, resumes_at: null });
    // The queue tries it again, further apart each time.
    throw error;
  }
  return goOn(looking, kept, now.blocked_until, why);
}

async function goOn(
  { needs, ledger, authorities, library, since }: Looking,
  kept: Kept,
  at: Date,
  reason: UnansweredMessage | null,
) {
  const { version_id, court_id } = ledger;
  const entries = composeLedger(authorities, [library, consultedOf(needs, kept)], beingAsked);
  const open = citationsToAsk(authorities, library, consultedOf(needs, kept));
  await needs.db.transaction(async (tx) => {
    await noteLedger(tx, version_id, {
      state: 'waiting',
      entries,
      reason,
      resumes_at: at,
      checked_at: needs.now(),
      asked: Math.max(ledger.asked, open.length),
      answered: kept.size,
    });
    await addJob(
      tx,
      ledgerJob,
      { version_id, since: since?.toISOString() ?? null },
      { jobKey: jobKeyOf(version_id), queue: ledgerQueueOf(court_id), maxAttempts: 6, runAt: at },
    );
  });
}

/** Marks the look-up as permanently failed; the library's results remain, and the pending citations stay unchecked. */
export async function failLedger(needs: JobNeeds, { version_id, since }: Asked, fault: string): Promise<void> {
  const ledger = (await readLedgers(needs.db, [version_id])).get(version_id);
  if (!ledger) return;
  const authorities = listAuthorities(await readCitations(needs, version_id));
  const library = await askLibrary(needs.db, needs, authorities);
  const looking = { needs, ledger, authorities, library, since: since === null ? null : new Date(since) };
  await finish(looking, await readKept(looking), { state: 'failed', why: whyOf(ledger, fault) });
}

/** The last attempt's own problem where it was the service's, else the fault of the portal. */
function whyOf({ reason }: StoredLedger, fault: string): UnansweredMessage {
  const noted = reason?.code === 'source_failed' && reason.values.problem.code === fault;
  return noted ? reason : say('source_failed', { problem: say('source.not_asked', { fault }) });
}
