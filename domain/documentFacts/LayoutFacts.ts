/** How pages are laid out, measured in points (1/72 inch) on the upright page. Recognized pages are not measured. */
export type LayoutFacts = {
  /** Each size that pages have, the commonest first. */
  page_sizes: { width: number; height: number; pages: number[] }[];
  /** Numbers of the pages that could be measured: with words of the file's own. */
  measured: number[];
  /** The measured pages with the document's main layout, before attachments; absent if not examined. */
  own?: number[];
  /** Per measured page, in that order: distance of the nearest body words from each edge; headers, footers and line numbers apart. */
  margins: { page: number; left: number; right: number; top: number; bottom: number }[];
  /** Of the body's characters: each size, rounded to half points, with its share of all, the commonest first. */
  font_sizes: { size: number; share: number }[];
  footnote_size: number | null;
  /** Families as the file names them, each with its share. */
  fonts: { name: string; share: number }[];
  /** Median distance of baselines of running body text over its size: about 1.15 single, 2.3 double; null where too little runs on. */
  line_spacing: number | null;
  /** Pages of the measured ones that carry numbers 1 to 28 or so down the left margin, and how many lines each has. */
  line_numbered: { page: number; lines: number }[];
  /** Pages with a page number at their foot or head, and what they count. */
  page_numbers: { page: number; printed: string }[];
  /** Text that repeats in the footers, apart from the page number; null if there is none. */
  footer: string | null;
  /** Height of the space left free at the top of the first page. */
  first_page_top: number | null;
  /** Where words of the first page reach into its upper right corner: how far they stay from the right and the upper edge, from the top on. */
  first_page_corner?: { right: number; top: number }[];
  /** Pages of a table of contents or authorities, by their dot leaders; absent if not examined. */
  table_pages?: number[];
  /** A court's or a judicial council's printed form, as its head or foot says. */
  court_form?: true;
};
