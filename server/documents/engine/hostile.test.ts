import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusals } from '#contract/refusals';
import type { DocumentEngine } from '#server/kernel/ports/DocumentEngine';
import { openRandom } from '#server/seed/plan/random';
import { hostileKinds } from '#server/testing/hostile/hostileKinds';
import { documentRefusalCodes } from './documentRefusals.ts';
import { openDocumentEngine } from './openDocumentEngine.ts';
import { mostPagesByDefault } from './pdf/measurePdf.ts';

const seed = 1;
/** Kinds that take seconds run only in the bench. */
const quick = hostileKinds.filter(({ heavy }) => !heavy);
/** Far more than any of them takes, also on a machine under load: their answers must not depend on its speed. */
const milliseconds = 240_000;
const patience = { timeout: 300_000 };

let folder: string;
let engine: DocumentEngine;
let fallen: string[];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  fallen = [];
  engine = await openDocumentEngine({ workers: 1, milliseconds, onFall: (name) => fallen.push(name) });
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

/** Inspected and read, as a filing is. */
async function answerTo(bytes: Buffer, name: string): Promise<string> {
  const file = { path: path.join(folder, 'file'), name };
  await writeFile(file.path, bytes);
  try {
    await engine.inspect(file);
    await engine.analyze(file, { today: '2026-03-17' });
    return 'analysis';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

describe('damaged and hostile documents', () => {
  test.each(quick.map((one) => [one.kind, one] as const))(
    '%s results in an analysis or the correct error',
    patience,
    async (_kind, { name, make, answers }) => {
      // Where chance has no part, one answer alone is right.
      if (make.length === 0) expect(answers).toHaveLength(1);
      expect(answers).toContain(await answerTo(make(openRandom(seed)), name));
    },
  );

  test('none of them stopped the engine', () => {
    expect(fallen).toEqual([]);
  });
});

describe('random damage', () => {
  const random = quick.filter(({ make }) => make.length > 0);
  test.each(random.map((one) => [one.kind, one] as const))(
    '%s results in a response, ten times',
    patience,
    async (_kind, kind) => {
      for (let time = 0; time < 10; time++) {
        const answer = await answerTo(kind.make(openRandom(seed + time)), kind.name);
        expect(kind.answers, `seed ${seed + time}`).toContain(answer);
      }
    },
  );
});

test('every error states what is wrong with a document and how to fix it', () => {
  for (const code of documentRefusalCodes) {
    const { words } = refusals[code];
    expect(words.match(/\.(?: |$)/g)?.length, code).toBeGreaterThan(1);
    expect(words, code).toMatch(/\b(?:save|send|choose|split|remove|give|print)\b/i);
  }
  expect(refusals.document_too_many_pages.words).toContain(mostPagesByDefault.toLocaleString('en-US'));
});
