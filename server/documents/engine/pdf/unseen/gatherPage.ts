import type { PrintedWord } from '../PrintedWord.ts';
import type { PageFrame } from '../pageFrame.ts';
import { describeUnseenOfPage } from './describeUnseenOfPage.ts';
import { isReported } from './gatherUnseen.ts';
import type { Note } from './lookAtNotes.ts';
import { contains } from './PlaceGrid.ts';
import { place } from './place.ts';
import type { SeenWords } from './readSeenWords.ts';
import type { UnseenGathered } from './UnseenGathered.ts';

const secrets = new Set(['text_under_box', 'text_under_image', 'redaction_not_applied', 'covered_text']);

/** Adds what one page hides from its reader to the findings of the file. */
export function gatherPage(
  gathered: UnseenGathered,
  number: number,
  of: {
    frame: PageFrame;
    notes: readonly Note[];
    seen: readonly PrintedWord[];
    covered: readonly PrintedWord[];
    read: SeenWords;
  },
): void {
  gathered.found.push(...describeUnseenOfPage(number, of.frame, of.notes, of.seen, of.covered, of.read));
  gathered.blackBoxes += of.read.blackBoxes;
  if (of.read.pictured || of.notes.some(({ kind }) => kind === 'cover')) gathered.pictured.push(number);
  for (const word of [...wordsOf(of), ...marked(of)]) gathered.secret.add(word);
}

/** Words that are marked for a redaction that was never applied: seen still, and not to be repeated. */
function marked({ frame, notes, seen }: { frame: PageFrame; notes: readonly Note[]; seen: readonly PrintedWord[] }) {
  const places = notes.filter(({ kind }) => kind === 'redact').map(({ rect }) => place(rect, frame));
  return seen
    .filter((word) => places.some((rect) => contains(rect, word)))
    .flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
}

/** Words that a redaction was to hide. */
function wordsOf({ covered, read }: { covered: readonly PrintedWord[]; read: SeenWords }): string[] {
  let text = covered.map((word) => word.text).join(' ');
  let last = Number.NaN;
  for (const one of read.unseen) {
    if (!isReported(one) || (!one.secret && !secrets.has(one.kind))) continue;
    text += one.index === last + 1 ? one.text : ` ${one.text}`;
    last = one.index;
  }
  return text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
}
