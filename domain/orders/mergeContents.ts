import { finalText } from './finalContent.ts';
import type { OrderContent, OrderParagraph } from './orderStates.ts';

/** Two people’s changes of one text, and the paragraphs that both changed. */
export type MergedContent = { content: OrderContent; both: string[] };

/**
 * Combines two people’s changes of the same text, paragraph by paragraph. If both changed a paragraph, theirs remains
 * in its place and mine is added below it, so that nothing typed is lost.
 */
export function mergeContents(base: OrderContent, mine: OrderContent, theirs: OrderContent, by: string): MergedContent {
  const before = byId(base);
  const own = byId(mine);
  const both: string[] = [];
  const merged = theirs.paragraphs.flatMap((their): OrderParagraph[] => {
    const my = own.get(their.id);
    if (!my || isSame(my, their) || isSame(my, before.get(their.id))) return [their];
    if (isSame(their, before.get(their.id))) return [my];
    both.push(their.id);
    return [their, aside(my, by)];
  });
  const title = mine.title === base.title ? theirs.title : mine.title;
  return { content: { title, paragraphs: withOwnParagraphs(merged, mine, { before, theirs: byId(theirs) }) }, both };
}

/** What I wrote in a paragraph that someone else changed too, as a paragraph that I add. */
function aside({ id, style, parts }: OrderParagraph, by: string): OrderParagraph {
  return { id: `${id}.own`, style, parts: [{ kind: 'added', text: finalText(parts), by }] };
}

type Known = { before: ReadonlyMap<string, OrderParagraph>; theirs: ReadonlyMap<string, OrderParagraph> };

/** Puts paragraphs that only I have after the ones that they follow in my text. */
function withOwnParagraphs(merged: OrderParagraph[], mine: OrderContent, { before, theirs }: Known): OrderParagraph[] {
  const placed = [...merged];
  for (const [index, paragraph] of mine.paragraphs.entries()) {
    if (theirs.has(paragraph.id)) continue;
    const unchanged = isSame(paragraph, before.get(paragraph.id));
    if (unchanged) continue;
    const previous = mine.paragraphs[index - 1]?.id;
    const at = placed.findIndex(({ id }) => id === previous) + 1;
    placed.splice(at, 0, paragraph);
  }
  return placed;
}

const byId = ({ paragraphs }: OrderContent) => new Map(paragraphs.map((one) => [one.id, one]));

function isSame(one: OrderParagraph, other: OrderParagraph | undefined): boolean {
  return other !== undefined && one.style === other.style && JSON.stringify(one.parts) === JSON.stringify(other.parts);
}
