import type { CourtroomEntry } from '#contract/courtroom';
import { nextLabel, nextStates } from '#domain/courtroom/exhibits';
import type { HearingRecord } from '#domain/courtroom/HearingRecord';
import { lockVisibleCase } from '#server/cases/caseRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findExhibitsOfHearingsCase, insertExhibit, updateExhibit } from './exhibitRepository.ts';
import type { HearingWithCase } from './findSessionHearing.ts';

type OfExhibit = Extract<CourtroomEntry, { does: 'mark_exhibit' | 'move_exhibit' }>;
type Entering = { hearing: HearingWithCase; before: HearingRecord; entry: OfExhibit };

/** Marks an exhibit, or records that it was offered, admitted, refused, or withdrawn, while the case is called. */
export async function enterExhibit(
  tx: Db,
  { now }: Needs<'now'>,
  clerk: Actor,
  { hearing, before, entry }: Entering,
): Promise<HearingRecord> {
  if (before.stage === 'ended') throw new Refusal('record_ended');
  if (before.stage === 'waiting') throw new Refusal('not_called');
  // Labels are counted through the case: two hearings of it do not give the same one.
  await lockVisibleCase(tx, clerk, hearing.case_id);
  const all = await findExhibitsOfHearingsCase(tx, hearing);
  const at = now();
  const step = { at: at.toISOString(), by: clerk.full_name, hearing_id: hearing.id };
  if (entry.does === 'mark_exhibit') {
    const { side, description } = entry;
    const used = all.filter((one) => one.side === side).map(({ label }) => label);
    const label = entry.label || nextLabel(side, used);
    if (used.includes(label)) throw new Refusal('exhibit_label_taken');
    const made = { court_id: hearing.court_id, hearing_id: hearing.id, side, label, description, marked_at: at };
    await insertExhibit(tx, { ...made, state: 'marked', history: [{ state: 'marked', ...step }] });
  } else {
    const { state } = entry;
    const exhibit = all.find(({ id }) => id === entry.exhibit_id);
    if (!exhibit) throw new Refusal('not_found');
    if (!nextStates(exhibit.state).includes(state)) throw new Refusal('exhibit_state');
    await updateExhibit(tx, exhibit, { state, history: [...exhibit.history, { state, ...step }] });
  }
  return { ...before, stage: 'in_session' };
}
