import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findHostileFiles, type HostileFile, makeHostileFiles } from './hostile/makeHostileFiles.ts';
import { probeLatency } from './hostile/probeLatency.ts';
import { type Answered, sendHostile } from './hostile/sendHostile.ts';
import { startCourt } from './hostile/startCourt.ts';

/**
 * `npm run bench:hostile [-- --seed N --count N --cases FOLDER]`: files damaged and hostile documents, generated from a
 * seed or taken from a folder, in a temporary court over HTTP, two at a time. Prints the response to each type, the
 * duration of a simple call during the run, and the memory of the server and the document workers. Exits with 1 if a
 * document gets anything other than an analysis or the correct refusal. The last line is one JSON object with all
 * figures.
 */

const atOnce = 2;
const idleMs = 5000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '5' },
    cases: { type: 'string' },
  },
});
const folder = await mkdtemp(path.join(tmpdir(), 'assize-hostile-'));
const files = values.cases
  ? findHostileFiles(path.resolve(process.env.INIT_CWD ?? '.', values.cases))
  : await makeHostileFiles(folder, Number(values.seed), Number(values.count));
const court = await startCourt();
const answers: (Answered & { file: HostileFile })[] = [];
try {
  // The first call of its type and the first worker are slower than all others.
  await sendHostile(court, files[0]!.path, files[0]!.name);
  const beforehand = probeLatency(court);
  await pause(idleMs);
  const idle = await beforehand.stop();
  const before = await court.serverBytes();
  const probe = probeLatency(court);
  let most = before;
  const watch = setInterval(async () => {
    most = Math.max(most, await court.serverBytes());
  }, 100);
  const waiting = [...files];
  const began = performance.now();
  await Promise.all(Array.from({ length: atOnce }, sendNext));
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watch);
  const during = await probe.stop();
  await pause(1000);
  const after = await court.serverBytes();
  report({ idle, during, before, most, after, seconds });

  async function sendNext(): Promise<void> {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      answers.push({ file, ...(await sendHostile(court, file.path, file.name)) });
    }
  }
} finally {
  await court.stop();
  await rm(folder, { recursive: true });
}

type Measured = { idle: number[]; during: number[]; before: number; most: number; after: number; seconds: number };

function report({ idle, during, before, most, after, seconds }: Measured): void {
  print(`  ${'kind'.padEnd(66)}   n   longest ms  responses`);
  const wrong = answers.filter(({ file, answer }) => !isRight(file, answer));
  for (const kind of new Set(answers.map(({ file }) => file.kind))) {
    const own = answers.filter(({ file }) => file.kind === kind);
    const distinctAnswers = [...new Set(own.map(({ answer }) => answer))].map(
      (answer) => `${answer}${own.length > 1 ? ` ${own.filter((one) => one.answer === answer).length}` : ''}`,
    );
    const mark = own.some((one) => wrong.includes(one)) ? '! ' : '  ';
    const longest = Math.max(...own.map(({ ms }) => ms)).toFixed(0);
    print(
      `${mark}${kind.slice(0, 66).padEnd(66)} ${String(own.length).padStart(3)} ${longest.padStart(12)}  ${distinctAnswers.join(', ')}`,
    );
  }
  print('\nRefusals:');
  for (const [code, words] of new Map(
    answers.filter(({ words }) => words !== '').map(({ answer, words }) => [answer, words]),
  ))
    print(`  ${code}: ${words}`);
  const figures = {
    n: answers.length,
    kinds: new Set(answers.map(({ file }) => file.kind)).size,
    analyses: answers.filter(({ answer }) => answer === 'analysis').length,
    refusals: answers.filter(({ answer }) => answer.startsWith('document_')).length,
    otherwise: wrong.length,
    seconds: round(seconds),
    longest_ms: Math.round(Math.max(...answers.map(({ ms }) => ms))),
    latency_ms: { idle: latency(idle), during: latency(during) },
    server_mb: { before: megabytes(before), most: megabytes(most), after: megabytes(after) },
    worker_mb_most: megabytes(court.mostWorkerBytes()),
    server_runs: court.isRunning(),
  };
  print(
    `\n${figures.n} files of ${figures.kinds} types in ${figures.seconds} s: ${figures.analyses} analyses, ${figures.refusals} refusals, ${wrong.length} other results.`,
  );
  print(
    `A simple call takes, in ms (n, median, 95%, longest): ${formatLatency(figures.latency_ms.idle)} idle, ${formatLatency(figures.latency_ms.during)} during the run.`,
  );
  print(
    `The server uses ${figures.server_mb.before} MB before, ${figures.server_mb.most} at most, and ${figures.server_mb.after} after the run; a worker uses at most ${figures.worker_mb_most} MB.`,
  );
  print(JSON.stringify(figures));
  if (wrong.length > 0 || !figures.server_runs || during.includes(Number.POSITIVE_INFINITY)) process.exitCode = 1;
}

function isRight(file: HostileFile, answer: string): boolean {
  return file.answers?.includes(answer) ?? (answer === 'analysis' || answer.startsWith('document_'));
}

type Latency = { n: number; p50: number; p95: number; max: number };

function latency(taken: readonly number[]): Latency {
  const sorted = [...taken].sort((one, other) => one - other);
  const at = (share: number) => round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!);
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) };
}

function formatLatency({ n, p50, p95, max }: Latency): string {
  return `${n}, ${p50}, ${p95}, ${max}`;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}

function round(figure: number): number {
  return Math.round(figure * 10) / 10;
}

function print(line: string): void {
  console.log(line);
}
