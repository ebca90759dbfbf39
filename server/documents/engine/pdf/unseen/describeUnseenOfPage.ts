import { describeUnseen } from '#domain/documentFacts/describeUnseen';
import { findMachineInstructions } from '#domain/documentFacts/findMachineInstructions';
import type { Unseen } from '#domain/documentFacts/Unseen';
import type { Box } from '#domain/documents/DocumentText';
import type { PrintedWord } from '../PrintedWord.ts';
import type { PageFrame } from '../pageFrame.ts';
import { gatherUnseen } from './gatherUnseen.ts';
import { isLabel } from './isHarmless.ts';
import type { Note } from './lookAtNotes.ts';
import { contains, type Rect } from './PlaceGrid.ts';
import { place } from './place.ts';
import type { SeenWords } from './readSeenWords.ts';

const mostComments = 200;
/** Hidden fields of forms hold sums and switches; one that holds words was written to be read by someone else. */
const leastFieldWords = 2;
const leastFieldLetters = 8;

/** Everything on one page that its reader does not see, as reported to people. */
export function describeUnseenOfPage(
  page: number,
  frame: PageFrame,
  notes: readonly Note[],
  words: readonly PrintedWord[],
  covered: readonly PrintedWord[],
  { unseen, deceptions, placeOf }: SeenWords,
): Unseen[] {
  const found = gatherUnseen(page, unseen, words);
  found.push(...describeCovered(page, covered));
  for (const { object, declared } of deceptions) {
    const rect = placeOf(object);
    const boxes = rect === undefined ? [] : [boxOf(rect)];
    found.push(describeUnseen({ kind: 'mismapped_text', page, boxes, text: declared }));
    if (findMachineInstructions(declared, 'hidden').length > 0) {
      found.push(describeUnseen({ kind: 'machine_instruction', page, boxes, text: declared }));
    }
  }
  let said: string | undefined;
  let comments = 0;
  for (const note of notes) {
    const rect = place(note.rect, frame);
    const boxes = [boxOf(rect)];
    if (note.kind === 'redact') {
      const text = words
        .filter((word) => contains(rect, word))
        .map((word) => word.text)
        .join(' ');
      if (/[\p{L}\p{N}]/u.test(text) && !isLabel(text))
        found.push(describeUnseen({ kind: 'redaction_not_applied', page, boxes, text }));
    } else if (note.kind === 'comment' && comments < mostComments) {
      said ??= fold(words.map((word) => word.text).join(' '));
      // Programs that mark text copy it into the mark.
      if (said.includes(fold(note.text))) continue;
      comments++;
      found.push(describeUnseen({ kind: 'comment', page, boxes, text: note.text }), ...instructs(note, page, boxes));
    } else if (
      note.kind === 'hidden' ||
      (note.kind === 'hidden_field' &&
        countWords(note.text) >= leastFieldWords &&
        fold(note.text).length >= leastFieldLetters)
    ) {
      found.push(
        describeUnseen({ kind: 'unprinted_text', page, boxes, text: note.text }),
        ...instructs(note, page, boxes),
      );
    }
  }
  return found;
}

/** Words under something opaque that was typed over the page. */
function describeCovered(page: number, covered: readonly PrintedWord[]): Unseen[] {
  const text = covered.map((word) => word.text).join(' ');
  if ((text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 2 || isLabel(text)) return [];
  return [describeUnseen({ kind: 'redaction_not_applied', page, boxes: covered.slice(0, 40).map(boxOf), text })];
}

function instructs({ text }: Note, page: number, boxes: Box[]): Unseen[] {
  return findMachineInstructions(text, 'stored').length > 0
    ? [describeUnseen({ kind: 'machine_instruction', page, boxes, text })]
    : [];
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function boxOf({ left, top, right, bottom }: Rect): Box {
  const tenth = (points: number) => Math.round(points * 10) / 10;
  return [tenth(left), tenth(top), tenth(right), tenth(bottom)];
}
