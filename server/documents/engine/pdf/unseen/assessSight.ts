import type { UnseenKind } from '#domain/documentFacts/Unseen';
import type { PageFrame } from '../pageFrame.ts';
import type { Pdfium } from '../pdfium.ts';
import {
  compareWithin,
  correlateWithin,
  differsWithin,
  drawRegion,
  findGround,
  type Picture,
  shareOfLight,
} from './drawRegion.ts';
import { findOnScan } from './findOnScan.ts';
import { findTiny } from './findTiny.ts';
import { findTwins } from './findTwins.ts';
import { gatherCharacters, type SuspectCharacter } from './gatherCharacters.ts';
import { groupApart } from './groupApart.ts';
import { around, contains, type Rect, touches } from './PlaceGrid.ts';
import { wordsOf } from './scanWords.ts';
import { lightnessOf, type Survey } from './surveyPage.ts';
import { callsOf } from './unseenCalls.ts';

/** What is left out of the text and is no finding. */
export type Untold = 'double' | 'signed_over' | 'imagined';

/** A character that a reader does not see, and why not: `signed_over` by a signature or a seal, which is no redaction. */
export type UnseenCharacter = {
  index: number;
  text: string;
  rect: Rect;
  /** `double`: it is visible, since it is drawn twice; `imagined` by recognition, where a scan has nothing. */
  kind: UnseenKind | Untold;
  /** Something opaque covers it, or it is without ink on a dark ground: it may be what someone meant to redact. */
  secret: boolean;
};

/** Pixels a point: a period of 12 points is still several pixels. */
const scale = 2;
/** Where a scan has ink is seen from afar. */
const coarse = 0.5;
const manyInkless = 20;
const inkless = 3;
/** Least difference, of 255, that an eye notices in small type, and in large. */
const noticed = 16;
const noticedLarge = 7;
const largeLetter = 14;
/** Less than so much of its ink, and a letter cannot be read. */
const readableShare = 0.35;
/** At the edge of a box, a letter of which less than so much shows is read by no one either; the last of its word, if it is touched. */
const edgeShare = 0.8;
const lastShare = 0.97;
/** A ground lighter than this is the document's. */
const paper = 235;
const dark = 110;
/** A box over words of a scan is darker than this. */
const shaded = 200;
/** Every part of a black that someone blacks out with is below this. */
const black = 90;
/** Colors no further apart than this are one to the eye. */
const alike = 30;

/** What of a page is not seen; `misplaced`: its OCR words miss the scan that they belong to. */
export type Sight = { unseen: UnseenCharacter[]; misplaced: boolean };

/**
 * Which characters of a page its reader does not see: those of suspected objects are drawn and not drawn, and what makes
 * no difference is not seen. `over`: places that annotations cover.
 */
export function assessSight(
  pdfium: Pdfium,
  page: number,
  textPage: number,
  frame: PageFrame,
  survey: Survey,
  over: readonly Rect[],
): Sight {
  const { suspected, isDouble } = gatherCharacters(pdfium, textPage, frame, survey);
  const off = suspected.filter(({ rect }) => isOffPage(rect, frame));
  const drawn = suspected.filter(({ rect }) => !isOffPage(rect, frame));
  const found: UnseenCharacter[] = off.map((one) => unseenCharacter(one, 'off_page_text', false));
  if (drawn.length === 0) return { unseen: found, misplaced: false };

  const drawings = openDrawings(pdfium, page, frame, survey, drawn);
  const shares = drawn.map((one) => {
    if (one.style?.mode === inkless) return 0;
    if (needsGroundOnly(one)) return differsWithin(drawings.pictures(), one.style!.color!, one.rect) ? 1 : 0;
    const { most, sum } = compareWithin(drawings.seen(), drawings.without(one), one.rect);
    if (most < (one.rect.bottom - one.rect.top > largeLetter ? noticedLarge : noticed)) return 0;
    if (!isUnder(one, survey, over)) return 1;
    return sum / Math.max(1, compareWithin(drawings.bare(), drawings.bareWithout(one), one.rect).sum);
  });
  const unseen = pickUnseen(drawn, shares);
  const shown = findShown(unseen, drawings);
  const onScan = findOnScan(unseen, survey, frame, drawings.pictures, drawings.closely);
  for (const one of unseen) {
    if (onScan.imagined.has(one.index)) found.push(unseenCharacter(one, 'imagined', false));
    else if (!onScan.seen.has(one.index) && (isDouble(one) || !shown.has(one.index))) {
      const without = needsGroundOnly(one) ? drawings.pictures() : drawings.without(one);
      const kind = isDouble(one)
        ? 'double'
        : isSignedOver(one, survey, drawings)
          ? 'signed_over'
          : kindOf(one, survey, over, without);
      found.push(unseenCharacter(one, kind, isUnder(one, survey, over) || isDark(without, one.rect)));
    }
  }
  const knownIndexes = new Set(unseen.map(({ index }) => index));
  for (const one of findTiny(drawn)) {
    if (!knownIndexes.has(one.index)) found.push(unseenCharacter(one, 'tiny_text', isUnder(one, survey, over)));
  }
  found.sort((one, other) => one.index - other.index);
  return { unseen: found, misplaced: onScan.misplaced };
}

