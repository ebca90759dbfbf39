import { readSheetCode } from '#domain/counter/separatorSheet';
import type { FoundSheet } from '#domain/counter/splitBatch';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findSheets } from './batchRepository.ts';

type Batch = { court_id: string; actor: Pick<Actor, 'person_id'> | null; file: { sha256: string; file_name: string } };

/** Pages that are searched for sheets in one order, within the time that a worker has for it. */
const pagesAtOnce = 20;

/**
 * The sheets of a batch, each with its row in the court's register. `onPages` hears how many pages were searched, first
 * of none.
 */
export async function readSheets(
  { db, blobs, engine }: Needs<'db' | 'blobs' | 'engine'>,
  { court_id, actor, file }: Batch,
  onPages: (done: number, of: number) => Promise<void> = async () => {},
): Promise<{ pages: number; sheets: FoundSheet[] }> {
  const user = actor ? { user: actor.person_id } : {};
  const opened = { path: blobs.path(file.sha256), name: file.file_name, ...user };
  const { format, pages } = await engine.inspect(opened);
  if (format !== 'pdf' || pages === null) throw new Refusal('document_not_pdf', { file_name: file.file_name });
  await onPages(0, pages);
  const printed = [];
  for (let from = 1; from <= pages; from += pagesAtOnce) {
    const to = Math.min(pages, from + pagesAtOnce - 1);
    printed.push(...(await engine.findSheets(opened, from, to)));
    await onPages(to, pages);
  }
  const codes = printed.map(({ page, code }) => ({ page, code: readSheetCode(code) }));
  const ids = codes.flatMap(({ code }) => (typeof code === 'object' && code !== null ? code.id : []));
  const known = await findSheets(db, { court_id }, ids);
  const sheets = codes.map(({ page, code }): FoundSheet => {
    if (code === 'unknown_version' || code === null) return { page, sheet: 'unknown_version' };
    const found = known.get(code.id);
    return { page, sheet: found ? { id: found.id, kind: found.kind } : 'unknown' };
  });
  return { pages, sheets };
}
