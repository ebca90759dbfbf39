import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { changeImport, lockImport, removeContent } from './importRepository.ts';

/** Discards an import that has not changed the roster: its file and its rows are deleted. */
export async function discardImport({ db }: Needs<'db'>, actor: Actor, id: string): Promise<{ message: string }> {
  return db.transaction(async (tx) => {
    const held = await lockImport(tx, actor, id);
    if (held.state !== 'ready' && held.state !== 'failed') throw new Refusal('import_not_ready');
    await removeContent(tx, id);
    await changeImport(tx, id, { state: 'discarded', version: held.version + 1 });
    return { message: 'Import discarded' };
  });
}
