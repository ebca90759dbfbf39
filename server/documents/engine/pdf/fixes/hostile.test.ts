import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FixOrder } from '#domain/fixes/Fix';
import type { DocumentEngine } from '#server/kernel/ports/DocumentEngine';
import { openRandom } from '#server/seed/plan/random';
import { hostileKinds } from '#server/testing/hostile/hostileKinds';
import { setPdf } from '#server/testing/setPdf';
import { documentRefusalCodes } from '../../documentRefusals.ts';
import { openDocumentEngine } from '../../openDocumentEngine.ts';

let folder: string;
let engine: DocumentEngine;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  // What takes longer is refused, which is one of the right answers.
  engine = await openDocumentEngine({ workers: 1, milliseconds: 4000 });
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

const orders: readonly FixOrder[] = [
  { fix: 'remove_active' },
  { fix: 'letter_size', pages: [1, 2, 3] },
  { fix: 'redact', marks: [{ page: 1, box: [72, 72, 200, 100] }] },
];
const pdfs = hostileKinds.filter(({ heavy, name }) => !heavy && name.endsWith('.pdf'));

test.each(pdfs.map((one) => [one.kind, one] as const))(
  '%s is fixed, or refused with a reason',
  { timeout: 300_000 },
  async (_kind, { name, make }) => {
    const file = { path: path.join(folder, 'file'), name };
    await writeFile(file.path, make(openRandom(1)));
    for (const order of orders) {
      const code = await engine.fix(file, order).then(
        () => 'fixed',
        (error: { code?: string }) => error.code ?? String(error),
      );
      expect(['fixed', ...documentRefusalCodes], `${order.fix}: ${code}`).toContain(code);
    }
  },
);

test('a fix that takes too long is ended, and refused with the reason', async () => {
  const impatient = await openDocumentEngine({ workers: 1, milliseconds: 400 });
  const file = { path: path.join(folder, 'long'), name: 'Long.pdf' };
  const pages = Array.from({ length: 60 }, () => ({ texts: [{ text: 'Number 123-45-6789', x: 72, y: 700 }] }));
  await writeFile(file.path, setPdf(pages));
  const marks = pages.map((_, index) => ({ page: index + 1, box: [100, 80, 200, 100] as const }));
  await expect(impatient.fix(file, { fix: 'redact', marks })).rejects.toMatchObject({ code: 'document_too_slow' });
  await impatient.close();
});
