import { actionLabels } from './labels/actions.ts';
import { conditionLabels } from './labels/conditions.ts';
import { serviceLabels } from './labels/serviceMethods.ts';
import { triggerLabels } from './labels/triggers.ts';

/** All codes of the rules, in the field's terms. */
export const labels: Readonly<Record<string, string>> = {
  ...triggerLabels,
  ...actionLabels,
  ...conditionLabels,
  ...serviceLabels,
};

/** The label of an event, a condition, or a service method: 'Complaint filed'. */
export function wordsOf(code: string): string {
  return labels[code] ?? upperFirst(code.replaceAll('_', ' '));
}

/** The label of an act that is due. Some codes are also events: 'Rule 26(f) conference held'. */
export function actionWords(code: string): string {
  return actionLabels[code] ?? wordsOf(code);
}

function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