/** The characters that are largely hidden, with the visible rest of the letter or word next to them. */
function pickUnseen(drawn: readonly SuspectCharacter[], shares: readonly number[]): SuspectCharacter[] {
  const follows = (at: number) => drawn[at]!.index === (drawn[at - 1]?.index ?? -9) + 1;
  const isHidden = (at: number) => (shares[at] ?? 1) < readableShare;
  const before = (at: number) => follows(at) && isHidden(at - 1);
  const after = (at: number) => at + 1 < drawn.length && follows(at + 1) && isHidden(at + 1);
  return drawn.filter((_, at) => {
    if (isHidden(at)) return true;
    const isFirst = !follows(at);
    const isLast = at + 1 >= drawn.length || !follows(at + 1);
    if (shares[at]! < edgeShare) return before(at) || after(at);
    return shares[at]! < lastShare && ((isFirst && after(at)) || (isLast && before(at)));
  });
}

/** How well a word's shape must correspond to what the page shows in its place. */
const likeShown = 0.65;
const leastShown = 3;
const mostShown = 3000;

/** Characters of words that the page shows by other means, such as a picture or a filled outline of the same words. */
function findShown(
  unseen: readonly SuspectCharacter[],
  drawings: ReturnType<typeof openDrawings>,
): ReadonlySet<number> {
  const shown = new Set<number>();
  const drawn = unseen.filter((one) => !needsGroundOnly(one) && one.style?.color !== undefined && one.object !== 0);
  if (drawn.length < leastShown || drawn.length > mostShown) return shown;
  const words = wordsOf(drawn);
  const isShown = words.map((word) => {
    const rect = around(word.map((each) => each.rect));
    const [one] = word;
    if (word.length < leastShown || one === undefined) return false;
    return correlateWithin(drawings.seen(), drawings.inked(one), drawings.bareWithout(one), rect) >= likeShown;
  });
  for (const [at, word] of words.entries()) {
    // A short word is shown if its neighbors of the same line are.
    const isBetween = word.length < leastShown && (isShown[at - 1] || isShown[at + 1]);
    if (isShown[at] || isBetween) for (const { index } of word) shown.add(index);
  }
  return shown;
}

function unseenCharacter(
  { index, text, rect }: SuspectCharacter,
  kind: UnseenCharacter['kind'],
  secret: boolean,
): UnseenCharacter {
  return { index, text, rect, kind, secret };
}

/** As large as a signature or a seal at most, in points. */
const largestMark = { across: 320, down: 190 };
/** Of the picture of a signature or seal, how much is blank: a picture that hides something is all ink or all blank. */
const blank = { least: 0.45, most: 0.985 };

/** Whether a signature or a seal was laid over the character as a picture: strokes on white or on nothing. */
function isSignedOver(
  { rect, style }: SuspectCharacter,
  survey: Survey,
  { closely }: { closely(place: Rect): Picture },
): boolean {
  if (style === undefined || style.mode > 2 || style.alpha < 250) return false;
  const cover = survey.covers.findLast((one) => one.order > style.order && contains(one, rect));
  if (cover?.kind !== 'image') return false;
  const [across, down] = [cover.right - cover.left, cover.bottom - cover.top];
  if (across > largestMark.across || down > largestMark.down || down < 12) return false;
  const share = shareOfLight(closely(cover), cover);
  return share >= blank.least && share <= blank.most;
}

const isDark = (picture: Picture, rect: Rect) => lightnessOf(findGround(picture, rect).color) < dark;

/** Draws words in opaque black. Returns a function that restores their ink. */
function drawInBlack(calls: ReturnType<typeof callsOf>, survey: Survey, objects: readonly number[]): () => void {
  for (const object of objects) {
    calls.FPDFPageObj_SetFillColor(object, 0, 0, 0, 255);
    calls.FPDFTextObj_SetTextRenderMode(object, 0);
  }
  return () => {
    for (const object of objects) {
      const style = survey.styles.get(object);
      if (style === undefined) continue;
      const { color = [0, 0, 0], alpha = 255, mode = 0 } = style;
      calls.FPDFPageObj_SetFillColor(object, ...color, alpha);
      calls.FPDFTextObj_SetTextRenderMode(object, mode);
    }
  };
}

/**
 * The part of the page with suspected characters: as it is, without them, without what covers them, and without any
 * words.
 */
