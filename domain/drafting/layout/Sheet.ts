/**
 * A printed page. Texts are positioned by the left end of their baseline, in points from the top left of a letter-size
 * page.
 */
export type Font = 'regular' | 'bold';
/** What a text is to a screen reader. */
export type Tag = 'H1' | 'H2' | 'P' | 'artifact';
export type PlacedText = {
  x: number;
  y: number;
  width: number;
  size: number;
  text: string;
  font: Font;
  /** `artifact`: line numbers and footers, which are not part of the document's text. */
  tag: Tag;
  /** Texts of one paragraph, heading, or column have the same number. */
  block: number;
};
export type Rule = { x1: number; y1: number; x2: number; y2: number; width: number };
export type Sheet = { width: number; height: number; texts: PlacedText[]; rules: Rule[] };

/** The width of a text in a font and size, in points. */
export type Measure = (text: string, font: Font, size: number) => number;

/** The dimensions of a type of page. Baselines are at `top` and every `single` below it. */
export type Grid = {
  /** Of the first baseline. */
  top: number;
  /** The last baseline available for text. */
  bottom: number;
  left: number;
  right: number;
  /** From baseline to baseline. */
  single: number;
  double: number;
  /** Body text starts on a numbered line, a multiple of `double` below `top`. */
  numbered: boolean;
};

export const letter = { width: 612, height: 792 };
export const textSize = 12;

/**
 * Pleading paper: 28 numbered lines 24 points apart, text at least one inch from the left edge and half an inch from
 * the right (Cal. Rules of Court, rules 2.107, 2.108); line 8, where the court is named, is 3.33 inches down
 * (2.111(3)).
 */
export const pleadingGrid: Grid = {
  top: 72,
  bottom: 720,
  left: 90,
  right: 564,
  single: 12,
  double: 24,
  numbered: true,
};
export const pleadingLines = 28;

/** Plain letter paper with margins of one inch, double spaced. */
export const plainGrid: Grid = {
  top: 84,
  bottom: 714,
  left: 72,
  right: 540,
  single: 14,
  double: 28,
  numbered: false,
};
