import { expect, test } from 'vitest';
import { Refusal } from '#server/kernel/Refusal';
import { openDocumentEngine } from './openDocumentEngine.ts';
import type { DocumentWorker } from './startDocumentWorker.ts';

/** An engine of one worker at a time, in which the document `large` has enough memory as given. */
async function openWithMemory(isEnough: (documentsBefore: number) => boolean) {
  let started = 0;
  const startWorker = (): DocumentWorker => {
    let documents = 0;
    started += 1;
    return {
      async run({ task }) {
        const before = documents++;
        if (task.file.name === 'large' && !isEnough(before)) throw new Refusal('document_too_much_memory');
        return { format: 'txt', pages: null, timings: {} };
      },
      ready: Promise.resolve(),
      isAlive: () => true,
      documents: () => documents,
      hasGrown: () => false,
      pid: () => undefined,
      stop: async () => {},
    };
  };
  const engine = await openDocumentEngine({ workers: 1, startWorker });
  const analyze = (name: string) => engine.analyze({ path: '/', name }, { today: '2026-03-17' });
  return { analyze, started: () => started };
}

test('a document that lacks memory in a used worker is read in a new one', async () => {
  const { analyze, started } = await openWithMemory((before) => before === 0);
  await analyze('small');
  await analyze('large');
  expect(started()).toBe(2);
});

test('a document that lacks memory in a new worker is refused', async () => {
  const { analyze, started } = await openWithMemory(() => false);
  await analyze('small');
  await expect(analyze('large')).rejects.toMatchObject({ code: 'document_too_much_memory' });
  expect(started()).toBe(2);
});
