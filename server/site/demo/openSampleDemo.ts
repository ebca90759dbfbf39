import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DemoAnalysis, DemoSample } from '#contract/site';
import type { Evidence } from '#domain/documents/DocumentText';
import { listFields } from '#domain/reading/listedFields';
import { describeField } from '#server/filings/describeField';
import type { Needs } from '#server/kernel/needs';
import type { DocumentFile } from '#server/kernel/ports/DocumentEngine';
import { sampleDocuments } from '#server/seed/sampleDocuments';
import { typesetDocument } from '#server/seed/typesetDocument';

const fileOf: Record<DemoSample, string> = {
  complaint: 'Complaint for Damages.pdf',
  motion: 'Motion to Compel Further Responses.pdf',
  petition: 'Petition for Probate.pdf',
};
/** Pixels; enough for a page at half the width of a large screen. */
const pictureWidth = 900;

/**
 * The landing page's demonstration: once a day, an invented filing is typeset and read by the same engine and readers
 * as every filing, and every visitor of that day sees the result. Visitors choose among samples; they cannot send a
 * document, and cannot make the workers do anything twice.
 */
export function openSampleDemo({
  engine,
  now,
}: Needs<'engine' | 'now'>): (sample: DemoSample) => Promise<DemoAnalysis> {
  const kept = new Map<DemoSample, { day: string; analysis: Promise<DemoAnalysis> }>();

  return (sample) => {
    const day = now().toISOString().slice(0, 10);
    const known = kept.get(sample);
    if (known?.day === day) return known.analysis;
    const analysis = read(sample);
    kept.set(sample, { day, analysis });
    // Faults are not cached.
    analysis.catch(() => kept.delete(sample));
    return analysis;
  };

  async function read(sample: DemoSample): Promise<DemoAnalysis> {
    const paper = sampleDocuments.find(({ file }) => file === fileOf[sample])!;
    const folder = await mkdtemp(path.join(tmpdir(), 'assize-demo-'));
    try {
      const file = { path: path.join(folder, 'sample.pdf'), name: paper.file };
      await writeFile(file.path, typesetDocument(paper, now()));
      const began = performance.now();
      const analyzed = await engine.analyze(file, { today: now().toISOString().slice(0, 10) });
      const milliseconds = performance.now() - began;
      const [first] = (await engine.pageSizes(file)) ?? [];
      return {
        file_name: paper.file,
        pages: analyzed.pages ?? 1,
        milliseconds: Math.round(milliseconds * 10) / 10,
        picture: await drawFirstPage(file),
        fields: listFields(analyzed.reading).map(({ evidence, ...field }) => ({
          field: field.field,
          value: describeField({ ...field, evidence }).value,
          confidence: field.confidence,
          boxes: first ? evidence.flatMap((one) => boxesOnFirst(one, first)) : [],
        })),
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function drawFirstPage(file: DocumentFile): Promise<string> {
    const bytes = await engine.renderPage(file, 1, pictureWidth);
    if (!bytes) throw new Error('The first page of the sample filing is missing.');
    return `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
  }
}

function boxesOnFirst(evidence: Evidence, { width, height }: { width: number; height: number }) {
  if (evidence.kind !== 'page' || evidence.page !== 1) return [];
  return evidence.boxes.map(([left, top, right, bottom]): [number, number, number, number] => [
    left / width,
    top / height,
    right / width,
    bottom / height,
  ]);
}
