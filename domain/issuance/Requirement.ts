import type { Confidence } from '#domain/authority/CheckedFact';
import type { NoValues } from '#domain/messages/NoValues';
import type { ChecklistMessage, ChecklistMessages } from './ChecklistMessages.ts';

/** Whether the record shows that a requirement is met, or a clerk must. */
export const requirementStates = ['met', 'unmet', 'to_confirm', 'confirmed', 'overridden'] as const;
export type RequirementState = (typeof requirementStates)[number];

/** What a clerk stated about a requirement that the record does not prove. */
export type Confirmation = { item: string; reason: string; by: string | null; at: string };

/** What the record shows about a requirement. A clerk cannot override a `bar`. */
export type Assessment = { state: 'met' | 'unmet' | 'to_confirm'; bar: boolean; says: ChecklistMessage };

/** One item of a checklist, with its authority and, if a clerk confirmed or overrode it, the reason. */
export type Requirement<Item extends string = string> = {
  item: Item;
  state: RequirementState;
  bar: boolean;
  says: ChecklistMessage;
  authority: string;
  confidence: Confidence;
  confirmation: Confirmation | null;
};

type Values<Code extends ChecklistMessage['code']> = ChecklistMessages[Code] extends NoValues
  ? []
  : [values: ChecklistMessages[Code]];
type Assess = <Code extends ChecklistMessage['code']>(code: Code, ...values: Values<Code>) => Assessment;

const assess =
  (state: Assessment['state'], bar: boolean): Assess =>
  (code, ...[values]) => ({ state, bar, says: { code, values: values ?? {} } as ChecklistMessage });

/** The record proves it. */
export const met = assess('met', false);
/** The record does not show it; the clerk reads a document and confirms it. */
export const toConfirm = assess('to_confirm', false);
/** The record shows the contrary; the clerk can override it with a reason. */
export const unmet = assess('unmet', false);
/** The law prevents the act. */
export const barred = assess('unmet', true);

type Law<Item extends string> = { item: Item; authority: string; confidence: Confidence };

/** Combines what the record shows with what a clerk confirmed. A confirmation never removes a bar. */
export function requirement<Item extends string>(
  law: Law<Item>,
  assessment: Assessment,
  confirmations: readonly Confirmation[],
): Requirement<Item> {
  const found = confirmations.find(({ item }) => item === law.item) ?? null;
  const confirmation = assessment.state === 'met' || assessment.bar ? null : found;
  const { item, authority, confidence } = law;
  return { item, ...assessment, state: stateOf(assessment, confirmation), authority, confidence, confirmation };
}

function stateOf({ state }: Assessment, confirmation: Confirmation | null): RequirementState {
  if (confirmation === null) return state;
  return state === 'unmet' ? 'overridden' : 'confirmed';
}

/** Whether nothing in a checklist prevents the act. */
export function isComplete(requirements: readonly Requirement[]): boolean {
  return requirements.every(({ state }) => state !== 'unmet' && state !== 'to_confirm');
}
