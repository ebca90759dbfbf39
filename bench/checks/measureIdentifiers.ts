import type { DocumentText } from '#domain/documents/DocumentText';
import { findIdentifiers } from '#domain/identifiers/findIdentifiers';
import type { Identifier } from '#domain/identifiers/Identifier';
import { readDocument } from '#server/documents/engine/readDocumentText';
import { setPdf } from '#server/testing/setPdf';
import { type IdentifierCase, identifierCases } from './identifierCases.ts';
import type { Answer, Tally } from './Tally.ts';

export type IdentifierFigures = { tallies: Tally[]; answers: Answer[] };

/** Reads each case as continuous text and as a printed page, and checks which identifiers are found. */
export async function measureIdentifiers(options: { each: number; seed: number }): Promise<IdentifierFigures> {
  const tallies = new Map<string, Tally>();
  const answers: Answer[] = [];
  for (const one of identifierCases(options)) {
    const tally = tallies.get(one.kind) ?? { kind: one.kind, n: 0, found: 0, clean: 0, falseAlarms: 0 };
    tallies.set(one.kind, tally);
    for (const [manner, text] of Object.entries(await textsOf(one))) {
      const found = findIdentifiers(text);
      const missed = one.expect.filter((wanted) => !found.some((got) => isIt(got, wanted)));
      const wrong = found.filter((got) => !one.expect.some((wanted) => isIt(got, wanted)));
      tally.n += one.expect.length;
      tally.found += one.expect.length - missed.length;
      tally.clean += one.expect.length === 0 ? 1 : 0;
      tally.falseAlarms += one.expect.length === 0 && wrong.length > 0 ? 1 : 0;
      if (missed.length + wrong.length === 0) continue;
      const said = [
        ...missed.map(({ kind, shown }) => `missed ${kind} ${shown}`),
        ...wrong.map(({ kind, shown }) => `wrongly ${kind} ${shown}`),
      ];
      answers.push({
        id: `${one.id}, ${manner}`,
        right: false,
        said: `${said.join(', ')} in ${JSON.stringify(one.lines.filter(Boolean).join(' / '))}`,
      });
    }
  }
  return { tallies: [...tallies.values()], answers };
}

export function isIt(got: Identifier, wanted: { kind: string; shown?: string | undefined }): boolean {
  return (
    got.kind === wanted.kind &&
    (wanted.shown === undefined ||
      wanted.shown.split('|').some((one) => one.endsWith(got.shown) || got.shown.endsWith(one)))
  );
}

async function textsOf({ lines }: IdentifierCase): Promise<{ text: DocumentText; page: DocumentText }> {
  const plain = Buffer.from(lines.join('\n'));
  const printed = lines
    .flatMap((line) => foldLine(line))
    .map((text, index) => ({
      text: text.replaceAll('’', "'").replaceAll('–', '-'),
      ...{ x: 54, y: 720 - 15 * index, size: 10, font: 'courier' as const },
    }));
  const [flow, page] = await Promise.all([
    readDocument(new Uint8Array(plain), 'paper.txt'),
    readDocument(new Uint8Array(setPdf([{ texts: printed }])), 'paper.pdf'),
  ]);
  return { text: flow.text, page: page.text };
}

const widest = 80;

/** Lines up to the width of a page. */
function foldLine(line: string): string[] {
  const rows: string[] = [];
  let rest = line;
  while (rest.length > widest) {
    const at = rest.lastIndexOf(' ', widest);
    rows.push(rest.slice(0, at));
    rest = rest.slice(at + 1);
  }
  return [...rows, rest];
}
