import { describe, expect, test } from 'vitest';
import type { DocumentEngine } from '#server/kernel/ports/DocumentEngine';
import { openDocumentEngine } from './openDocumentEngine.ts';
import type { DocumentWorker } from './startDocumentWorker.ts';
import { chooseNext, mostAnalysesOf, type Turn } from './takeTurns.ts';
import { budgetMs, openWorkBudget } from './workBudget.ts';

const analysis = (user?: string): Turn => ({ urgent: false, user });
const page = (user?: string): Turn => ({ urgent: true, user });
const standings = (lastTurn: Record<string, number> = {}, spent: string[] = []) => ({
  lastTurn: new Map(Object.entries(lastTurn)),
  overBudget: (user: string) => spent.includes(user),
});

describe('the next task', () => {
  const places = { workers: 2, forPages: 1 };

  test.each([
    ['a page passes analyses', [analysis('a'), page('b')], [], 1],
    ['an analysis leaves the place that is kept for pages', [analysis('c')], [analysis('a'), analysis('b')], -1],
    ['a page takes it', [analysis('c'), page('c')], [analysis('a'), analysis('b')], 1],
    ['one person does not take all the workers', [analysis('a'), analysis('b')], [analysis('a')], 1],
    ['one person alone does not either', [analysis('a')], [analysis('a')], -1],
    ['pages of one person leave room', [page('a'), page('b')], [page('a'), page('a')], 1],
    ['the portal’s own work waits for nobody’s turn', [analysis('a'), analysis()], [], 1],
    ['nobody runs when all places are taken', [page('c')], [page('a'), page('a'), page('b')], -1],
  ] as const)('%s', (_what, waiting, running, expected) => {
    expect(chooseNext(waiting, running, places, standings({ a: 1 }))).toBe(expected);
  });

  test('whose last turn is the longest ago goes first, and the one whose budget is spent goes last', () => {
    const waiting = [analysis('a'), analysis('b'), analysis('c')];
    expect(chooseNext(waiting, [], places, standings({ a: 3, b: 2, c: 1 }))).toBe(2);
    expect(chooseNext(waiting, [], places, standings({ a: 3, b: 2, c: 1 }, ['c']))).toBe(1);
    expect(chooseNext([analysis('c')], [], places, standings({ c: 1 }, ['c']))).toBe(0);
  });

  test('one person has two concurrent analyses if there are enough workers', () => {
    expect([1, 2, 3, 8].map((workers) => mostAnalysesOf({ workers }))).toEqual([1, 1, 2, 2]);
  });
});

test('a budget is that of the last hour, and says when it is free again', () => {
  let at = 0;
  const budget = openWorkBudget(() => at);
  budget.spend('a', budgetMs - 1);
  expect(budget.isSpent('a')).toBe(false);
  at = 120_000;
  budget.spend('a', 1000);
  expect([budget.isSpent('a'), budget.isSpent('b')]).toEqual([true, false]);
  expect(budget.secondsUntilFree('a')).toBe(3600 - 120);
  at = 3_600_001;
  expect(budget.secondsUntilFree('a')).toBe(0);
});

/** The real engine with workers whose tasks end when the test says. */
async function openWithHands(places: { workers: number; forPages?: number }) {
  const begun: { name: string; end(): void }[] = [];
  const startWorker = (): DocumentWorker => ({
    run: ({ task }) =>
      new Promise((resolve) => {
        const result = task.kind === 'render' ? new Uint8Array() : { format: 'txt', pages: null, timings: {} };
        begun.push({ name: `${task.kind} ${task.file.name}`, end: () => resolve(result) });
      }),
    ready: Promise.resolve(),
    isAlive: () => true,
    documents: () => 0,
    hasGrown: () => false,
    pid: () => undefined,
    stop: async () => {},
  });
  const engine = await openDocumentEngine({ ...places, startWorker });
  const end = async (name: string) => {
    begun.find((one) => one.name === name)!.end();
    await new Promise(setImmediate);
  };
  return { engine, begun: () => begun.map(({ name }) => name), end };
}
const analyze = (engine: DocumentEngine, user: string, name: string) =>
  engine.analyze({ path: '/', name, user }, { today: '2026-03-17' });

describe('the review’s measurements', () => {
  test('four large documents of one person do not delay a clerk’s page image', async () => {
    const { engine, begun } = await openWithHands({ workers: 2 });
    for (const name of ['1', '2', '3', '4']) void analyze(engine, 'self', name);
    void engine.renderPage({ path: '/', name: 'clerk', user: 'clerk' }, 1, 800);
    expect(begun()).toEqual(['analyze 1', 'render clerk']);
  });

  test('sixty documents of one caller delay an attorney’s analysis by none where there is a second worker', async () => {
    const { engine, begun } = await openWithHands({ workers: 2 });
    for (let n = 1; n <= 60; n++) void analyze(engine, 'address', `${n}`);
    void analyze(engine, 'attorney', 'complaint');
    expect(begun()).toEqual(['analyze 1', 'analyze complaint']);
  });

  test('and by one on a single worker, however many wait', async () => {
    const { engine, begun, end } = await openWithHands({ workers: 1 });
    for (let n = 1; n <= 60; n++) void analyze(engine, 'address', `${n}`);
    void analyze(engine, 'attorney', 'complaint');
    await end('analyze 1');
    expect(begun()).toEqual(['analyze 1', 'analyze complaint']);
    await end('analyze complaint');
    expect(begun().at(-1)).toBe('analyze 2');
    expect(engine.usageOf('address').analyses).toBe(59);
  });

  test('beyond sixty page pictures a caller is asked to come again, and others are not', async () => {
    const { engine } = await openWithHands({ workers: 1 });
    const draw = (user: string, n: number) => engine.renderPage({ path: '/', name: `${n}`, user }, n, 800);
    for (let n = 0; n < 61; n++) void draw('a', n).catch(() => {});
    const refused = await Promise.race([draw('a', 99), draw('a', 100)]).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'too_many_pages_waiting', retryAfter: 5 });
    let accepted = true;
    void draw('b', 1).catch(() => {
      accepted = false;
    });
    await new Promise(setImmediate);
    expect(accepted).toBe(true);
  });
});
