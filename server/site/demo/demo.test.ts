import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoAnalysis, demoSamples } from '#contract/site';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());

const analyze = async (sample: string) => court.as('visitor').post('/site/demo/', { sample });
const valuesIn = ({ fields }: DemoAnalysis, name: string) =>
  fields.filter(({ field }) => field === name).map(({ value }) => value);

test('a visitor sees the actual analysis of a sample filing, with the position of each value', async () => {
  const read = (await analyze('complaint')).json() as DemoAnalysis;
  expect(valuesIn(read, 'case_number')).toEqual(['26CV00431']);
  expect(valuesIn(read, 'plaintiffs')).toEqual(['Morgan Sample']);
  expect(valuesIn(read, 'amount')).toEqual(['$84,500.00']);
  expect(read.milliseconds).toBeGreaterThan(0);
  expect(read.picture).toMatch(/^data:image\/webp;base64,UklGR/);
  const number = read.fields.find(({ field }) => field === 'case_number')!;
  for (const box of number.boxes) for (const share of box) expect(share).toBeGreaterThan(0);
  for (const box of number.boxes) for (const share of box) expect(share).toBeLessThan(1);
  expect(number.boxes.length).toBeGreaterThan(0);
});

test('each sample is a distinct filing', async () => {
  const kinds = await Promise.all(
    demoSamples.map(async (sample) => valuesIn((await analyze(sample)).json() as DemoAnalysis, 'doc_type')[0]),
  );
  expect(new Set(kinds).size).toBe(demoSamples.length);
});

test('no other document can be requested', async () => {
  expect((await analyze('../../etc/passwd')).statusCode).toBe(400);
});
