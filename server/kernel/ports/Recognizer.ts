/** The picture of a page, and its dots an inch. */
export type Picture = {
  png: Uint8Array;
  resolution: number;
  /** The words that were found on it are painted over: what is left are scattered marks. */
  leftovers?: boolean;
};

/** Why a page was not recognized: the recognizer hung, used too much, or crashed on it. */
export const recognitionProblems = ['too_slow', 'too_much_memory', 'fell'] as const;
export type RecognitionProblem = (typeof recognitionProblems)[number];

export class RecognitionFailed extends Error {
  readonly problem: RecognitionProblem;
  constructor(problem: RecognitionProblem) {
    super(`Recognition failed: ${problem}.`);
    this.problem = problem;
  }
}

/** Reads words from images, in separate processes, with a fixed number in parallel. */
export type Recognizer = {
  kind: 'native' | 'bundled';
  /** Program and version, stored with its results. */
  name: string;
  /** Pictures that it processes concurrently. */
  parallel: number;
  /** The content of an image as hOCR. Fails with a RecognitionFailed that says what caused it. */
  recognize(picture: Picture): Promise<string>;
  close(): Promise<void>;
};
