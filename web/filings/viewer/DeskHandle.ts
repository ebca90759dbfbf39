import type { Evidence } from '#contract/evidence';
import type { ExtractedField } from '#contract/extractedFields';
import type { DeskLayout, Turn, Zoom } from './layOutSheets.ts';

/** The functions of a document's desk that the tools around it can call. */
export type DeskHandle = {
  /** Scrolls to the top of the page; does nothing in a document without pages. */
  turnTo(page: number): void;
  /** Scrolls to the words, unless they are visible. */
  show(place: Evidence): void;
  /** During the next change of zoom or rotation, keeps the center of the view, or moves the current page there. */
  hold(what: 'middle' | 'page'): void;
  focus(): void;
};

/** The state of the desk that the tools show. */
export type DeskNews = {
  /** The current page, from 1. */
  page: number;
  /** The scale of that page relative to its printed size. */
  zoom: number;
};

/** How a desk shows its document, and the callbacks that report what is visible. */
export type DeskViewing = {
  zoom: Zoom;
  turn: Turn;
  onZoom: (factor: number) => void;
  onNews: (news: DeskNews) => void;
  onLayout: (layout: DeskLayout) => void;
};

/** Keys of the highlights that are selected, shown, and hovered, and the index of the current search result. */
export type Highlight = { selected: string | null; shown: string | null; hovered: string | null; currentHit: number };

/** The highlights of a desk, and the callbacks for pressing and hovering. */
export type DeskMarking = {
  highlight: Highlight;
  onSelect: (field: ExtractedField, place: number) => void;
  onHover: (field: ExtractedField | null) => void;
};
