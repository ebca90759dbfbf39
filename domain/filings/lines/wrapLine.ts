import type { FilingLine, FilingWord } from './FilingLine.ts';

/** A paragraph of flowing text is one line until it is broken as if typed. No printed line is nearly so long. */
const typed = 160;
const hard = 1000;

/** Breaks an endless line at its words, so that no pattern is ever tried on more than a page's breadth. */
export function wrapLine(line: FilingLine): FilingLine[] {
  const most = line.source.kind === 'flow' ? typed : hard;
  if (line.text.length <= 1.5 * most) return [line];
  const pieces: FilingLine[] = [];
  let word = 0;
  for (let start = 0; start < line.text.length; ) {
    const next = breakAfter(line.text, start, most);
    let from = start;
    let end = next;
    while (from < end && line.text[from] === ' ') from++;
    while (end > from && line.text[end - 1] === ' ') end--;
    const words: FilingWord[] = [];
    while (word < line.words.length && line.words[word]!.start < end) {
      words.push(cutWord(line.words[word]!, from, end));
      // A word longer than a line goes on in the next one.
      if (line.words[word]!.end > end) break;
      word++;
    }
    if (from < end) pieces.push(pieceOf(line, from, end, words));
    start = next;
  }
  return pieces;
}

function cutWord(word: FilingWord, from: number, to: number): FilingWord {
  const start = Math.max(word.start, from);
  const end = Math.min(word.end, to);
  return { ...word, text: word.text.slice(start - word.start, end - word.start), start: start - from, end: end - from };
}

function pieceOf(line: FilingLine, from: number, end: number, words: FilingWord[]): FilingLine {
  return {
    ...line,
    text: line.text.slice(from, end),
    words,
    left: words[0]?.left ?? line.left,
    right: words.at(-1)?.right ?? line.right,
    source: { ...line.source, offset: line.source.offset + from },
  };
}

function breakAfter(text: string, start: number, most: number): number {
  if (text.length - start <= most) return text.length;
  const space = text.slice(start, start + most + 1).lastIndexOf(' ');
  return space > 0 ? start + space + 1 : Math.min(text.length, start + hard);
}
