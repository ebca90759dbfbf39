import { describeUnseen } from '#domain/documentFacts/describeUnseen';
import { findMachineInstructions } from '#domain/documentFacts/findMachineInstructions';
import type { Unseen, UnseenKind } from '#domain/documentFacts/Unseen';
import type { Box } from '#domain/documents/DocumentText';
import type { UnseenCharacter, Untold } from './assessSight.ts';
import { isCertification, isHarmless, isPartOfCertification } from './isHarmless.ts';
import { isInVisibleLine } from './isInVisibleLine.ts';
import { around, type Rect } from './PlaceGrid.ts';

/** Runs that are reported individually on a page; further runs are reported together. */
const mostRuns = 30;
/** Letters and figures that a run needs to be reported: text behind a box is reported from two on. */
const leastOf: Partial<Record<UnseenKind, number>> = {
  text_under_box: 2,
  text_under_image: 2,
  redaction_not_applied: 2,
};
const leastElse = 3;
const untold: ReadonlySet<string> = new Set<Untold>(['double', 'signed_over', 'imagined']);

type Run = { kind: UnseenKind; characters: UnseenCharacter[]; text: string };

/**
 * The unseen characters of a page as reported to people, run by run. `seen`: the words of the page that a reader sees.
 */
export function gatherUnseen(page: number, characters: readonly UnseenCharacter[], seen: readonly Rect[]): Unseen[] {
  const runs: Run[] = [];
  let last: UnseenCharacter | undefined;
  for (const one of characters) {
    if (!isReported(one)) continue;
    const run = runs.at(-1);
    // A space, a line break, or a stray mark may separate the words of one run.
    const joins = last !== undefined && run?.kind === one.kind && one.index - last.index <= farthestOf(one.kind);
    if (joins) {
      run.characters.push(one);
      run.text += one.index - last!.index > 1 ? ` ${one.text}` : one.text;
    } else runs.push({ kind: one.kind, characters: [one], text: one.text });
    last = one;
  }
  const isCertified = runs.some((run) => isCertification(run.kind, run.text));
  const certifies = ({ kind, text }: (typeof runs)[number]) =>
    isCertified && (isCertification(kind, text) || isPartOfCertification(kind, text));
  const telling = runs.filter(
    (run) => isTelling(run) && !certifies(run) && !isHarmless(run.kind, run.text, run.characters, seen),
  );
  const found = telling.slice(0, mostRuns).flatMap((run) => describe(page, run, seen));
  const rest = telling.slice(mostRuns);
  const kinds = new Set(rest.map(({ kind }) => kind));
  for (const kind of kinds) {
    const own = rest.filter((run) => run.kind === kind);
    found.push(
      ...describe(
        page,
        {
          kind,
          characters: own.flatMap((run) => run.characters),
          text: own.map(({ text }) => text).join(' '),
        },
        seen,
      ),
    );
  }
  return found;
}

/** At the edge of a page, descenders are seen and the rest of a line is not. */
const farthestOf = (kind: UnseenKind) => (kind === 'off_page_text' ? 12 : 3);

/** What is visible nonetheless, is under a signature, or was never on the page, is not reported. */
export function isReported(one: UnseenCharacter): one is UnseenCharacter & { kind: UnseenKind } {
  return !untold.has(one.kind);
}

function isTelling({ kind, text }: Run): boolean {
  const said = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return said >= (leastOf[kind] ?? leastElse);
}

function describe(page: number, { kind, characters, text }: Run, seen: readonly Rect[]): Unseen[] {
  const boxes = boxesOf(characters);
  const isCovered = characters.some(({ secret }) => secret);
  const secret = isCovered || isInVisibleLine(characters, seen);
  const found = [describeUnseen({ kind, page, boxes, text, secret })];
  if (findMachineInstructions(text, 'hidden').length > 0) {
    found.push(describeUnseen({ kind: 'machine_instruction', page, boxes, text, secret: isCovered }));
  }
  return found;
}

/** One box for each line of it, at most forty. */
function boxesOf(characters: readonly UnseenCharacter[]): Box[] {
  const lines: Rect[] = [];
  for (const { rect } of characters) {
    const line = lines.at(-1);
    const isSame = line !== undefined && rect.top < line.bottom && rect.bottom > line.top && rect.left >= line.left - 2;
    if (isSame) Object.assign(line, around([line, rect]));
    else lines.push({ ...rect });
  }
  const kept = lines.length > 40 ? [...lines.slice(0, 39), around(lines.slice(39))] : lines;
  const tenth = (points: number) => Math.round(points * 10) / 10;
  return kept.map(({ left, top, right, bottom }) => [tenth(left), tenth(top), tenth(right), tenth(bottom)] as const);
}
