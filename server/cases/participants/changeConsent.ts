import { and, eq, isNull } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { consentToService as giving, withdrawConsent as withdrawing } from '#contract/participants';
import { publicName } from '#domain/participants/publicName';
import { recordActivity } from '#server/activity/recordActivity';
import { serviceConsents } from '#server/db/schema/participants';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import { type Changed, changeInCase, type Writing } from './changeInCase.ts';

const inEffect = (party_id: string) =>
  and(eq(serviceConsents.party_id, party_id), isNull(serviceConsents.withdrawn_on));

/** Records a consent to e-service. A new address replaces the previous one, which stays in the history. */
export function consentToService(needs: Writing, actor: Actor, edit: InputOf<typeof giving>): Promise<Changed> {
  return changeInCase(needs, actor, edit, async (tx, held, party) => {
    const { email, basis, given_on } = edit;
    await tx.update(serviceConsents).set({ withdrawn_on: given_on }).where(inEffect(party.id));
    await tx
      .insert(serviceConsents)
      .values({ party_id: party.id, email, basis, given_on, recorded_by: actor.person_id });
    await recordActivity(tx, needs, actor, {
      action: 'consent_given',
      subject_type: 'case',
      subject_id: held.id,
      values: { case_number: held.case_number, name: publicName(party), on: given_on },
    });
    return 'Consent to e-service recorded';
  });
}

/** Records that a participant withdrew the consent to e-service. */
export function withdrawConsent(needs: Writing, actor: Actor, edit: InputOf<typeof withdrawing>): Promise<Changed> {
  return changeInCase(needs, actor, edit, async (tx, held, party) => {
    const [consent] = await tx.select().from(serviceConsents).where(inEffect(party.id));
    if (!consent) throw invalidInput('on', 'There is no consent to withdraw.');
    if (edit.on < consent.given_on) throw invalidInput('on', 'The consent was given later. Enter a day after it.');
    await tx.update(serviceConsents).set({ withdrawn_on: edit.on }).where(eq(serviceConsents.id, consent.id));
    await recordActivity(tx, needs, actor, {
      action: 'consent_withdrawn',
      subject_type: 'case',
      subject_id: held.id,
      values: { case_number: held.case_number, name: publicName(party), on: edit.on },
    });
    return 'Withdrawal of consent recorded';
  });
}
