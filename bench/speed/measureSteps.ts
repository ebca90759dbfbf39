import { gatherTextFacts } from '#domain/documentFacts/gatherTextFacts';
import { readFiling } from '#domain/reading/readFiling';
import type { StepEnded } from '#domain/reading/StepEnded';
import { readDocument } from '#server/documents/engine/readDocumentText';
import type { MeasuredPdf } from './findPdfs.ts';
import { median, processorTime } from './processorTime.ts';

export const today = '2026-11-02';

/** Milliseconds of processor time for each step, and in total. */
export type StepTimes = { steps: Map<string, number>; total: number };

/** Reads each of the PDFs once, as a worker does, and measures each step. */
export async function readOnce(pdfs: readonly MeasuredPdf[]): Promise<StepTimes> {
  const steps = new Map<string, number>();
  let last = processorTime();
  const total = await timeOnce(pdfs, (step) => {
    const now = processorTime();
    steps.set(step, (steps.get(step) ?? 0) + now - last);
    last = now;
  });
  return { steps, total };
}

/** The time to read each of the PDFs once; without measuring steps, which takes 4% more. */
export async function timeOnce(pdfs: readonly MeasuredPdf[], ended?: StepEnded): Promise<number> {
  const began = processorTime();
  for (const { name, bytes } of pdfs) {
    const document = await readDocument(bytes, name, { ended });
    ended?.('close');
    const reading = readFiling(document.text, { today, ...(ended && { ended }) });
    gatherTextFacts(document.text, reading, ended);
  }
  return processorTime() - began;
}

/** The medians of several runs, by step. */
export function medianOf(runs: readonly StepTimes[]): StepTimes {
  const names = [...runs[0]!.steps.keys()];
  return {
    steps: new Map(names.map((name) => [name, median(runs.map((run) => run.steps.get(name) ?? 0))])),
    total: median(runs.map(({ total }) => total)),
  };
}
