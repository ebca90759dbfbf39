import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSamples } from '#contract/site';
import { dayMs } from '#domain/days/days';
import { openDocumentEngine } from '#server/documents/engine/openDocumentEngine';
import type { DocumentEngine } from '#server/kernel/ports/DocumentEngine';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
let engine: DocumentEngine;
let analyses = 0;
beforeAll(async () => {
  engine = await openDocumentEngine({ workers: 1 });
  const counting: DocumentEngine = {
    ...engine,
    analyze(file, options) {
      analyses += 1;
      return engine.analyze(file, options);
    },
  };
  court = await startTestServer({ services: { engine: counting } });
});
afterAll(async () => {
  await court.stop();
  await engine.close();
});

test('sixty calls from visitors cause each sample to be read once a day', async () => {
  const ask = (n: number) => court.as('visitor').post('/site/demo/', { sample: demoSamples[n % demoSamples.length] });
  const replies = await Promise.all(Array.from({ length: 60 }, (_, n) => ask(n)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(60).fill(200));
  expect(analyses).toBe(demoSamples.length);
  court.clock.now = new Date(court.clock.now.getTime() + dayMs);
  await ask(0);
  expect(analyses).toBe(demoSamples.length + 1);
});
