import type { OrderContent, OrderParagraph, OrderPart } from './orderStates.ts';

/** A paragraph of the order as it will be signed. */
export type FinalParagraph = { id: string; style: OrderParagraph['style']; text: string };

/**
 * The order as it will be signed: without struck parts, with additions and filled blanks as plain text, and without
 * paragraphs that nothing is left of.
 */
export function finalContent({ title, paragraphs }: OrderContent): { title: string; paragraphs: FinalParagraph[] } {
  const kept = paragraphs.map(({ id, style, parts }) => ({ id, style, text: finalText(parts) }));
  return { title: title.trim(), paragraphs: kept.filter(({ text }) => text !== '') };
}

/** The text of parts as it will be signed. */
export function finalText(parts: readonly OrderPart[]): string {
  const text = parts.map(keptText).join('');
  return text
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .trim();
}

/** The text of parts as it was proposed: with struck parts, without additions. */
export function proposedText(parts: readonly OrderPart[]): string {
  return parts.map((part) => (part.kind === 'added' ? '' : shownText(part))).join('');
}

/** The text of a part as the editor shows it. */
export function shownText(part: OrderPart): string {
  return part.kind === 'blank' ? part.value : part.text;
}

function keptText(part: OrderPart): string {
  return part.kind === 'struck' ? '' : shownText(part);
}

/** The names of the blanks that are not filled, in the order of the text. */
export function openBlanks({ paragraphs }: OrderContent): string[] {
  const open = paragraphs.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'blank' && part.value.trim() === '' ? part.name : [])),
  );
  return [...new Set(open)];
}

/** Whether anything was struck or added. */
export function isChanged({ paragraphs }: OrderContent): boolean {
  return paragraphs.some(({ parts }) => parts.some(({ kind }) => kind === 'struck' || kind === 'added'));
}
