import { RecognitionFailed, type RecognitionProblem } from '#server/kernel/ports/Recognizer';
import { Refusal } from '#server/kernel/Refusal';
import type { DrawingOrder, DrawnPage } from '../pdf/drawForRecognition.ts';
import type { Recognition, RecognizedStore } from './Recognition.ts';
import { packRecognized } from './RecognizedPage.ts';
import { recognizePage } from './recognizePage.ts';

/** The pages of one document that wait for recognition. */
export type RecognitionTask = {
  /** Hash of the document, where it is kept. */
  sha256: string | undefined;
  pages: number[];
  /** Pages recognized earlier. */
  known: number;
  draw(page: number, order: DrawingOrder): Promise<DrawnPage | null>;
  onPage?: ((done: number, of: number) => void) | undefined;
  /** No page is started after this many milliseconds. */
  milliseconds?: number | undefined;
};

export type RecognitionResult = { recognized: Record<number, string>; failed: number[]; left: number[] };

/** A caption may extend over two pages; none extends past the third. */
const captionPages = 3;
/** A recognizer that fails on this many pages in a row does not work at all. */
const mostFailures = 4;

/**
 * Recognizes the pages of a document, several at a time, and stores each as soon as it is read. A page on which the
 * recognizer hangs or crashes is reported and skipped.
 */
export async function recognizeDocument(
  { recognizer, mostPages }: Recognition,
  store: RecognizedStore | undefined,
  task: RecognitionTask,
): Promise<RecognitionResult> {
  const { sha256 } = task;
  const began = performance.now();
  const result: RecognitionResult = { recognized: {}, failed: [], left: [] };
  const failedBefore = new Set(sha256 === undefined ? [] : await store?.findFailed(sha256));
  const waiting = task.pages.filter((page) => !failedBefore.has(page)).slice(0, Math.max(0, mostPages - task.known));
  const of = task.known + waiting.length;
  let done = task.known;
  let failuresInARow = 0;
  const isOver = () =>
    failuresInARow >= mostFailures || (task.milliseconds ?? Number.POSITIVE_INFINITY) <= performance.now() - began;

  async function recognizeNext(): Promise<void> {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      if (isOver()) {
        result.left.push(page);
        continue;
      }
      try {
        const number = page;
        const twice = number <= captionPages;
        const found = await recognizePage((order) => task.draw(number, order), recognizer, { twice });
        if (found === null) continue;
        const packed = packRecognized(found);
        result.recognized[page] = packed;
        failuresInARow = 0;
        if (sha256 !== undefined) await store?.keep(sha256, page, recognizer.name, packed);
      } catch (error) {
        const problem = problemOf(error);
        if (problem === undefined) throw error;
        failuresInARow++;
        result.failed.push(page);
        if (sha256 !== undefined) await store?.keepFailure(sha256, page, recognizer.name, problem);
      }
      task.onPage?.(++done, of);
    }
  }

  if (waiting.length > 0) task.onPage?.(done, of);
  await Promise.all(Array.from({ length: recognizer.parallel }, recognizeNext));
  if (failuresInARow >= mostFailures) result.failed.push(...result.left.splice(0));
  return result;
}

/** A page that its worker could not draw is one page without text, and no reason to refuse the document. */
function problemOf(error: unknown): RecognitionProblem | undefined {
  if (error instanceof RecognitionFailed) return error.problem;
  if (!(error instanceof Refusal) || !error.code.startsWith('document_')) return undefined;
  if (error.code === 'document_too_slow') return 'too_slow';
  return error.code === 'document_too_much_memory' ? 'too_much_memory' : 'fell';
}
