import type { Box } from '#domain/documents/DocumentText';
import { readerSize } from '#domain/documents/readerFrame';
import type { Recognizer } from '#server/kernel/ports/Recognizer';
import type { DrawingOrder, DrawnPage } from '../pdf/drawForRecognition.ts';
import { type Assessment, assessRecognition } from './assessRecognition.ts';
import { dropNoise, medianSize } from './dropNoise.ts';
import { findDoubtful, turnBack } from './findFlipped.ts';
import { findHandwriting } from './findHandwriting.ts';
import { parseHocr, type SeenWord } from './parseHocr.ts';
import type { RecognizedPage, RecognizedWord } from './RecognizedPage.ts';

type Turn = DrawingOrder['turn'];
/** A rotation is accepted if it yields this many times as many letters. */
const muchMore = 1.5;
const leastToTurn = 10;
const pointsPerInch = 72;
/** Lines whose size is near that of the page's have it: what a line's letters measure depends on which occur in it. */
const near = { above: 1.35, below: 0.75 };

/**
 * What the recognizer skips as not part of a column: the marks that rule a caption, one below the other, and a single
 * `v.`.
 */
const ruleOfCaption = /^[)§:]$/;
const leastRules = 3;
const versus = /^[Vv]{1,2}s?\.?$/;
const sureOfMark = 0.4;
const doubtful = 0.6;
const sureOfWord = 0.85;

/**
 * Recognizes one page. The packages have no model for orientation. Recognizers also read text that runs down the page,
 * and its words show that the page is rotated; if little can be read, the page is tried upside down at low resolution.
 * Where a caption may be, a second pass reads what is alone between its columns, and a third a stamp on its head. Null if there is no such page.
 */
export async function recognizePage(
  draw: (order: DrawingOrder) => Promise<DrawnPage | null>,
  recognizer: Pick<Recognizer, 'recognize'>,
  { twice = false } = {},
): Promise<RecognizedPage | null> {
  const drawn = await draw({ turn: 0, trial: false });
  if (drawn === null) return null;
  if (drawn.blank) return { outcome: 'blank', turn: 0, lean: 0, words: [] };
  const look = async (page: DrawnPage) => parseHocr(await recognizer.recognize(page));
  const seen = await look(drawn);
  const turn = await findTurn(assessRecognition(seen));
  if (turn === 0) return finish(drawn, await lookAgain(drawn, seen));
  const turned = await draw({ turn, trial: false });
  return turned === null ? null : finish(turned, await lookAgain(turned, await look(turned)));

  async function findTurn(asShown: Assessment): Promise<Turn> {
    if (asShown.good) return asShown.turn;
    const trial = await draw({ turn: 180, trial: true });
    const onItsHead = trial === null ? asShown : assessRecognition(await look(trial));
    const isBetter = onItsHead.sureLetters > muchMore * Math.max(asShown.sureLetters, leastToTurn);
    return isBetter ? (((180 + onItsHead.turn) % 360) as Turn) : asShown.legible ? asShown.turn : 0;
  }

  async function lookAgain(page: DrawnPage, found: SeenWord[]): Promise<SeenWord[]> {
    if (!twice) return found;
    const without = found.filter((word) => word.certainty >= doubtful);
    const rest = await draw({ turn: page.turn, trial: false, without });
    if (rest === null) return lookFlipped(page, found);
    const left = findLeftovers(parseHocr(await recognizer.recognize({ ...rest, leftovers: true })));
    return lookFlipped(page, [...found.filter((word) => !left.some((one) => isWithin(one, word))), ...left]);
  }

  async function lookFlipped(page: DrawnPage, found: SeenWord[]): Promise<SeenWord[]> {
    let words = found;
    for (const doubtful of findDoubtful(found, page)) {
      const others = words.filter((word) => !doubtful.words.includes(word));
      const picture = await draw({ turn: page.turn, trial: false, without: others, rotation: doubtful.rotation });
      const better = picture === null ? [] : turnBack(await look(picture), doubtful, page);
      if (better.length > 0) words = [...others, ...better];
    }
    return words;
  }
}

function findLeftovers(seen: readonly SeenWord[]): SeenWord[] {
  const rules = seen.filter((word) => ruleOfCaption.test(word.text) && word.certainty >= sureOfMark);
  const isUnder = (one: SeenWord, other: SeenWord) =>
    one.text === other.text && Math.abs(one.left - other.left) < 0.5 * (one.bottom - one.top);
  const columns = rules.filter((one) => rules.filter((other) => isUnder(one, other)).length >= leastRules);
  return [...columns, ...seen.filter(isWordLeftOver)];
}

function isWordLeftOver({ text, certainty }: SeenWord): boolean {
  if (versus.test(text)) return certainty >= sureOfMark;
  return certainty >= sureOfWord && /^[\p{L}\p{N}.,$§'’()-]{2,}$/u.test(text) && /[\p{L}\p{N}]{2}/u.test(text);
}

/** A supposed word of low confidence turns out to be several marks, one under the other. */
function isWithin(mark: SeenWord, word: SeenWord): boolean {
  if (word.certainty >= doubtful) return false;
  const [x, y] = [(mark.left + mark.right) / 2, (mark.top + mark.bottom) / 2];
  return x > word.left && x < word.right && y > word.top && y < word.bottom;
}

function finish(page: DrawnPage, seen: readonly SeenWord[]): RecognizedPage {
  const kept = dropNoise(seen);
  const orientation = { turn: page.turn, lean: page.lean };
  if (!assessRecognition(kept).legible) return { outcome: 'illegible', turn: 0, lean: 0, words: [] };
  const handwriting = findHandwriting(seen, pixelsOf(page)).map((box) => boxInPoints(box, page.resolution));
  return {
    outcome: 'words',
    ...orientation,
    words: inPoints(kept, page.resolution),
    ...(handwriting.length > 0 && { handwriting }),
  };
}

/** The size of the drawn page in pixels, as its reader sees it. */
function pixelsOf({ turn, width, height, resolution }: DrawnPage) {
  const size = readerSize({ turn, width, height });
  const scale = resolution / pointsPerInch;
  return { width: size.width * scale, height: size.height * scale };
}

function boxInPoints([left, top, right, bottom]: Box, resolution: number): Box {
  const point = (edge: number) => Math.round((100 * edge * pointsPerInch) / resolution) / 100;
  return [point(left), point(top), point(right), point(bottom)];
}

function inPoints(words: readonly SeenWord[], resolution: number): RecognizedWord[] {
  const point = pointsPerInch / resolution;
  const usual = medianSize(words);
  return words.map(({ text, left, top, right, bottom, base, size, certainty, angle }) => ({
    text,
    left: left * point,
    top: top * point,
    right: right * point,
    bottom: bottom * point,
    base: base * point,
    size: (size > near.below * usual && size < near.above * usual ? usual : size) * point,
    certainty,
    ...(angle !== undefined && { angle }),
  }));
}
