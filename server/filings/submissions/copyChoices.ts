import { eq } from 'drizzle-orm';
import { documentChoices } from '#server/db/schema/filerChoices';
import type { Db } from '#server/kernel/Database';
import {
  findDocumentChoicesForSystem,
  findEnvelopeChoicesForSystem,
  writeDocumentChoices,
  writeEnvelopeChoices,
} from '../choices/choiceRepository.ts';

/** Gives a new part the note and the client/matter number of the draft from which it was made. Its case is its own. */
export async function copyNotes(tx: Db, from: string, to: string, at: Date): Promise<void> {
  const chosen = await findEnvelopeChoicesForSystem(tx, from);
  if (!chosen) return;
  const { note_to_clerk, client_matter } = chosen;
  await writeEnvelopeChoices(tx, to, { note_to_clerk, client_matter }, at);
}

/** Gives copied documents the choices of others, with the filing codes that their court has too. */
export async function copyDocumentChoices(
  tx: Db,
  copied: ReadonlyMap<string, string>,
  codes: ReadonlySet<string>,
): Promise<void> {
  const known = await findDocumentChoicesForSystem(tx, [...copied.keys()]);
  for (const [id, { document_id: _of, code, redacts, ...choices }] of known) {
    await writeDocumentChoices(tx, copied.get(id)!, {
      ...choices,
      redacts: redacts && (copied.get(redacts) ?? null),
      code: code !== null && codes.has(code) ? code : null,
    });
  }
}

/** Forgets what was chosen for a document, which has another position now. */
export async function forgetDocumentChoices(tx: Db, document_id: string): Promise<void> {
  await tx.delete(documentChoices).where(eq(documentChoices.document_id, document_id));
}
