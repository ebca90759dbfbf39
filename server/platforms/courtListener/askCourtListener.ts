import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { dayMs } from '#domain/days/days';
import { say } from '#domain/messages/say';
import { platformOf } from '#domain/research/platforms';
import type { Needs } from '#server/kernel/needs';
import { NoAnswer, timeLimitMs } from '../Connector.ts';
import { Throttled } from './shapes.ts';

/** What is asked: below the API's address, with a body where it is a POST. */
export type Asked = { path: string; body?: unknown };

/** The service accepts no requests until then. */
export class TooManyQuestions extends Error {
  readonly until: Date;
  constructor(until: Date) {
    super('Too many requests');
    this.until = until;
  }
}

/** The service does not know the credentials. */
export class CredentialsRefused extends Error {}

/** The name under which people know it. */
export const service = platformOf('courtlistener').name;

const tries = 2;
const pauseMs = 300;
/** The job waits this long itself; a longer wait is reported. */
const patienceMs = 1_500;
const answerBytes = 5 * 1024 * 1024;

/**
 * Asks CourtListener once, and a second time when it stumbles or asks for a moment's patience. The address is the
 * operator's, redirects are not followed, and of the answer only what the schema names is believed.
 */
export async function askCourtListener<Answer extends z.ZodType>(
  { config, now }: Needs<'config' | 'now'>,
  token: string,
  { path, body }: Asked,
  schema: Answer,
  limitMs = timeLimitMs,
): Promise<z.infer<Answer>> {
  const signal = AbortSignal.timeout(limitMs);
  for (let attempt = 1; ; attempt++) {
    const last = attempt === tries;
    try {
      const response = await fetch(`${config.courtlistener_url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          accept: 'application/json',
          authorization: `Token ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal,
      });
      const text = await readLimited(response);
      if (response.status === 401 || response.status === 403) throw new CredentialsRefused();
      if (response.status === 429) {
        const wait = waitOf(response.headers.get('retry-after'), text, now());
        if (last || wait > patienceMs) throw new TooManyQuestions(new Date(now().getTime() + wait));
        await pause(wait, undefined, { signal });
        continue;
      }
      if (response.status >= 500 && !last) {
        await pause(pauseMs, undefined, { signal });
        continue;
      }
      if (!response.ok) throw new NoAnswer('failed', say('source.refused', { service, status: response.status }));
      return read(text, schema);
    } catch (error) {
      if (error instanceof NoAnswer || error instanceof CredentialsRefused || error instanceof TooManyQuestions)
        throw error;
      if (signal.aborted) throw new NoAnswer('failed', say('source.timed_out', { service, seconds: limitMs / 1000 }));
      if (last) throw new NoAnswer('failed', say('source.unreachable', { service }));
      await pause(pauseMs);
    }
  }
}

function read<Answer extends z.ZodType>(text: string, schema: Answer): z.infer<Answer> {
  let json: unknown;
  try {
    // PostgreSQL keeps no NUL, not even written as an escape.
    json = JSON.parse(text.replaceAll('\\u0000', ''));
  } catch {
    throw new NoAnswer('failed', say('source.unreadable', { service, because: 'no_data' }));
  }
  const answer = schema.safeParse(json);
  if (!answer.success) throw new NoAnswer('failed', say('source.unreadable', { service, because: 'other_data' }));
  return answer.data;
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > answerBytes) throw new NoAnswer('failed', say('source.answer_too_large', { service }));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const usualWaitMs = 60_000;
const longestWaitMs = dayMs;

/** How long to wait: by the header in seconds or as a date, else by the body's own `wait_until`, else a minute. */
function waitOf(header: string | null, text: string, now: Date): number {
  const seconds = Number(header);
  const until = header === null ? waitUntil(text) : Number.isFinite(seconds) ? null : Date.parse(header);
  const wait = header !== null && Number.isFinite(seconds) ? seconds * 1000 : (until ?? Number.NaN) - now.getTime();
  return Math.min(Math.max(Number.isFinite(wait) ? wait : usualWaitMs, 0), longestWaitMs);
}

function waitUntil(text: string): number | null {
  try {
    const { wait_until } = Throttled.parse(JSON.parse(text));
    return wait_until ? Date.parse(wait_until) : null;
  } catch {
    return null;
  }
}
