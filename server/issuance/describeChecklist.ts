import type { ChecklistItem } from '#contract/checklist';
import { writeChecklist } from '#contract/messages/writeMessages';
import type { Requirement } from '#domain/issuance/Requirement';
import { isComplete } from '#domain/issuance/Requirement';
import { Refusal } from '#server/kernel/Refusal';

/** A checklist in the words of the contract. */
export function describeChecklist(requirements: readonly Requirement[]): ChecklistItem[] {
  return requirements.map(({ says, confirmation, ...item }) => ({
    ...item,
    text: writeChecklist(says),
    confirmation: confirmation && { reason: confirmation.reason, by: confirmation.by, at: confirmation.at },
  }));
}

/** Refuses an act whose checklist is not complete, and names the open items. */
export function assertComplete(requirements: readonly Requirement[]): void {
  if (isComplete(requirements)) return;
  const open = describeChecklist(requirements).filter(({ state }) => state === 'unmet' || state === 'to_confirm');
  throw new Refusal('checklist_incomplete', { open: open.map(({ item, text }) => ({ item, text })) });
}
