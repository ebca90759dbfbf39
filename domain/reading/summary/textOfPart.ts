import { formatAmount } from '#domain/money/formatAmount';
import type { SummaryMessage } from './SummaryMessages.ts';

/** What a part of a summary takes from the document, without the words that the catalog of texts puts around it. */
export function textOfPart(part: SummaryMessage): string {
  return part.code === 'summary.amount' ? formatAmount(part.values.cents) : textsIn(part.values).join(' ');
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
