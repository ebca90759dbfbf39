import type { RecognitionProblem, Recognizer } from '#server/kernel/ports/Recognizer';

/** The store of recognized pages, so that no page is recognized twice. Pages are found by their document's hash. */
export type RecognizedStore = {
  /** Packed pages by their numbers; all of a document's, or one. */
  find(sha256: string, page?: number): Promise<Record<number, string>>;
  /** Numbers of pages at which recognition failed of late. */
  findFailed(sha256: string): Promise<number[]>;
  keep(sha256: string, page: number, recognizer: string, packed: string): Promise<void>;
  keepFailure(sha256: string, page: number, recognizer: string, problem: RecognitionProblem): Promise<void>;
};

/** How pages without text are read. */
export type Recognition = {
  recognizer: Recognizer;
  /** The number of recognized pages per document; further pages have no text. */
  mostPages: number;
};

export const mostRecognizedPages = 500;
