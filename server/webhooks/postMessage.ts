import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { DeliveryProblem } from '#domain/integrations/DeliveryProblems';
import { say } from '#domain/messages/say';
import type { Needs } from '#server/kernel/needs';
import { parseTarget, type Resolve, resolveTarget, TargetRefused } from './resolveTarget.ts';

/** The result of one attempt. `status` is null without a response. */
export type Outcome = {
  ok: boolean;
  status: number | null;
  error: DeliveryProblem | null;
  response: string | null;
};

/** A receiver's total time to answer. */
export const timeLimitMs = 10_000;
/** The most that is read of an answer. */
const answerBytes = 1024;

export type Message = { url: string; headers: Record<string, string>; body: string };

/** Sends a message once: to the address that was examined, without following redirects, within the time limit. */
export async function postMessage(
  needs: Needs<'config'>,
  { url: text, headers, body }: Message,
  options: { signal?: AbortSignal; resolve?: Resolve; limitMs?: number } = {},
): Promise<Outcome> {
  const limitMs = options.limitMs ?? timeLimitMs;
  const timeout = AbortSignal.timeout(limitMs);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  try {
    const url = parseTarget(needs, text);
    const target = await within(signal, resolveTarget(needs, url, options.resolve));
    const { status, response } = await send(url, target, { headers, body, signal });
    const ok = status >= 200 && status < 300;
    return { ok, status, response, error: ok ? null : say('delivery.refused', { status }) };
  } catch (error) {
    const problem = timeout.aborted ? say('delivery.timed_out', { seconds: limitMs / 1000 }) : problemOf(error);
    return { ok: false, status: null, response: null, error: problem };
  }
}

/** A DNS lookup cannot be aborted, but no one must wait for it. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

type Sending = { headers: Record<string, string>; body: string; signal: AbortSignal };

function send(
  url: URL,
  { address, family }: { address: string; family: number },
  { headers, body, signal }: Sending,
): Promise<{ status: number; response: string }> {
  // The name has been resolved already; a second look-up could return another address.
  const lookup: LookupFunction = (_host, { all }, done) => {
    if (all) (done as (error: null, found: { address: string; family: number }[]) => void)(null, [{ address, family }]);
    else done(null, address, family);
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // A separate connection, so that none is reused from before the address was examined.
        agent: false,
        lookup,
        signal,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        let size = 0;
        const finish = () => {
          resolve({ status: answer.statusCode ?? 0, response: readText(Buffer.concat(chunks)) });
          request.destroy();
        };
        answer.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          size += chunk.length;
          if (size >= answerBytes) finish();
        });
        answer.once('end', finish);
        answer.once('error', reject);
      },
    );
    request.once('error', reject);
    request.end(body);
  });
}

function readText(bytes: Buffer): string {
  // NUL is the one character that PostgreSQL does not keep.
  return bytes.subarray(0, answerBytes).toString('utf8').replaceAll('\0', '');
}

function problemOf(error: unknown): DeliveryProblem {
  if (error instanceof TargetRefused) return error.says;
  const { code, message } = error as NodeJS.ErrnoException;
  return say('delivery.broken_off', { error: code ?? message });
}
