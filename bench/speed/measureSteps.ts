import { gatherTextFacts } from '#domain/documentFacts/gatherTextFacts';
import { readFiling } from '#domain/reading/readFiling';
import { readDocument } from '#server/documents/engine/readDocumentText';
import type { MeasuredPdf } from './findPdfs.ts';
import { median, processorTime } from './processorTime.ts';

export const today = '2026-11-02';

/** Milliseconds of processor time for each step, and in total. */
export type StepTimes = { steps: Map<string, number>; total: number };

/** Reads each of the PDFs once, as a worker does. */
export async function readOnce(pdfs: readonly MeasuredPdf[]): Promise<StepTimes> {
  const steps = new Map<string, number>();
  const began = processorTime();
  let last = began;
  const ended = (step: string) => {
    const now = processorTime();
    steps.set(step, (steps.get(step) ?? 0) + now - last);
    last = now;
  };
  for (const { name, bytes } of pdfs) {
    const document = await readDocument(bytes, name, { ended });
    ended('close');
    const reading = readFiling(document.text, { today, ended });
    gatherTextFacts(document.text, reading, ended);
  }
  return { steps, total: processorTime() - began };
}

/** The medians of several runs, by step. */
export function medianOf(runs: readonly StepTimes[]): StepTimes {
  const names = [...runs[0]!.steps.keys()];
  return {
    steps: new Map(names.map((name) => [name, median(runs.map((run) => run.steps.get(name) ?? 0))])),
    total: median(runs.map(({ total }) => total)),
  };
}
