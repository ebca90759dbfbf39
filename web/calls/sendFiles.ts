import type { Endpoint, ReplyOf } from '#contract/endpoint';
import { session } from '#web/session/session.ts';
import { reportRefusal } from '#web/session/sessionRefusals.ts';
import { buildRequest } from './buildRequest.ts';
import { type CallError, toCallError } from './CallError.ts';
import type { Given } from './Given.ts';

type Options = {
  headers?: Record<string, string>;
  /** Milliseconds after which the upload times out. */
  timeout?: number;
  onSent?: (sent: number, total: number) => void;
};
export type SentFiles<E extends Endpoint> =
  | { data: ReplyOf<E>; error?: undefined }
  | { data?: undefined; error: CallError };

/**
 * Calls an endpoint of the contract that accepts files, and reports upload progress. It uses XMLHttpRequest, because
 * fetch does not report progress. An error with status 0 means that there was no response.
 */
export function sendFiles<E extends Endpoint>(
  endpoint: E,
  input: Given<E>,
  { headers, timeout, onSent }: Options = {},
): Promise<SentFiles<E>> {
  const token = session.token();
  const [address, asked] = buildRequest(endpoint, input, token);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, address);
    for (const [name, value] of Object.entries({ ...(asked.headers as Record<string, string>), ...headers })) {
      request.setRequestHeader(name, value);
    }
    request.timeout = timeout ?? 0;
    request.upload.onprogress = (event) => onSent?.(event.loaded, event.total);
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status === 401 || request.status === 403) reportRefusal(token, body);
      resolve(read(endpoint, request.status, body));
    };
    const lose = () => resolve({ error: { status: 0, error: '' } });
    request.onerror = lose;
    request.ontimeout = lose;
    request.send(asked.body as FormData);
  });
}

/** The response, validated with the contract's schema. */
function read<E extends Endpoint>(endpoint: E, status: number, body: unknown): SentFiles<E> {
  if (status < 200 || status >= 300) return { error: toCallError(status, body) };
  const reply = endpoint.reply.safeParse(body);
  return reply.success ? { data: reply.data as ReplyOf<E> } : { error: { status, code: 'fault', error: '' } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
