import type { Box, DocumentText, PageText } from '#domain/documents/DocumentText';
import { linesAt } from '#domain/text/placeInText';
import { findMachineInstructions } from './findMachineInstructions.ts';
import { tellUnseen } from './tellUnseen.ts';
import type { Unseen } from './Unseen.ts';

const message = 'A passage that can be read is addressed to a program that reads the paper.';
const mostBoxes = 12;

/** Instructions to a program that stand in the open, where a reader sees them. */
export function tellInstructions(text: DocumentText): Unseen[] {
  if (text.layout === 'flow') {
    return findMachineInstructions(text.text, 'seen').map(({ quote }) =>
      tellUnseen({ kind: 'machine_instruction', page: null, boxes: [], text: quote, message }),
    );
  }
  return text.pages.flatMap((page) =>
    findMachineInstructions(page.text, 'seen').map(({ start, end, quote }) =>
      tellUnseen({
        kind: 'machine_instruction',
        page: page.number,
        boxes: boxesOf(page, start, end),
        text: quote,
        message,
      }),
    ),
  );
}

function boxesOf(page: PageText, start: number, end: number): Box[] {
  return linesAt(page.lines, start, end)
    .slice(0, mostBoxes)
    .map(({ line }) => line.box);
}
