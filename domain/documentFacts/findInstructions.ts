import type { Box, DocumentText, PageText } from '#domain/documents/DocumentText';
import { linesAt } from '#domain/text/placeInText';
import { describeUnseen } from './describeUnseen.ts';
import { findMachineInstructions } from './findMachineInstructions.ts';
import type { Unseen, UnseenNotice } from './Unseen.ts';

const says: UnseenNotice = { code: 'unseen.instruction_in_text', values: {} };
const mostBoxes = 12;

/** Instructions to a program that appear in the open, where a reader sees them. */
export function findInstructions(text: DocumentText): Unseen[] {
  if (text.layout === 'flow') {
    return findMachineInstructions(text.text, 'seen').map(({ quote }) =>
      describeUnseen({ kind: 'machine_instruction', page: null, boxes: [], text: quote, says }),
    );
  }
  return text.pages.flatMap((page) =>
    findMachineInstructions(page.text, 'seen').map(({ start, end, quote }) =>
      describeUnseen({
        kind: 'machine_instruction',
        page: page.number,
        boxes: boxesOf(page, start, end),
        text: quote,
        says,
      }),
    ),
  );
}

function boxesOf(page: PageText, start: number, end: number): Box[] {
  return linesAt(page.lines, start, end)
    .slice(0, mostBoxes)
    .map(({ line }) => line.box);
}
