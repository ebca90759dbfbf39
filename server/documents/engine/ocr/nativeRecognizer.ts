import { execFile, spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  type Picture,
  RecognitionFailed,
  type RecognitionProblem,
  type Recognizer,
} from '#server/kernel/ports/Recognizer';
import { residentBytes } from '../residentBytes.ts';
import { openTurns } from './openTurns.ts';
import type { RecognizerLimits } from './RecognizerLimits.ts';
import { recognizerVariables, segmentationOf } from './recognizerVariables.ts';

const run = promisify(execFile);
const patienceMs = 5000;
const watchEveryMs = 200;
/** A page contains far less. */
const mostOutput = 32 * 1024 * 1024;

/** The version of the machine's own tesseract; null where there is none that reads English. */
export async function findNativeTesseract(program = 'tesseract'): Promise<string | null> {
  const options = { timeout: patienceMs, env: environment() };
  const said = await run(program, ['--version'], options).catch(() => null);
  const version = /tesseract v?(\d+)(\.[\w.-]+)?/.exec(`${said?.stdout}${said?.stderr}`);
  // Before 4 it knew no neural network, and its answers were of another kind.
  if (version === null || Number(version[1]) < 4) return null;
  const languages = await run(program, ['--list-langs'], options).catch(() => null);
  return /^eng$/m.test(`${languages?.stdout}\n${languages?.stderr}`) ? `${version[1]}${version[2] ?? ''}` : null;
}

/** The machine's own tesseract, one process for each picture. */
export function openNativeRecognizer(version: string, limits: RecognizerLimits, program = 'tesseract'): Recognizer {
  const turns = openTurns(limits.parallel);
  const running = new Set<ReturnType<typeof spawn>>();
  let closed = false;
  return {
    kind: 'native',
    name: `Tesseract ${version}`,
    parallel: limits.parallel,
    recognize: (picture) =>
      turns.take(() => {
        if (closed) throw new RecognitionFailed('fell');
        return recognize(program, picture, limits, running);
      }),
    async close() {
      closed = true;
      for (const child of running) child.kill('SIGKILL');
    },
  };
}

function recognize(
  program: string,
  picture: Picture,
  limits: RecognizerLimits,
  running: Set<ReturnType<typeof spawn>>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const variables = Object.entries(recognizerVariables(picture)).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const child = spawn(program, ['stdin', 'stdout', '-l', 'eng', '--psm', segmentationOf(picture), ...variables], {
      env: environment(),
      stdio: ['pipe', 'pipe', 'ignore'],
      ...(limits.account ? { ...limits.account, cwd: path.parse(process.execPath).root } : {}),
    });
    running.add(child);
    let problem: RecognitionProblem = 'fell';
    const bringDown = (why: RecognitionProblem) => {
      problem = why;
      child.kill('SIGKILL');
    };
    const clock = setTimeout(() => bringDown('too_slow'), limits.milliseconds);
    const watch = setInterval(async () => {
      if ((await residentBytes(child.pid)) > limits.memoryBytes) bringDown('too_much_memory');
    }, watchEveryMs);
    const chunks: Buffer[] = [];
    let length = 0;
    child.stdout!.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > mostOutput) bringDown('too_much_memory');
      else chunks.push(chunk);
    });
    const end = (settle: () => void) => {
      running.delete(child);
      clearTimeout(clock);
      clearInterval(watch);
      settle();
    };
    child.once('error', () => end(() => reject(new RecognitionFailed('fell'))));
    child.once('close', (status) =>
      end(() => (status === 0 ? resolve(Buffer.concat(chunks).toString()) : reject(new RecognitionFailed(problem)))),
    );
    if (child.pid !== undefined) stepBack(child.pid);
    // One that has ended already does not take it.
    child.stdin!.on('error', () => {});
    child.stdin!.end(picture.png);
  });
}

/** Recognition is long work that must not slow down the screens. */
export function stepBack(pid: number): void {
  try {
    os.setPriority(pid, 5);
  } catch {
    // It has ended, or the system does not let it.
  }
}

/** One thread each: several pictures in parallel use the cores better than several threads on one picture. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, TESSDATA_PREFIX } = process.env;
  return { PATH, LC_ALL: 'C', OMP_THREAD_LIMIT: '1', ...(TESSDATA_PREFIX ? { TESSDATA_PREFIX } : {}) };
}
