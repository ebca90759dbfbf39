import { cleanFileName } from '#domain/documents/cleanFileName';
import { bytesPerMb } from '#domain/uploads/bytesPerMb';
import { storable } from '#server/db/storable';
import { blobGraceMs, discardBlobJob } from '#server/documents/discardBlobJob';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findSizeLimits } from '#server/uploads/courtLimits';
import type { StoredPilot } from '../pilotRepository.ts';
import { askToReadPilotFiling } from '../readPilotFilingJob.ts';
import {
  decidePilotFiling,
  findDecisionFile,
  findFilingsOfStem,
  findPilotFiles,
  insertPilotFiling,
  insertTooLargeFiling,
  removeReplacedFiling,
  type StoredPilotFile,
  savePilotFile,
} from './pilotFileRepository.ts';
import { largestDecision, readDecisionFile } from './readDecisionFile.ts';
import { NotOpenable, type ShadowFile, type ShadowSource } from './ShadowSource.ts';

type Tools = Needs<'db' | 'now' | 'blobs'>;
/** A file with its place in the pilot. */
type Placed = { pilot: StoredPilot; file: ShadowFile; name: string; stem: string };
type Taken = { documents: boolean; signal?: AbortSignal };

/**
 * Takes what is new in the source of a pilot: documents, if `documents`, and decisions. Each file is taken in one
 * transaction with the job that reads it, so that an interrupted look is repeated without loss and counts nothing twice.
 * A file that fails does not delay the others: the first failure is thrown at the end.
 */
export async function takePilotFiles(
  needs: Tools,
  pilot: StoredPilot,
  source: ShadowSource,
  { documents, signal }: Taken,
): Promise<void> {
  const known = await findPilotFiles(needs.db, pilot.id);
  const { document_mb } = await findSizeLimits(needs.db, pilot.court_id);
  const failures: unknown[] = [];
  for await (const file of source.list()) {
    if (signal?.aborted) return;
    const kind = kindOf(file.name);
    const name = storable(file.name);
    const before = known.get(name);
    if (kind === null || (kind === 'document' && !documents) || isTaken(file, before)) continue;
    const placed = { pilot, file, name, stem: name.replace(/\.[^.]*$/, '') };
    const take = kind === 'document' ? takeDocument(needs, placed, before, document_mb) : takeDecision(needs, placed);
    await take.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

function kindOf(name: string): 'document' | 'decision' | null {
  if (/\.pdf$/i.test(name)) return 'document';
  return /\.json$/i.test(name) ? 'decision' : null;
}

/** Permission to open a file can be given later without changing the file. */
function isTaken({ size, changed_ms }: ShadowFile, before: StoredPilotFile | undefined): boolean {
  return (
    before !== undefined &&
    before.problem !== 'not_openable' &&
    before.size === size &&
    before.changed_ms === changed_ms
  );
}

const rowOf = ({ pilot, file, name, stem }: Placed, kind: 'document' | 'decision') => ({
  ...{ pilot_id: pilot.id, name, stem, kind, size: file.size, changed_ms: file.changed_ms },
});

async function takeDocument(
  needs: Tools,
  placed: Placed,
  before: StoredPilotFile | undefined,
  limit_mb: number,
): Promise<void> {
  const { file, pilot, name } = placed;
  const row = rowOf(placed, 'document');
  if (file.isLink) return savePilotFile(needs.db, { ...row, problem: 'link' });
  const taken = { pilot_id: pilot.id, file_name: cleanFileName(name) || 'Document.pdf', file_size: file.size };
  const filing = { ...taken, taken_at: needs.now() };
  if (file.size > limit_mb * bytesPerMb) {
    return needs.db.transaction(async (tx) => {
      const filing_id = await insertTooLargeFiling(tx, filing);
      await placeDocument(tx, needs, placed, { filing_id, before });
    });
  }
  const stored = await openOrNote(needs.db, placed, 'document', (content) =>
    needs.blobs.put(content, limit_mb * bytesPerMb),
  );
  if (!stored) return;
  await needs.db.transaction(async (tx) => {
    const { id, isNew } = await insertPilotFiling(tx, { ...filing, sha256: stored.sha256 });
    await placeDocument(tx, needs, placed, { filing_id: id, before });
    if (isNew) await askToReadPilotFiling(tx, id);
  });
}

/** Notes of which filing a file is the document, with the decision that arrived before it. */
async function placeDocument(
  tx: Db,
  { now }: Needs<'now'>,
  placed: Placed,
  { filing_id, before }: { filing_id: string; before: StoredPilotFile | undefined },
): Promise<void> {
  await savePilotFile(tx, { ...rowOf(placed, 'document'), filing_id });
  const known = await findDecisionFile(tx, placed.pilot.id, placed.stem);
  if (known?.decision) await decidePilotFiling(tx, filing_id, known.decision, known.name);
  if (!before?.filing_id || before.filing_id === filing_id) return;
  const sha256 = await removeReplacedFiling(tx, before.filing_id);
  const runAt = new Date(now().getTime() + blobGraceMs);
  if (sha256 !== null) await addJob(tx, discardBlobJob, { sha256 }, { runAt });
}

async function takeDecision(needs: Tools, placed: Placed): Promise<void> {
  const { file, pilot, name, stem } = placed;
  const row = rowOf(placed, 'decision');
  if (file.isLink) return savePilotFile(needs.db, { ...row, problem: 'link' });
  if (file.size > largestDecision) return savePilotFile(needs.db, { ...row, problem: 'too_large' });
  const read = await openOrNote(needs.db, placed, 'decision', readDecisionFile);
  if (!read) return;
  const { decision } = read;
  await needs.db.transaction(async (tx) => {
    await savePilotFile(tx, { ...row, ...read });
    if (!decision) return;
    for (const id of await findFilingsOfStem(tx, pilot.id, stem)) await decidePilotFiling(tx, id, decision, name);
  });
}

/** The result of `use`; undefined for a file that changes, and for one that cannot be opened, which is noted. */
async function openOrNote<Result>(
  db: Db,
  placed: Placed,
  kind: 'document' | 'decision',
  use: Parameters<ShadowFile['read']>[0] extends (content: infer Content) => unknown
    ? (content: Content) => Promise<Result>
    : never,
): Promise<Result | undefined> {
  try {
    return await placed.file.read(use);
  } catch (error) {
    if (!(error instanceof NotOpenable)) throw error;
    await savePilotFile(db, { ...rowOf(placed, kind), problem: 'not_openable' });
    return undefined;
  }
}
