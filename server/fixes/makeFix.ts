import { Readable } from 'node:stream';
import { maxDocumentBytes } from '#domain/documents/fileFormats';
import type { FixReport } from '#domain/fixes/Fix';
import { refusedDocument } from '#server/filings/failAnalysis';
import { fixJob } from '#server/filings/fixes/fixJob';
import { changeFix, findFixForSystem, insertFixedFile, type StoredFix } from '#server/filings/fixes/fixRepository';
import { addJob } from '#server/jobs/addJob';
import type { Needs } from '#server/kernel/needs';
import { type DocumentFile, type EngineStep, RecognitionPaused } from '#server/kernel/ports/DocumentEngine';
import { Refusal } from '#server/kernel/Refusal';

type Working = Needs<'db' | 'now' | 'blobs' | 'engine'>;
/** Recognition of a scan pauses after this time, so that others have their turn. */
const sliceMs = 12_000;
/** How often progress is written. */
const everyMs = 1000;

/**
 * Makes the fixed file of a prepared fix. A document that cannot be fixed, or takes too long, fails with the reason; the
 * draft stays as it is in any case. A fix that was canceled leaves nothing.
 */
export async function makeFix(needs: Working, fix_id: string): Promise<void> {
  const { db, blobs, engine } = needs;
  const stored = await findFixForSystem(db, fix_id);
  if (stored?.fix.state !== 'preparing') return;
  const { fix } = stored;
  const file = fileOf(needs, stored);
  try {
    if (fix.fix === 'make_searchable') await recognize(needs, fix_id, file);
    const { bytes, pages, report } = await engine.fix(file, fix.fix_order);
    if (changesNothing(fix.fix, report)) throw new Refusal('document_fix_changes_nothing');
    const { sha256, size: file_size } = await blobs.put(Readable.from([Buffer.from(bytes)]), maxDocumentBytes);
    await db.transaction(async (tx) => {
      if (!(await changeFix(tx, fix_id, ['preparing'], { state: 'ready', report }))) return;
      await insertFixedFile(tx, { fix_id, file_name: file.name, sha256, file_size, pages });
    });
  } catch (error) {
    if (error instanceof RecognitionPaused) {
      return addJob(db, fixJob, { fix_id }, { jobKey: `fix:${fix_id}`, priority: 1 });
    }
    const reason = refusedDocument(error);
    if (!reason) throw error;
    await changeFix(db, fix_id, ['preparing'], { state: 'failed', error: reason });
  }
}

/** Marks a fix as failed that could not be made in any attempt. */
export async function giveUpFix({ db }: Needs<'db'>, fix_id: string): Promise<void> {
  await changeFix(db, fix_id, ['preparing'], { state: 'failed', error: { code: 'document_fix_failed' } });
}

function fileOf({ blobs }: Working, { fix, files }: StoredFix): DocumentFile {
  const { sha256, file_name: name } = files.find(({ side }) => side === 'before')!;
  return { path: blobs.path(sha256), name, sha256, user: fix.asked_by };
}

/** Recognizes the pages that were not recognized yet; the others are in the store. */
async function recognize({ db, now, engine }: Working, fix_id: string, file: DocumentFile): Promise<void> {
  let last = 0;
  const onStep = (step: EngineStep) => {
    if (step.step !== 'recognizing' || (performance.now() - last < everyMs && step.done < step.of)) return;
    last = performance.now();
    void changeFix(db, fix_id, ['preparing'], { done: step.done, total: step.of }).catch(() => {});
  };
  await engine.analyze(file, { today: now().toISOString().slice(0, 10), pauseAfter: sliceMs, onStep });
}

/** A redaction and a removal change the file in any case: it is rewritten. */
function changesNothing(fix: StoredFix['fix']['fix'], { pages, bookmarks, words }: FixReport): boolean {
  if (fix === 'make_searchable') return (words ?? 0) === 0;
  if (fix === 'add_bookmarks') return (bookmarks ?? []).length === 0;
  return (fix === 'flatten_forms' || fix === 'letter_size') && pages.length === 0;
}
