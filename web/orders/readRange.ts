/** From and to, in the characters that a paragraph of the editor shows. */
export type TextRange = { from: number; to: number };

/** Where a range of the page is in a paragraph; null outside of it. */
export function readRange(paragraph: HTMLElement, range: AbstractRange): TextRange | null {
  if (!paragraph.contains(range.startContainer) || !paragraph.contains(range.endContainer)) return null;
  const [a, b] = [
    offsetOf(paragraph, range.startContainer, range.startOffset),
    offsetOf(paragraph, range.endContainer, range.endOffset),
  ];
  return { from: Math.min(a, b), to: Math.max(a, b) };
}

function offsetOf(paragraph: HTMLElement, node: Node, offset: number): number {
  const before = document.createRange();
  before.setStart(paragraph, 0);
  before.setEnd(node, offset);
  return before.toString().length;
}

/** Puts the caret after this number of characters of a paragraph. */
export function setCaret(paragraph: HTMLElement, at: number): void {
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  let left = at;
  let last: Text | null = null;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    last = node;
    if (left <= node.length) break;
    left -= node.length;
  }
  const selection = window.getSelection();
  if (last) selection?.collapse(last, Math.min(left, last.length));
  else selection?.collapse(paragraph, 0);
}
