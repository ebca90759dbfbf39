import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { changeImport, lockImportAt, removeContent } from './importRepository.ts';

/** Discards an import that has not changed the roster: its file and its rows are deleted. */
export async function discardImport(
  { db }: Needs<'db'>,
  actor: Actor,
  asked: { id: string; version: number },
): Promise<{ message: string }> {
  return db.transaction(async (tx) => {
    const held = await lockImportAt(tx, actor, asked, ['ready', 'failed']);
    await removeContent(tx, held.id);
    await changeImport(tx, held.id, { state: 'discarded', version: held.version + 1 });
    return { message: 'Import discarded' };
  });
}
