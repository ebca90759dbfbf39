import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeProblem } from '#contract/messages/writeMessages';
import { findCitations } from '#domain/citations/findCitations';
import { findIdentifiers } from '#domain/identifiers/findIdentifiers';
import { readDocument } from '#server/documents/engine/readDocumentText';
import { openScanReader } from '../openScanReader.ts';
import { checkDocument } from './checkDocument.ts';
import { say } from './measureUnseen.ts';
import type { Answer } from './Tally.ts';

export type FileFigures = {
  files: number;
  pages: number;
  refused: number;
  citations: number;
  /** Files with at least one finding of the type, and all findings of the type. */
  findings: Record<string, { files: number; all: number }>;
  answers: Answer[];
};

/** Real filings, if they are next to the project: all findings are printed for review by a person. */
export async function measureFiles(folder: string): Promise<FileFigures | null> {
  if (!existsSync(folder)) return null;
  const figures: FileFigures = { files: 0, pages: 0, refused: 0, citations: 0, findings: {}, answers: [] };
  const reader = await openScanReader(true);
  for (const name of readdirSync(folder).sort()) {
    if (!/\.(pdf|docx|doc|txt)$/i.test(name)) continue;
    figures.files += 1;
    try {
      const bytes = new Uint8Array(readFileSync(path.join(folder, name)));
      const opened = await readDocument(bytes, name);
      const read = opened.pagesWithoutText.length > 0 ? { ...opened, text: await reader.read(bytes, name) } : opened;
      const { text, pages, unseen } = read;
      const broken = checkDocument(read, name);
      count(
        figures,
        broken.map(({ rule_id }) => rule_id),
      );
      figures.pages += pages ?? 1;
      const identifiers = findIdentifiers(text);
      figures.citations += findCitations(text.text).length;
      count(
        figures,
        unseen.map(({ kind }) => kind),
      );
      count(
        figures,
        identifiers.map(({ kind }) => kind),
      );
      if (unseen.length > 0) figures.answers.push({ id: name, right: false, said: say(unseen) });
      for (const { kind, shown, confidence, evidence } of identifiers.slice(0, 12)) {
        const [place] = evidence;
        const where =
          place === undefined ? '' : place.kind === 'page' ? `page ${place.page}` : `paragraph ${place.paragraph}`;
        figures.answers.push({
          id: name,
          right: false,
          said: `${kind} ${shown} (${confidence}) ${where}: ${place?.quote ?? ''}`,
        });
      }
      for (const { rule_id, says } of broken)
        figures.answers.push({ id: name, right: false, said: `${rule_id}: ${writeProblem(says).message}` });
    } catch (error) {
      figures.refused += 1;
      figures.answers.push({
        id: name,
        right: false,
        said: `not read: ${error instanceof Error ? error.message : error}`,
      });
    }
  }
  await reader.close();
  return figures;
}

function count(figures: FileFigures, kinds: readonly string[]): void {
  for (const kind of new Set(kinds)) {
    const known = figures.findings[kind] ?? { files: 0, all: 0 };
    const all = kinds.filter((one) => one === kind).length;
    figures.findings[kind] = { files: known.files + 1, all: known.all + all };
  }
}
