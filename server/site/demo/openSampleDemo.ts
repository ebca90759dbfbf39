import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DemoAnalysis, DemoSample } from '#contract/site';
import type { Evidence } from '#domain/documents/DocumentText';
import { listFields } from '#domain/filings/listedFields';
import type { Needs } from '#server/needs';
import { samplePapers } from '#server/seed/samplePapers';
import { setPaper } from '#server/seed/setPaper';

const fileOf: Record<DemoSample, string> = {
  complaint: 'Complaint for Damages.pdf',
  motion: 'Motion to Compel Further Responses.pdf',
  petition: 'Petition for Probate.pdf',
};
/** Pixels; enough for a page at half the width of a large screen. */
const pictureWidth = 900;

/**
 * The landing page's demonstration: an invented filing is set and read anew each time it is asked for, by the same
 * engine and readers as every filing. Visitors choose among samples; they cannot send a document of their own.
 */
export function openSampleDemo({
  engine,
  now,
}: Needs<'engine' | 'now'>): (sample: DemoSample) => Promise<DemoAnalysis> {
  const pictures = new Map<DemoSample, Promise<string>>();

  return async (sample) => {
    const paper = samplePapers.find(({ file }) => file === fileOf[sample])!;
    const folder = await mkdtemp(path.join(tmpdir(), 'assize-demo-'));
    try {
      const file = { path: path.join(folder, 'sample.pdf'), name: paper.file };
      await writeFile(file.path, setPaper(paper, now()));
      const began = performance.now();
      const analyzed = await engine.analyze(file, { today: now().toISOString().slice(0, 10) });
      const milliseconds = performance.now() - began;
      const [first] = (await engine.pageSizes(file)) ?? [];
      return {
        file_name: paper.file,
        pages: analyzed.pages ?? 1,
        milliseconds: Math.round(milliseconds * 10) / 10,
        picture: await pictureOf(sample, file),
        fields: listFields(analyzed.reading).map(({ field, value, confidence, evidence }) => ({
          field,
          value,
          confidence,
          boxes: first ? evidence.flatMap((one) => boxesOnFirst(one, first)) : [],
        })),
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  /** The page looks the same all day; its date changes with the process at the latest. */
  function pictureOf(sample: DemoSample, file: { path: string; name: string }): Promise<string> {
    const kept = pictures.get(sample);
    if (kept) return kept;
    const made = engine.renderPage(file, 1, pictureWidth).then((bytes) => {
      if (!bytes) throw new Error('The sample filing has no first page.');
      return `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
    });
    made.catch(() => pictures.delete(sample));
    pictures.set(sample, made);
    return made;
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
