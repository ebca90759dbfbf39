/** The text on one baseline of a page, in points from its upper left corner. */
export type MeasuredRow = {
  base: number;
  top: number;
  bottom: number;
  left: number;
  right: number;
  /** Of most of its characters. */
  size: number;
  family: string;
  characters: number;
  /** It begins with a number or a footnote's sign. */
  marked: boolean;
  /** Dots lead to a page number, or mark a line to be filled in. */
  led: boolean;
  /** Of short rows and of those near the upper and the lower edge; of others ''. */
  text: string;
};

/** One page whose words are the file's own, as its layout is measured. */
export type MeasuredPage = {
  number: number;
  width: number;
  height: number;
  /** Top to bottom; without line numbers and what is set at an angle. */
  rows: MeasuredRow[];
  /** How many lines are numbered down its margin; 0 where none are. */
  lineNumbers: number;
  /** Of the first page: where words reach into its upper right corner, as distances from the right and the upper edge. */
  corner?: { right: number; top: number }[];
};
