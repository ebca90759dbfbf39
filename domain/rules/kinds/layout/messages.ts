import type { LineSpacing, Sides } from './parameters.ts';

/** A page size in inches, with the name of the format if it is a common one. */
export type NamedSize = { format: PaperFormat | null; width_in: number; height_in: number };
export type PaperFormat = 'letter' | 'legal' | 'a4' | 'tabloid';

/** The findings of the rules on layout. Type sizes are in points. */
export type LayoutProblems = {
  'layout.page_size': { pages: readonly number[]; size: NamedSize; asked: NamedSize };
  'layout.margin_narrow': { side: keyof Sides; inches: number; asked: number; pages: readonly number[] };
  'layout.page_numbers_missing': { pages: readonly number[] };
  'layout.page_numbers_roman': { pages: readonly number[] };
  'layout.page_number_off': { page: number; printed: string };
  /** `ratio`: line distance divided by type size. */
  'layout.line_spacing': { ratio: number; asked: LineSpacing };
  'layout.leading': { points: number; asked: number; type_size: number };
  'layout.type_small': { points: number; asked: number };
  'layout.footnotes_small': { points: number; asked: number };
  'layout.type_narrow': { per_inch: number; allowed: number };
  'layout.face_without_serifs': { face: string };
  'layout.face': { face: string; allowed: readonly string[] };
  'layout.face_unlike': { face: string; alike: readonly string[] };
  'layout.lines_not_numbered': { pages: readonly number[] };
  'layout.lines_over': { lines: number; pages: readonly number[]; allowed: number };
  'layout.footer_missing': { pages: readonly number[] };
  'layout.corner_not_blank': { width_in: number; height_in: number };
  'layout.first_page_top': { inches: number; asked: number };
};

/** Why a rule on layout was not checked. */
export type LayoutDoubts = {
  'layout.pictures_not_measured': Record<never, never>;
  'layout.margins_not_measured': Record<never, never>;
  'layout.line_spacing_not_measured': Record<never, never>;
  'layout.leading_not_measured': Record<never, never>;
  'layout.type_not_measured': Record<never, never>;
  'layout.corner_not_measured': Record<never, never>;
  'layout.corner_blank_in_some_circuits': Record<never, never>;
  'layout.face_unknown': Record<never, never>;
  'layout.face_free_on_letter_paper': Record<never, never>;
  'layout.face_perhaps_alike': { face: string; alike: readonly string[] };
  'layout.first_page_top_if_possible': { inches: number; asked: number };
  'layout.footer_unclear': Record<never, never>;
  'layout.footer_perhaps_title': { printed: string };
  'layout.letter_paper_by_leave': Record<never, never>;
};
