import { findOwner, refreshNotes } from './connection.ts';
import { changeUnsent } from './unsentNotes.ts';

/** The judge does not keep the change of this device, which is removed; the court's text is shown. */
export async function discardUnsent(hearing: string, note_id: string): Promise<void> {
  const owner = await findOwner();
  if (!owner) return;
  await changeUnsent(owner, hearing, (waiting) => waiting.filter((one) => one.note_id !== note_id));
  refreshNotes();
}
