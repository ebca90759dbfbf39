import type { Recipient } from './recipientsOf.ts';
import type { OtherMethod } from './serviceChoices.ts';

/** What a filer chose in a draft, by the keys of the recipients. */
export type Choices = {
  chosen: Readonly<Record<string, boolean>>;
  added: readonly { id: string; name: string; email: string }[];
  otherwise: readonly { key: string; method: OtherMethod; on: string | null }[];
};
export const noChoices: Choices = { chosen: {}, added: [], otherwise: [] };

/** A recipient with the filer’s choices. */
export type ChosenRecipient = Recipient & {
  /** Whether the portal serves them. */
  is_selected: boolean;
  /** How and when the filer serves them; null if the filer did not state it. */
  otherwise: { method: OtherMethod; on: string | null } | null;
};

/**
 * The recipients with the filer’s choices. A choice about someone who is no longer on the list is ignored, and someone who
 * must be served stays selected. A party who consented and is not e-served must be served by other means.
 */
export function chooseRecipients(recipients: readonly Recipient[], choices: Choices): ChosenRecipient[] {
  const listed = recipients.map((recipient): ChosenRecipient => {
    const { key, delivery, ground, is_optional, preselected } = recipient;
    const isElectronic = delivery === 'e_service';
    const is_selected = isElectronic && (is_optional ? (choices.chosen[key] ?? preselected) : true);
    const byFiler = delivery === 'other_means' || (isElectronic && !is_selected && ground === 'consented');
    const stated = choices.otherwise.find((one) => one.key === key);
    return {
      ...recipient,
      is_selected,
      otherwise: byFiler && stated ? { method: stated.method, on: stated.on } : null,
    };
  });
  return [...listed, ...choices.added.map(courtesyCopy)];
}

/** Whether the filer serves this recipient by other means. */
export const isServedByFiler = ({ delivery, ground, is_selected }: ChosenRecipient): boolean =>
  delivery === 'other_means' || (delivery === 'e_service' && !is_selected && ground === 'consented');

function courtesyCopy({ id, name, email }: Choices['added'][number]): ChosenRecipient {
  return {
    ...{ key: `added:${id}`, name, parties: [], as_counsel: false, delivery: 'e_service', ground: 'courtesy' },
    ...{ method: 'email', address: email, person_id: null, is_optional: true, preselected: true },
    ...{ is_selected: true, otherwise: null },
  };
}
