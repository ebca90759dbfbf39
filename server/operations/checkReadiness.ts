import { sql } from 'drizzle-orm';
import type { Needs } from '#server/kernel/needs';

export type Readiness = Record<'database' | 'store' | 'queue', 'ok' | 'failing'>;

/** Asks the database, the blob store and the queue for a real answer, each within two seconds. */
export async function checkReadiness({ db, blobs, jobs }: Needs<'db' | 'blobs' | 'jobs'>): Promise<Readiness> {
  const [database, store, queue] = await Promise.all([
    answers(async () => db.execute(sql`select 1`)),
    answers(async () => blobs.check()),
    answers(async () => jobs.check()),
  ]);
  return { database, store, queue };
}

/** Whether files are scanned for malware at this moment; `off` where no scanner is configured. */
export async function checkScanner({ quarantine }: Needs<'quarantine'>): Promise<'ok' | 'failing' | 'off'> {
  const { scanner } = quarantine;
  return scanner === null ? 'off' : answers(() => scanner.version());
}

async function answers(ask: () => Promise<unknown>): Promise<'ok' | 'failing'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no response')), 2000);
  });
  return Promise.race([ask(), late])
    .then(() => 'ok' as const)
    .catch(() => 'failing' as const)
    .finally(() => clearTimeout(timer));
}
