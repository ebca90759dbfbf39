import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeDoubt } from '#contract/messages/writeMessages';
import { typeWords } from '#domain/reading/title/typeWords';
import { checkAlone } from '#domain/rules/checks/checkAlone';
import type { Finding } from '#domain/rules/checks/Finding';
import { openRecognition } from '#server/documents/engine/ocr/openRecognition';
import { openDocumentEngine } from '#server/documents/engine/openDocumentEngine';
import { openRecognizedStore, recognizedFolder } from '../recognizedStore.ts';

/** The findings of the complete analysis of one file. */
export type CheckedFile = {
  file: string;
  pages: number;
  docType: string | null;
  court: string | null;
  pack: string;
  findings: Finding[];
  /** Applicable rules that could not be checked, with the reason. */
  notChecked: { rule_id: string; why: string }[];
  refused?: string;
};

/** The date on which the filings are checked, so that deadlines and editions of rules are the same in every run. */
const today = '2026-07-01';

/** Analyzes every document of a folder with the server's own engine, with OCR for scans, one after another. */
export async function* listFindings(folder: string): AsyncGenerator<CheckedFile> {
  const recognition = await openRecognition();
  const recognized = openRecognizedStore(await recognizedFolder(), recognition?.recognizer.name ?? '');
  const engine = await openDocumentEngine({ recognition, recognized, workers: 1 });
  try {
    for (const name of readdirSync(folder).sort()) {
      if (!/\.(pdf|docx|doc|txt)$/i.test(name)) continue;
      const file = { path: path.join(folder, name), name };
      const sha256 = createHash('sha256')
        .update(await readFile(file.path))
        .digest('hex');
      try {
        const { reading, facts } = await engine.analyze({ ...file, sha256 }, { today });
        const { findings, pack, not_checked } = checkAlone(name, today, { reading, facts });
        yield {
          ...{ file: name, pages: facts.file.pages ?? 1, pack: pack.id, findings },
          docType: reading.doc_type === undefined ? null : typeWords(reading.doc_type),
          court: reading.court?.value ?? null,
          notChecked: not_checked.map(({ rule_id, why }) => ({ rule_id, why: writeDoubt(why) })),
        };
      } catch (error) {
        const refused = error instanceof Error ? error.message : String(error);
        yield { file: name, pages: 0, docType: null, court: null, pack: '', findings: [], notChecked: [], refused };
      }
    }
  } finally {
    await engine.close();
  }
}