function openDrawings(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  survey: Survey,
  drawn: readonly SuspectCharacter[],
) {
  const calls = callsOf(pdfium);
  const whole = around(drawn.map(({ rect }) => rect));
  // A scan is costly to draw: a coarse drawing shows where it has ink, and only what needs it is drawn finely.
  const fine = drawn.filter((one) => !needsGroundOnly(one));
  const region = fine.length === 0 ? whole : around(fine.map(({ rect }) => rect));
  const isScan = drawn.filter((one) => one.style?.mode === inkless).length >= manyInkless;
  const covering = survey.covers.filter((cover) => touches(cover, region)).map(({ object }) => object);
  const groups = groupApart(drawn);
  const made = new Map<string, Picture>();
  const draw = (
    name: string,
    hidden: () => readonly number[],
    annotations: boolean,
    quick = false,
    change?: () => () => void,
  ): Picture => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const objects = hidden();
    for (const object of objects) calls.FPDFPageObj_SetIsActive(object, 0);
    const changeBack = change?.();
    const picture = quick
      ? drawRegion(pdfium, page, frame, whole, { scale: isScan ? coarse : 1, annotations, quick: isScan })
      : drawRegion(pdfium, page, frame, region, { scale, annotations });
    changeBack?.();
    for (const object of objects) calls.FPDFPageObj_SetIsActive(object, 1);
    made.set(name, picture);
    return picture;
  };
  const groupOf = ({ object }: SuspectCharacter) => groups.get(object) ?? 0;
  const twinsOf = findTwins(survey);
  const ofGroup = (group: number) =>
    [...groups].flatMap(([object, own]) => (own === group && object !== 0 ? [object, ...twinsOf(object)] : []));
  return {
    seen: () => draw('seen', () => [], true),
    without: (one: SuspectCharacter) => draw(`without ${groupOf(one)}`, () => ofGroup(groupOf(one)), true),
    bare: () => draw('bare', () => covering, false),
    bareWithout: (one: SuspectCharacter) =>
      draw(`bare without ${groupOf(one)}`, () => [...covering, ...ofGroup(groupOf(one))], false),
    /** Without covers, and the words in black, whatever their ink. */
    inked: (one: SuspectCharacter) => {
      const objects = ofGroup(groupOf(one));
      return draw(
        `inked ${groupOf(one)}`,
        () => covering,
        false,
        false,
        () => drawInBlack(calls, survey, objects),
      );
    },
    closely(place: Rect): Picture {
      const objects = [...survey.texts.keys()];
      for (const object of objects) calls.FPDFPageObj_SetIsActive(object, 0);
      const picture = drawRegion(pdfium, page, frame, place, { scale: 1, annotations: true });
      for (const object of objects) calls.FPDFPageObj_SetIsActive(object, 1);
      return picture;
    },
    pictures: () => draw('pictures', () => [...survey.texts.keys()], true, true),
  };
}

/** Without ink, or plainly set on some ground: what they appear on says whether they are seen. */
function needsGroundOnly({ style, rect }: SuspectCharacter): boolean {
  if (style === undefined) return false;
  return style.mode === inkless || (style.onGround && style.color !== undefined && rect.right > rect.left);
}

function isOffPage({ left, top, right, bottom }: Rect, { width, height }: PageFrame): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x < 0 || y < 0 || x > width || y > height;
}

function isUnder({ rect, style }: SuspectCharacter, survey: Survey, over: readonly Rect[]): boolean {
  return (
    over.some((place) => touches(place, rect)) ||
    survey.covers.some((cover) => (style === undefined || cover.order > style.order) && touches(cover, rect))
  );
}

function kindOf(
  { rect, style }: SuspectCharacter,
  survey: Survey,
  over: readonly Rect[],
  without: Picture,
): UnseenKind {
  const ground = findGround(without, rect).color;
  const lightness = lightnessOf(ground);
  if (over.some((place) => contains(place, rect))) return 'redaction_not_applied';
  if (style === undefined) return 'invisible_text';
  if (style.mode === 3 || style.mode === 7) return lightness < shaded ? 'text_under_box' : 'invisible_text';
  const isLikeGround =
    style.color?.every((part, index) => Math.abs(part - ground[index]!) < alike) === true && style.alpha > 200;
  const cover = survey.covers.findLast((one) => one.order > style.order && contains(one, rect));
  if (cover?.kind === 'image') return 'text_under_image';
  if (cover !== undefined && lightness <= paper) return 'text_under_box';
  if (style.layered || (survey.formsMayHide && style.inForm)) return 'hidden_layer';
  if (cover !== undefined && !isLikeGround) return 'covered_text';
  if (isLikeGround) return Math.max(...ground) < black ? 'text_under_box' : 'white_text';
  if (style.clipped) return 'clipped_text';
  // Text with ink, on a ground that differs from the document's, with many strokes over it.
  return style.alpha > 200 && lightness <= paper ? 'text_under_box' : 'invisible_text';
}
