import type { Evidence } from '#contract/evidence';
import type { ExtractedField } from '#contract/extractedFields';
import type { DeskLayout, Turn, Zoom } from './layOutSheets.ts';

/** What the tools around a document can do with its desk. */
export type DeskHandle = {
  /** Shows the page from its upper edge; flowing text has none. */
  turnTo(page: number): void;
  /** Brings words into view, unless they are. */
  show(place: Evidence): void;
  /** Through the next change of zoom or turn, what is in the middle stays there, or the page that is read comes there. */
  hold(what: 'middle' | 'page'): void;
  focus(): void;
};

/** What the tools show of it. */
export type DeskNews = {
  /** The page that is read now, from 1. */
  page: number;
  /** The share of the printed size at which that page is seen. */
  zoom: number;
};

/** How a desk shows its document, and where it reports what is in view. */
export type DeskViewing = {
  zoom: Zoom;
  turn: Turn;
  onZoom: (factor: number) => void;
  onNews: (news: DeskNews) => void;
  onLayout: (layout: DeskLayout) => void;
};

/** Keys of the marks that are selected, shown now, and under the pointer, and the index of the current search hit. */
export type Highlight = { selected: string | null; shown: string | null; hovered: string | null; currentHit: number };

/** The highlighted marks of a desk, and where it reports that one was pressed or pointed at. */
export type DeskMarking = {
  highlight: Highlight;
  onSelect: (field: ExtractedField, place: number) => void;
  onHover: (field: ExtractedField | null) => void;
};
