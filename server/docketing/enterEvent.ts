import type { AccessLevel } from '#domain/access/accessLevels';
import { isJudgmentEvent } from '#domain/appeals/afterJudgment';
import type { DocketEvent } from '#domain/docketing/DocketEvent';
import { kindOfEvent } from '#domain/docketing/kindOfEvent';
import { say } from '#domain/messages/say';
import type { StoredCase } from '#server/cases/caseRepository';
import { insertDocketDocument } from '#server/cases/docket/entryRepository';
import { type EntryNotice, insertEntry } from '#server/cases/enterOnDocket';
import { announce } from '#server/events/announce';
import { addJob } from '#server/jobs/addJob';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { judgmentJob } from './judgmentJob.ts';
import type { EntryDocument } from './makeDocument.ts';

type Entering = {
  event: DocketEvent;
  text: string;
  filed_on: string;
  on_behalf_of?: string | null;
  related_number?: number | null;
  notice?: EntryNotice;
  access?: AccessLevel;
  /** The document of the entry; written with its number, if it prints one. */
  document: EntryDocument | null | ((number: number) => Promise<EntryDocument>);
};

/**
 * Enters an event of the court in a case that the caller has locked, with its document. Every entry of an event is made
 * here.
 */
export async function enterEvent(
  tx: Db,
  needs: Needs<'now'>,
  actor: Pick<Actor, 'person_id' | 'full_name'>,
  held: StoredCase,
  { event, text, filed_on, on_behalf_of = null, related_number = null, access = 'public', document, notice }: Entering,
): Promise<{ id: string; number: number }> {
  const at = needs.now();
  const signed = document !== null && event.signature !== 'none';
  const made = await insertEntry(
    tx,
    held.id,
    {
      ...{ filed_on, entered_at: at, entered_by: actor.person_id },
      ...{ kind: kindOfEvent(event), code: event.id, text, description: say('docket.written', { text }) },
      ...{ on_behalf_of, related_number, access, signed_by: signed ? actor.full_name : null },
    },
    notice,
  );
  const written = typeof document === 'function' ? await document(made.number) : document;
  if (written)
    await insertDocketDocument(tx, { entry_id: made.id, ...written, added_by: actor.person_id, added_at: at });
  await announceEntry(tx, needs, held, made.number);
  if (isJudgmentEvent(event.id)) await addJob(tx, judgmentJob, { entry_id: made.id });
  return made;
}

/** Announces an entry on the docket to other systems. The people in the case receive its notice. */
export async function announceEntry(
  tx: Db,
  needs: Needs<'now'>,
  { id, court_id, case_number, title: case_title }: StoredCase,
  entry: number,
): Promise<void> {
  await announce(tx, needs, {
    code: 'docket.entered',
    values: { case_number, case_title, entry },
    about: { case: { id, case_number } },
    court_id,
    to: [],
  });
}
