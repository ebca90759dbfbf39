import type { NoParameters } from '../NoParameters.ts';

export type LineSpacing = 'double' | 'one_and_a_half';
/** The minimum margins, in inches. */
export type Sides = Partial<Record<'left' | 'right' | 'top' | 'bottom', number>>;

type PageSetting = {
  margins_in?: Sides;
  line_spacing?: LineSpacing;
  letter_size?: true;
};

/** Parameters of the kinds of rules on layout. Type sizes are in points. */
export type LayoutParameters = {
  blank_space: {
    /** From the upper right corner of the first page. */
    width_in: number;
    height_in: number;
    /** Counties whose circuits are known to require it; if absent, every court requires it. */
    counties?: readonly string[];
  };
  font_face: {
    faces: readonly string[];
    /** Typefaces that are essentially the same are accepted. */
    similar?: true;
    /** No typeface is prescribed for letter-size paper (Sup. Ct. R. 33.2). */
    booklet_only?: true;
    body_min_pt?: number;
    footnote_min_pt?: number;
    leading_min_pt?: number;
    line_spacing?: LineSpacing;
  };
  font_size: PageSetting & {
    body_min_pt?: number;
    monospace_min_pt?: number;
    monospace_max_cpi?: number;
    times_new_roman_min_pt?: number;
    footnote_min_pt?: number;
    summons_min_pt?: number;
    /** For documents other than a summons. */
    other_min_pt?: number;
    circuit_min_pt?: Readonly<Record<string, number>>;
    serif?: true;
    page_numbers?: true;
    first_page_top_in?: number;
    first_page_top_if_possible?: true;
  };
  footer: NoParameters;
  line_numbers: { max_lines_per_page?: number; body_min_pt?: number; line_spacing?: LineSpacing };
  line_spacing: { line_spacing: LineSpacing };
  margins: PageSetting;
  page_numbering: { searchable?: true };
  page_size: {
    /** Letter size if absent. */
    booklet_in?: { width: number; height: number };
    /** Document types that may have another size. */
    exempt?: readonly string[];
  };
};
