import { and, count, eq, gte, inArray, ne } from 'drizzle-orm';
import { type ScanProblem, secondsUntilNextScan } from '#domain/scanning/scanStates';
import { contentScans } from '#server/db/schema/scans';
import type { Db } from '#server/kernel/Database';

export type StoredScan = typeof contentScans.$inferSelect;

/** The newest scan of a file. */
export async function findScan(db: Db, sha256: string): Promise<StoredScan | undefined> {
  const [found] = await db.select().from(contentScans).where(eq(contentScans.document_sha256, sha256));
  return found;
}

type Settled = Pick<StoredScan, 'verdict' | 'signature' | 'scanner_version'>;

/** Notes what a scan, or the portal itself, says of a file. */
export async function noteVerdict(db: Db, sha256: string, settled: Settled, at: Date): Promise<void> {
  const set = { ...settled, problem: null, failures: 0, scanned_at: at, again_at: null };
  await db
    .insert(contentScans)
    .values({ document_sha256: sha256, ...set })
    .onConflictDoUpdate({ target: contentScans.document_sha256, set });
}

/** Notes a scan that failed. An earlier verdict remains; it is the newest that there is. */
export async function noteFailure(db: Db, sha256: string, problem: ScanProblem, at: Date): Promise<void> {
  const earlier = await findScan(db, sha256);
  const failures = (earlier?.failures ?? 0) + 1;
  const again_at = new Date(at.getTime() + secondsUntilNextScan(problem, failures) * 1000);
  const set = { verdict: 'not_scanned' as const, problem, failures, scanned_at: at, again_at };
  await db
    .insert(contentScans)
    .values({ document_sha256: sha256, ...set })
    .onConflictDoUpdate({
      target: contentScans.document_sha256,
      set,
      setWhere: eq(contentScans.verdict, 'not_scanned'),
    });
}

/** The scans of these files that found something, or that failed. */
export async function findHeldForSystem(db: Db, hashes: readonly string[]): Promise<StoredScan[]> {
  if (hashes.length === 0) return [];
  const isHeld = inArray(contentScans.verdict, ['infected', 'not_scanned']);
  return db
    .select()
    .from(contentScans)
    .where(and(inArray(contentScans.document_sha256, [...hashes]), isHeld));
}

/** The scans of these files that found something. */
export async function findInfectedForSystem(db: Db, hashes: readonly string[]): Promise<StoredScan[]> {
  const held = await findHeldForSystem(db, hashes);
  return held.filter(({ verdict }) => verdict === 'infected');
}

/** Files that are not scanned yet, and infected ones that were found since then. */
export async function countScans(db: Db, since: Date): Promise<{ not_scanned: number; infected: number }> {
  const [waiting] = await db.select({ n: count() }).from(contentScans).where(eq(contentScans.verdict, 'not_scanned'));
  const [infected] = await db
    .select({ n: count() })
    .from(contentScans)
    .where(and(eq(contentScans.verdict, 'infected'), gte(contentScans.scanned_at, since)));
  return { not_scanned: waiting!.n, infected: infected!.n };
}

/** Forgets the scan of a file that was deleted, unless it was infected: then it is recognized if it is sent again. */
export async function forgetScan(db: Db, sha256: string): Promise<void> {
  await db
    .delete(contentScans)
    .where(and(eq(contentScans.document_sha256, sha256), ne(contentScans.verdict, 'infected')));
}
