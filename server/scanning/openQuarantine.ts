import { createHash } from 'node:crypto';
import type { Needs } from '#server/kernel/needs';
import type { BlobStore } from '#server/kernel/ports/BlobStore';
import type { MalwareScanner } from '#server/kernel/ports/MalwareScanner';
import type { AdmissionOptions, HeldFile, Quarantine } from '#server/kernel/ports/Quarantine';
import { Refusal } from '#server/kernel/Refusal';
import { openScans, type Scans } from './openScans.ts';
import { scanPending } from './scanPending.ts';
import { findScan, noteVerdict, type StoredScan } from './scanRepository.ts';

type Parts = Needs<'db' | 'now'> & {
  /** The store itself: the scanner reads what no one else may. */
  blobs: BlobStore;
  scanner: MalwareScanner | null;
};

/** The longest time that a call takes for a scan; after it, the file counts as not scanned yet. */
const usualPatienceMs = 15_000;

/** The quarantine of an installation. Without a scanner, everything passes. */
export function openQuarantine({ db, now, blobs, scanner }: Parts): Quarantine {
  if (!scanner) return { scanner: null, admit: async () => {}, admitBytes: async () => {}, vouch: async () => {} };
  const scans = openScans({ db, now, scanner });
  return {
    scanner,
    async admit(file, options = {}) {
      const stored = await findScan(db, file.sha256);
      if (stored && (await isCurrent(scanner, stored, options))) return settle(stored, file);
      if (isWaiting(stored, now())) throw scanPending(stored, file.name, now());
      const read = async () => ({ content: readLate(blobs, file.sha256), size: await blobs.size(file.sha256) });
      settle(await scanWithin(scans, file, read, options), file, now());
    },
    async admitBytes(bytes, name) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const stored = await findScan(db, sha256);
      if (stored && (await isCurrent(scanner, stored, { fresh: true }))) return settle(stored, { sha256, name });
      const read = async () => ({ content: once(bytes), size: bytes.length });
      settle(await scanWithin(scans, { sha256, name }, read, {}), { sha256, name }, now());
    },
    vouch: (sha256) => noteVerdict(db, sha256, { verdict: 'made_here', signature: null, scanner_version: null }, now()),
  };
}

/** Whether a verdict counts without a new scan. A finding is checked again as soon as there are other signatures. */
async function isCurrent(scanner: MalwareScanner, stored: StoredScan, { fresh }: AdmissionOptions): Promise<boolean> {
  if (stored.verdict === 'not_scanned') return false;
  if (stored.verdict === 'made_here' || (stored.verdict === 'clean' && !fresh)) return true;
  const present = await scanner.version().catch(() => null);
  // Which signatures there are is not known while the scanner is down: the last verdict is the newest.
  return present === null || present === stored.scanner_version;
}

const isWaiting = (stored: StoredScan | undefined, now: Date): stored is StoredScan =>
  stored?.verdict === 'not_scanned' && stored.again_at !== null && stored.again_at > now;

function settle(stored: StoredScan, { name, sha256 }: HeldFile, now = new Date()): void {
  if (stored.verdict === 'not_scanned') throw scanPending(stored, name, now);
  if (stored.verdict === 'infected') {
    throw new Refusal('document_infected', { ...(name && { file_name: name }), signature: stored.signature, sha256 });
  }
}

async function scanWithin(
  scans: Scans,
  { sha256, name }: HeldFile,
  read: Parameters<Scans['scan']>[1],
  { patienceMs = usualPatienceMs }: AdmissionOptions,
): Promise<StoredScan> {
  const scan = scans.scan(sha256, read);
  if (patienceMs === Number.POSITIVE_INFINITY) return scan;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(scanPending({ problem: 'in_progress' }, name)), patienceMs);
  });
  // It continues in the background and notes its result.
  scan.catch(() => {});
  return Promise.race([scan, late]).finally(() => clearTimeout(timer));
}

/** A file is opened only when the scanner takes it, so that none stays open where the scanner is down. */
async function* readLate(blobs: BlobStore, sha256: string): AsyncGenerator<Uint8Array> {
  yield* await blobs.read(sha256);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
