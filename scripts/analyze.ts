import { stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeSummary, writeSummaryPart } from '#contract/messages/writeMessages';
import { assessCompleteness } from '#domain/acceptance/assessCompleteness';
import { readingToRecord } from '#domain/filings/readingToRecord';
import { checkAlone } from '#domain/rules/checks/checkAlone';
import { countFindings } from '#domain/rules/checks/countFindings';
import { withFindings } from '#domain/rules/checks/withFindings';
import { describeCompliance } from '#server/checks/describeCompliance';
import { openRecognition } from '#server/documents/engine/ocr/openRecognition';
import { openDocumentEngine } from '#server/documents/engine/openDocumentEngine';
import { describeReasons } from '#server/filings/describeReasons';
import type { DocumentEngine } from '#server/kernel/ports/DocumentEngine';
import { Refusal } from '#server/kernel/Refusal';

/**
 * `npm run analyze -- FILE…`: reads filings with the server's own engine and prints one JSON object per line, in the
 * order of the arguments. Exits with 0 if every file has a result, including refusals.
 */

const largest = 10 * 1024 * 1024;

async function answerFor(engine: DocumentEngine, file: string): Promise<object> {
  const began = performance.now();
  try {
    const name = path.basename(file);
    const place = path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
    const found = await stat(place).catch((error: NodeJS.ErrnoException) => error);
    if (found instanceof Error) return refused(file, unreadable(found), 'The file cannot be read.');
    if (!found.isFile()) return refused(file, 'file_unreadable', 'This is not a file.');
    if (found.size > largest) throw new Refusal('document_too_large', { file_name: name });
    const today = new Date().toISOString().slice(0, 10);
    const { reading, facts, timings } = await engine.analyze({ path: place, name }, { today });
    const check = checkAlone(name, today, { reading, facts });
    const judged = withFindings(assessCompleteness(reading), check.findings);
    const { summary, evidence, ...record } = readingToRecord(reading);
    const parts = reading.summary.map((part) => ({ ...part, value: writeSummaryPart(part.value) }));
    const reasons = describeReasons(judged.confidence_reasons);
    const { main_document } = describeCompliance(
      {
        ...{ document_name: name, analysis_state: 'done', is_complete: judged.is_complete },
        reasons: judged.confidence_reasons,
        rules: { name: check.pack.name, edition: check.pack.edition, counts: countFindings(check.findings) },
        ledger: null,
      },
      [],
    );
    return {
      file,
      ok: true,
      analysis: {
        ...record,
        summary: writeSummary(summary),
        is_complete: judged.is_complete,
        ...reasons,
        evidence: parts.length === 0 ? evidence : { ...evidence, summary: parts },
      },
      compliance_check: {
        main_document: { ...main_document, compliance_check: { ...main_document.compliance_check, found_cases: [] } },
        supporting_documents: [],
        check,
      },
      timings: {
        reading_ms: round(timings.reading),
        analyzing_ms: round(timings.analyzing),
        total_ms: round(performance.now() - began),
      },
    };
  } catch (error) {
    if (error instanceof Refusal) return refused(file, error.code, error.message);
    console.error(error);
    return refused(file, 'unexpected', 'An unexpected error occurred');
  }
}

function refused(file: string, code: string, message: string): object {
  return { file, ok: false, error: { code, message } };
}

function unreadable(error: NodeJS.ErrnoException): string {
  return error.code === 'ENOENT' ? 'file_not_found' : 'file_unreadable';
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}

/** Processes as many files in parallel as there are cores, with a small buffer; results are printed in order. */
async function analyzeAll(files: readonly string[]): Promise<void> {
  const engine = await openDocumentEngine({ recognition: await openRecognition() });
  const ahead = 2 * os.availableParallelism();
  const answers: Promise<object>[] = [];
  try {
    for (const [index, file] of files.entries()) {
      answers.push(answerFor(engine, file));
      if (index >= ahead) await print(answers.shift()!);
    }
    for (const answer of answers) await print(answer);
  } finally {
    await engine.close();
  }
}

async function print(answer: Promise<object>): Promise<void> {
  const line = `${JSON.stringify(await answer)}\n`;
  if (!process.stdout.write(line)) await new Promise((resolve) => process.stdout.once('drain', resolve));
}

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: npm run --silent analyze -- FILE…');
  process.exitCode = 2;
} else {
  await analyzeAll(files);
}
