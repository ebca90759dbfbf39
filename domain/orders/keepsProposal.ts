import { proposedText } from './finalContent.ts';
import type { OrderContent, OrderPart } from './orderStates.ts';

/** Whether a text contains everything that was proposed, struck or not: nothing was removed or rewritten unmarked. */
export function keepsProposal(proposal: OrderContent, content: OrderContent): boolean {
  return JSON.stringify(proposedOf(proposal)) === JSON.stringify(proposedOf(content));
}

/** What was proposed, by paragraph. The value of a blank is the court’s to fill in. */
function proposedOf({ paragraphs }: OrderContent): [string, string][] {
  return paragraphs
    .map(({ id, parts }): [string, string] => [id, proposedText(parts.map(unfilled))])
    .filter(([, text]) => text !== '');
}

const unfilled = (part: OrderPart): OrderPart =>
  part.kind === 'blank' ? { kind: 'text', text: `{${part.name}}` } : part;

/** Changes with the name of the person who saves them, unless they were there before under another name. */
export function signChanges(before: OrderContent, content: OrderContent, by: string): OrderContent {
  const known = new Set(before.paragraphs.flatMap(({ parts }) => parts.map(keyOf)));
  const signed = (part: OrderPart): OrderPart => {
    if (part.kind !== 'struck' && part.kind !== 'added') return part;
    return part.by === by || isKnown(known, part) ? part : { ...part, by };
  };
  const paragraphs = content.paragraphs.map((one) => ({ ...one, parts: one.parts.map(signed) }));
  return { ...content, paragraphs };
}

/** A change can be divided by a later one, so that any part of a known change is known. */
function isKnown(known: ReadonlySet<string>, part: OrderPart): boolean {
  if (part.kind === 'text' || part.kind === 'blank') return true;
  return [...known].some((one) => one.startsWith(`${part.kind}:${part.by}:`) && one.includes(part.text));
}

function keyOf(part: OrderPart): string {
  return part.kind === 'struck' || part.kind === 'added' ? `${part.kind}:${part.by}:${part.text}` : '';
}
