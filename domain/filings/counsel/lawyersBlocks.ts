import type { FilingLine } from '../lines/FilingLine.ts';
import { firm } from './firm.ts';

/** Lines that belong to one lawyers' block; `signed` are those that stand at a signature. */
export type Block = { lines: FilingLine[]; signed: ReadonlySet<FilingLine> };

/** What only a lawyers' block says. */
const mark =
  /\b(?:attorneys?|counsel|solicitors?) for\b|\bcounsel of record\b|\b(?:state |texas |florida |fla\.? |cal\.? )?bar (?:no|number|#|id)|\bsbn\b|\bsbot\b|\bardc\b|\besq\b|\(P\d{5}\)|\bpro hac vice\b|\batty\.? (?:no|reg|code)/i;
const signature = /^(?:by\s*:?\s*)?[_\s]*(?:\/\s?s\s?\/|s\/)/i;
const reachBefore = 6;
const reachAfter = 14;
const longest = 110;

/** Runs of short lines around what only lawyers' blocks say: over the caption, and by the signatures. */
export function lawyersBlocks(lines: readonly FilingLine[]): Block[] {
  const blocks: Block[] = [];
  let until = -1;
  for (const [index, line] of lines.entries()) {
    if (index <= until || line.text.length > longest || !(mark.test(line.text) || signature.test(line.text))) continue;
    const from = startOf(lines, index, until);
    const to = endOf(lines, index);
    const members = lines.slice(from, to).filter((one) => isBeside(one, line));
    const signed = new Set<FilingLine>();
    for (const [at, one] of members.entries()) {
      if (!signature.test(one.text)) continue;
      for (const near of members.slice(at, at + 3)) signed.add(near);
    }
    if (members.some(({ text }) => mark.test(text)) || signed.size > 0) blocks.push({ lines: members, signed });
    until = to - 1;
  }
  return blocks.filter(({ lines: members, signed }) =>
    members.some(({ text }) => mark.test(text) || (signed.size > 0 && firm.test(text))),
  );
}

function startOf(lines: readonly FilingLine[], index: number, until: number): number {
  let from = index;
  while (
    from > until + 1 &&
    index - from < reachBefore &&
    isShort(lines[from - 1]!) &&
    lines[from - 1]!.page === lines[index]!.page
  )
    from--;
  return from;
}

/** A block ends with running text, at a court's name, or where another signature begins. */
function endOf(lines: readonly FilingLine[], index: number): number {
  let to = index + 1;
  while (to < lines.length && to - index < reachAfter && isShort(lines[to]!) && !isHead(lines[to]!.text)) {
    if (to > index + 2 && signature.test(lines[to]!.text)) break;
    to++;
  }
  return to;
}

function isHead(text: string): boolean {
  return /\b(?:court|tribunal)\b.{0,40}\b(?:of|for)\b|^(?:in the|united states)\b.*\bcourt\b|^certificate of|^exhibit\b|^(?:proof|declaration) of/i.test(
    text,
  );
}

/** Running text fills its line. */
function isShort(line: FilingLine): boolean {
  if (line.source.kind === 'flow') return line.text.length < 80;
  return line.right - line.left < 0.62 * line.pageWidth;
}

/** The other column's lines are another's. */
function isBeside(one: FilingLine, mark: FilingLine): boolean {
  return one.source.kind === 'flow' || Math.abs(one.left - mark.left) < 0.2 * one.pageWidth;
}
