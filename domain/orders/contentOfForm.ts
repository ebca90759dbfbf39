import type { OrderForm } from './OrderForm.ts';
import type { OrderContent } from './orderStates.ts';
import { parseText } from './parseText.ts';

/** The text of a form as a draft: what the record has is filled in, everything else is a blank. */
export function contentOfForm({ label, text }: OrderForm, values: Readonly<Record<string, string>>): OrderContent {
  const texts = text.split(/\n+/).filter((one) => one.trim() !== '');
  return {
    title: label,
    paragraphs: texts.map((one, index) => ({ id: `p${index + 1}`, style: 'plain', parts: parseText(one, values) })),
  };
}
