/** Rows one after the other, from `first` up to but not including `end`, that one gutter parts from top to bottom. */
export type Band = { first: number; end: number; middle: number; gutter: number; twoSided: number; ruled: boolean };
