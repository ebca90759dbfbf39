import type { FilerChoice } from '#contract/counter';
import type { PaperFiler } from '#domain/filings/PaperFiler';
import { findAttorney } from '#server/attorneys/attorneyRepository';
import { listParticipants } from '#server/cases/participants/listParticipants';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';

/** The filer, and the account of the filer if there is one. */
export type NamedFiler = { filer: PaperFiler; filed_by: string | null };
type Asked = FilerChoice & { case_id?: string | undefined };

/**
 * Who files on paper. A participant and an attorney are named by the court's record; an attorney with an account is the
 * filer in the portal as well, and sees the filing there.
 */
export async function readFiler(db: Db, actor: Actor, asked: Asked): Promise<NamedFiler> {
  const { address, phone, email } = asked;
  const stated = { kind: asked.filer_kind, address, phone, email, bar_number: null };
  switch (asked.filer_kind) {
    case 'attorney': {
      if (!asked.attorney_id) throw invalidInput('attorney_id', 'Choose the attorney.');
      const { full_name: name, bar_number, person_id } = await findAttorney(db, actor, asked.attorney_id);
      return { filer: { ...stated, name, bar_number }, filed_by: person_id };
    }
    case 'participant': {
      if (!asked.case_id) throw invalidInput('case_id', 'Choose the case of the participant.');
      const { results } = await listParticipants(db, actor, asked.case_id);
      const found = results.find(({ id, ended }) => id === asked.participant_id && ended === null);
      if (!found) throw invalidInput('participant_id', 'Choose a participant of this case.');
      return { filer: { ...stated, name: found.full_name }, filed_by: null };
    }
    default:
      if (asked.name === '') throw invalidInput('name', 'Enter the name of the filer.');
      return { filer: { ...stated, name: asked.name }, filed_by: null };
  }
}
