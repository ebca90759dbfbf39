import type { KeyboardEvent, RefObject } from 'react';

/** The connection of the search field in the header with its results, which are fetched on first use. */
export type PaletteProps = {
  /** The ID of the list of results. */
  id: string;
  typed: string;
  /** Where the results put what they do with a key that is pressed in the field. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>;
  onType: (text: string) => void;
  /** Reports the ID of the active result; null if there is none. */
  onActive: (id: string | null) => void;
  /** Called after a choice. */
  onLeave: () => void;
};
