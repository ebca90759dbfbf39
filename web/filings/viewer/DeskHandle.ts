import type { Evidence } from '#contract/evidence';

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
