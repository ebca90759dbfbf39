import { fillBlank, restore, strike } from '#domain/orders/editParagraph';
import { shownText } from '#domain/orders/finalContent';
import type { OrderContent, OrderParagraph, OrderPart } from '#domain/orders/orderStates';

/** The text with other parts in one paragraph. */
export function changeParts(content: OrderContent, id: string, parts: OrderPart[]): OrderContent {
  return { ...content, paragraphs: content.paragraphs.map((one) => (one.id === id ? { ...one, parts } : one)) };
}

/** The text with an empty paragraph after this one. */
export function insertAfter(content: OrderContent, id: string): { content: OrderContent; added: string } {
  const at = content.paragraphs.findIndex((one) => one.id === id);
  const added = crypto.randomUUID();
  const paragraph: OrderParagraph = { id: added, style: content.paragraphs[at]?.style ?? 'plain', parts: [] };
  return { content: { ...content, paragraphs: content.paragraphs.toSpliced(at + 1, 0, paragraph) }, added };
}

/** Strikes an entire paragraph, or restores it if it is struck. */
export function toggleParagraph(content: OrderContent, id: string, by: string): OrderContent {
  const found = content.paragraphs.find((one) => one.id === id);
  if (!found) return content;
  const length = found.parts.reduce((sum, part) => sum + shownText(part).length, 0);
  const isStruck = found.parts.length > 0 && found.parts.every(({ kind }) => kind === 'struck');
  return changeParts(content, id, isStruck ? restore(found.parts, 0, length) : strike(found.parts, 0, length, by));
}

/** Fills a blank everywhere in the text. */
export function fillEverywhere(content: OrderContent, name: string, value: string): OrderContent {
  const paragraphs = content.paragraphs.map((one) => ({ ...one, parts: fillBlank(one.parts, name, value) }));
  return { ...content, paragraphs };
}

/** The blanks of a text with their values, each once. */
export function blanksOf({ paragraphs }: OrderContent): { name: string; value: string }[] {
  const found = new Map<string, string>();
  for (const { parts } of paragraphs) {
    for (const part of parts) if (part.kind === 'blank') found.set(part.name, part.value);
  }
  return [...found].map(([name, value]) => ({ name, value }));
}

/** Adds a paragraph of another order at the end, as this person’s addition. */
export function adopt(content: OrderContent, text: string, by: string): OrderContent {
  const parts: OrderPart[] = [{ kind: 'added', text, by }];
  const paragraph: OrderParagraph = { id: crypto.randomUUID(), style: 'numbered', parts };
  return { ...content, paragraphs: [...content.paragraphs, paragraph] };
}
