import { actionLabels } from './labels/actions.ts';
import { conditionLabels } from './labels/conditions.ts';
import { serviceLabels } from './labels/serviceMethods.ts';
import { triggerLabels } from './labels/triggers.ts';

/** Every code of the rules in the field's words. */
export const labels: Readonly<Record<string, string>> = {
  ...triggerLabels,
  ...actionLabels,
  ...conditionLabels,
  ...serviceLabels,
};

/** The words of an event, a condition or a way of serving: 'Complaint filed'. */
export function wordsOf(code: string): string {
  return labels[code] ?? upperFirst(code.replaceAll('_', ' '));
}

/** The words of what is due. Some codes are an event elsewhere: 'Rule 26(f) conference held'. */
export function actionWords(code: string): string {
  return actionLabels[code] ?? wordsOf(code);
}

function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
