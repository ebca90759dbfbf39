import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDocument } from '#server/documents/engine/readDocumentText';
import { planCourt } from '#server/seed/plan/planCourt';
import { planFilings } from '#server/seed/plan/planFilings';
import { typesetPlannedDocument } from '#server/seed/typesetPlannedDocument';
import { isSearchableScan } from './isSearchableScan.ts';

/** A PDF for measurements. */
export type MeasuredPdf = { name: string; bytes: Uint8Array };

const beside = fileURLToPath(new URL('../../../shared/corpus/files', import.meta.url));
const madeDocuments = 60;
/** The fixed date of the sample court's plan, so that the generated documents are always the same. */
const planned = '2026-11-02';
const court = {
  id: 'alder-superior',
  name: 'Superior Court of California, County of Alder',
  level: 'State Court',
  jurisdiction: 'California',
  county: 'Alder',
} as const;

/** The PDFs and their total number of pages. */
export type Measured = { pdfs: MeasuredPdf[]; pages: number };

/**
 * PDFs in which every page has text; files that cannot be opened are left out. `scans`: those whose pages are images
 * with recognized text.
 */
export async function keepBornDigital(pdfs: readonly MeasuredPdf[]): Promise<Measured & { scans: Measured }> {
  const born: Measured = { pdfs: [], pages: 0 };
  const scans: Measured = { pdfs: [], pages: 0 };
  for (const pdf of pdfs) {
    const read = await readDocument(pdf.bytes, pdf.name).catch(() => undefined);
    if (read === undefined || read.pages === null || read.pagesWithoutText.length > 0) continue;
    const kept = (await isSearchableScan(pdf.bytes)) ? scans : born;
    kept.pdfs.push(pdf);
    kept.pages += read.pages;
  }
  return { ...born, scans };
}

/** The PDFs of a folder, of the corpus next to the project, or generated from the sample court's plan. */
export async function findPdfs(folder?: string): Promise<{ pdfs: MeasuredPdf[]; what: string }> {
  const from = folder ?? (existsSync(beside) ? beside : undefined);
  if (from === undefined) return { pdfs: await makePdfs(), what: 'the sample court’s documents' };
  const pdfs = readdirSync(from, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.pdf$/i.test(entry.name))
    .map((entry) => ({
      name: entry.name,
      bytes: new Uint8Array(readFileSync(path.join(entry.parentPath, entry.name))),
    }));
  return { pdfs, what: folder === undefined ? 'real filings' : 'the files given' };
}

async function makePdfs(): Promise<MeasuredPdf[]> {
  const plan = planCourt({
    court,
    today: planned,
    taken: new Set(),
    kept: new Set(),
    sitting: { judge: '', weekday: 'Wednesday' },
    booked: [],
  });
  const filings = planFilings(plan.cases);
  const step = Math.max(1, Math.floor(filings.length / madeDocuments));
  const chosen = filings.filter((_, index) => index % step === 0).slice(0, madeDocuments);
  return Promise.all(
    chosen.map(async ({ held, document }, index) => ({
      name: `${index}.pdf`,
      bytes: await typesetPlannedDocument(
        held,
        document,
        plan.attorneys,
        new Date(`${document.filed_on}T17:00:00Z`),
        'UTC',
      ),
    })),
  );
}
