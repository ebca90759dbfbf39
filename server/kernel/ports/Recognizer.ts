/** The picture of a page, and its dots an inch. */
export type Picture = {
  png: Uint8Array;
  resolution: number;
  /** The words that were found on it are painted over: what is left are scattered marks. */
  leftovers?: boolean;
};

/** Why a page was not recognised: it hung or wanted too much, or the recogniser fell over it. */
export type RecognitionProblem = 'too_slow' | 'too_much_memory' | 'fell';

export class RecognitionFailed extends Error {
  readonly problem: RecognitionProblem;
  constructor(problem: RecognitionProblem) {
    super(`Recognition failed: ${problem}.`);
    this.problem = problem;
  }
}

/** Reads the words off pictures, in processes of its own, as many at once as it was given. */
export type Recognizer = {
  kind: 'native' | 'bundled';
  /** Program and version, as it is kept beside what it recognised. */
  name: string;
  /** Pictures that it takes at once. */
  parallel: number;
  /** What stands on a picture, as hOCR. Fails with a RecognitionFailed that says whose fault it was. */
  recognize(picture: Picture): Promise<string>;
  close(): Promise<void>;
};
