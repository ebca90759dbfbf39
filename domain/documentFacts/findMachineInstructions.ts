import {
  atBeginning,
  certain,
  hiddenTask,
  isForPrograms,
  opensSeen,
  opensUnseen,
  outOfSight,
  setsAside,
} from './machineOrders.ts';

/** Where text is: visible on a page, hidden, or in a file's properties and comments. */
export type WordsPlace = 'seen' | 'hidden' | 'stored';

/** Words that are addressed to a program, by their offsets. */
export type MachineInstruction = { start: number; end: number; quote: string };

/** How far around a word its context is searched. */
const window = 240;
const mostFound = 50;

/** Before an order: the start, the end of a sentence, a colon, or a polite word. Not 'asks the court to', 'the jury shall'. */
const orderly =
  /(?:^|[.!?:;>\])}*–—"“‘([{'-]\s*|\n\s*|\b(?:please|now|and|then|must|should|also|you\s+(?:are\s+to|will|must|should|shall)|instead)[,\s]+)$/i;

/**
 * Instructions to a program that reads the document. Visible text must address a program outside quotation marks, because courts write about such words and instruct juries to disregard instructions. Hidden text need only be an instruction.
 */
export function findMachineInstructions(text: string, place: WordsPlace): MachineInstruction[] {
  const found: MachineInstruction[] = [];
  const opens = place === 'seen' ? opensSeen : opensUnseen;
  let until = 0;
  opens.lastIndex = 0;
  for (let match = opens.exec(text); match !== null && found.length < mostFound; match = opens.exec(text)) {
    const start = match.index;
    // What a few words may mean together is examined from each of them.
    opens.lastIndex = start + 1;
    if (start < until) continue;
    const length = lengthOf(text, start, text.slice(start, start + window), place);
    if (length === 0 || (place === 'seen' && isQuoted(text, start))) continue;
    until = start + length;
    found.push({ start, end: until, quote: text.slice(start, until).replace(/\s+/g, ' ') });
  }
  return found;
}

/** Length of the instruction that begins here; 0 where none does. */
function lengthOf(text: string, start: number, ahead: string, place: WordsPlace): number {
  const sure = lengthBy(certain, ahead);
  if (sure > 0) return sure;
  const isOrder = orderly.test(text.slice(Math.max(0, start - 24), start));
  if (!isOrder && place !== 'hidden') return 0;
  const spoken = lengthBy(atBeginning, ahead);
  if (spoken > 0) return spoken;
  const aside = lengthBy([setsAside], ahead);
  if (aside > 0) {
    const around = text.slice(Math.max(0, start - window), start + window);
    return place !== 'seen' || isForPrograms(ahead, around) ? aside : 0;
  }
  if (place === 'seen') return 0;
  return lengthBy(place === 'hidden' && isOrder ? [...outOfSight, hiddenTask] : outOfSight, ahead);
}

function lengthBy(shapes: readonly RegExp[], ahead: string): number {
  for (const shape of shapes) {
    const length = shape.exec(ahead)?.[0].length ?? 0;
    if (length > 0) return length;
  }
  return 0;
}

/** Within quotation marks that opened not far before. */
function isQuoted(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 2 * window), at);
  const paragraph = before.slice(before.lastIndexOf('\n\n') + 1);
  if (paragraph.lastIndexOf('“') > paragraph.lastIndexOf('”')) return true;
  if (/‘(?:\w+\s+){0,3}$/.test(paragraph)) return true;
  return (paragraph.split('"').length - 1) % 2 === 1;
}
