import type { Evidence } from '#contract/evidence';
import { glideTo } from './glideTo.ts';
import type { DeskLayout } from './layOutSheets.ts';
import { placeOnDesk } from './turning.ts';

/** Scrolls so that the words are in the upper third of the view, unless they are already visible. */
export function showWords(desk: HTMLElement, layout: DeskLayout, evidence: Extract<Evidence, { kind: 'page' }>): void {
  const sheet = layout.sheets[evidence.page - 1];
  const boxes = evidence.boxes;
  if (!sheet || boxes.length === 0) {
    if (sheet) desk.scrollTo({ top: sheet.top - 12 });
    return;
  }
  const all = placeOnDesk(
    [
      Math.min(...boxes.map((box) => box[0])),
      Math.min(...boxes.map((box) => box[1])),
      Math.max(...boxes.map((box) => box[2])),
      Math.max(...boxes.map((box) => box[3])),
    ],
    sheet,
    layout.turn,
  );
  glideTo(desk, all);
}
