import type { Citation } from './Citation.ts';
import type { Edition } from './reporterTable.ts';

/** A citation while it is being read. */
export type Found = Omit<Citation, 'kind' | 'resolves_to' | 'parallel_to'> & {
  /** `unknown`: an authority that could not be parsed; an *id.* after it refers to it. */
  kind: Citation['kind'] | 'unknown';
  editions: readonly Edition[];
  /** Where what belongs to it begins and ends, names and parentheses included. */
  first: number;
  last: number;
  /** Where its pin cite ends, or it does. */
  after: number;
  /** The preceding citation to which it is parallel. */
  parallel?: Found;
  /** The citation in whose parenthesis or history it appears. */
  within?: Found;
  /** Further sections of the same law, listed after this one. */
  listed?: Found[];
};

/** A citation as it is found, with nothing around it read yet. */
export function found(text: string, kind: Found['kind'], start: number, end: number, rest: Partial<Found> = {}): Found {
  return { kind, text: text.slice(start, end), start, end, first: start, last: end, after: end, editions: [], ...rest };
}
