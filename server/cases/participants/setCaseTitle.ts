import { eq } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { setCaseTitle as asked } from '#contract/participants';
import { formsOfCaseType } from '#domain/participants/titleForms';
import { titleOf } from '#domain/participants/titleOf';
import { recordActivity } from '#server/activity/recordActivity';
import { retitleHearings } from '#server/calendar/updateHearing';
import { cases } from '#server/db/schema/cases';
import { aboutCase } from '#server/events/aboutCase';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import { lockCase } from '../caseRepository.ts';
import type { Writing } from './changeInCase.ts';
import { systemOfCase } from './listParticipants.ts';
import { loadParticipants } from './participantRepository.ts';

/** Sets the title of a case in words, or returns to the title by rule in one of the forms of its type. */
export async function setCaseTitle(
  needs: Writing,
  actor: Actor,
  { id, version, title, title_form }: InputOf<typeof asked>,
): Promise<{ message: string; title: string }> {
  return needs.db.transaction(async (tx) => {
    const held = await lockCase(tx, actor, id, version);
    const { case_type } = held;
    if (title_form !== null && !formsOfCaseType[case_type].includes(title_form)) {
      throw invalidInput('title_form', 'Choose a form of this case type');
    }
    const system = await systemOfCase(tx, held);
    const next = title ?? titleOf({ case_type, system, title_form }, await loadParticipants(tx, id));
    if (!next) throw invalidInput('title_form', 'A participant whom this title names is missing. Enter a title.');
    await tx
      .update(cases)
      .set({ title: next.slice(0, 300), title_is_set: title !== null, title_form, version: version + 1 })
      .where(eq(cases.id, id));
    await retitleHearings(tx, id, next.slice(0, 300));
    await announce(tx, needs, { code: 'case.parties_changed', ...aboutCase(held) });
    await recordActivity(tx, needs, actor, {
      action: 'case_titled',
      subject_type: 'case',
      subject_id: id,
      values: { case_number: held.case_number, before: held.title, title: next },
    });
    return { message: 'Title saved', title: next };
  });
}
