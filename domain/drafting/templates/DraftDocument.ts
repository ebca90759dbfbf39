/**
 * A document as a plain model: its content and the arrangement of its parts, before any renderer. All texts are
 * complete.
 */

/** One line of a caption's column. `indent` counts steps of a quarter inch. */
export type CaptionLine = { text: string; indent?: number; bold?: boolean; gapBefore?: boolean };

/** How the two columns of a caption are separated. */
export type CaptionStyle =
  /** A rule under the parties and one at their right (California). */
  | 'ruled'
  /** Dashes that end in X, above and below (New York). */
  | 'dashes'
  /** A column of § (Texas). */
  | 'section'
  /** A rule that ends in a slash under the parties (Florida). */
  | 'slash'
  /** A column of closing parentheses (Illinois, federal courts). */
  | 'paren';

export type Caption = {
  style: CaptionStyle;
  /** Name and address of the filer at the top of the first page; empty if they are with the signature. */
  filer: string[];
  /** Over the columns: the court, or in Texas the cause number. */
  head: string[];
  headAlign: 'left' | 'center';
  left: CaptionLine[];
  right: CaptionLine[];
  /** The document's title below the columns, if it is not in them. */
  below: string[];
};

export type Block =
  | { kind: 'heading'; text: string; level: 1 | 2 }
  | { kind: 'paragraph'; text: string; number?: string; indent?: 'first' | 'none' | 'block' }
  /**
   * Lines that are kept unchanged, single-spaced, and together on one page. `signature` begins at the middle, with the
   * date at the left of its first line.
   */
  | { kind: 'lines'; lines: string[]; align: 'left' | 'signature'; dated?: string };

export type DraftDocument = {
  /** What the document is called, for lists and file names. */
  name: string;
  /** The same in capitals, as in its caption. */
  title: string;
  caption: Caption;
  blocks: Block[];
  /** 28 numbered lines with rules at both sides (Cal. Rules of Court, rule 2.108; Civil L.R. of the federal districts there). */
  pleading: boolean;
  /** Title under the page number (rule 2.110). */
  footer: string | null;
};

/** The blank shown in place of a missing value. */
export const blank = '____________________';
