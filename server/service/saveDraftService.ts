import type { InputOf } from '#contract/endpoint';
import type { DraftService, saveDraftService as endpoint } from '#contract/service';
import { dateInZone } from '#domain/days/dateInZone';
import { findCourt } from '#server/courts/findCourt';
import { storable } from '#server/db/storable';
import { lockDraft, noteDraftChanged } from '#server/filings/drafts/draftRepository';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describeDraftService } from './readDraftService.ts';
import { findChoices, saveChoices } from './serviceRepository.ts';

/** Saves the filer’s choices about the service of a draft. Like every change, it raises the version of the draft. */
export async function saveDraftService(
  needs: Needs<'db' | 'now'>,
  filer: Actor,
  { id, version, ...choices }: InputOf<typeof endpoint>,
): Promise<DraftService> {
  return needs.db.transaction(async (tx) => {
    await lockDraft(tx, filer, id);
    const known = await findChoices(tx, id);
    const { time_zone } = await findCourt(tx, filer.court_id);
    const today = dateInZone(needs.now(), time_zone);
    if (choices.otherwise.some(({ on }) => on !== null && on > today)) {
      throw invalidInput('otherwise', 'Enter the day on which you served. It cannot be in the future.');
    }
    if (known.version !== version) {
      const current = await describeDraftService(tx, needs, filer, id);
      throw new Refusal('changed_meanwhile', { version: known.version, current });
    }
    await saveChoices(tx, { envelope_id: id, ...storable(choices), version: version + 1 });
    await noteDraftChanged(tx, needs, filer, { state: 'draft', envelope_id: id });
    return describeDraftService(tx, needs, filer, id);
  });
}
