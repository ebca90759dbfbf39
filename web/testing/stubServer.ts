import { vi } from 'vitest';
import type { Endpoint, ReplyOf } from '#contract/endpoint';
import type { RefusalBody } from '#contract/refusals';

export type Seen = { method: string; path: string; headers: Headers; body: string };
type Answer = { status: number; body: unknown };
type Stub = { endpoint: Endpoint; answer: (seen: Seen) => Answer | Promise<Answer> };

/** A response that matches the contract for every call of one endpoint. */
export function answers<E extends Endpoint>(
  endpoint: E,
  reply: ReplyOf<E> | ((seen: Seen) => ReplyOf<E> | Promise<ReplyOf<E>>),
): Stub {
  return {
    endpoint,
    answer: async (seen) => ({
      status: endpoint.status,
      body: typeof reply === 'function' ? await (reply as (seen: Seen) => unknown)(seen) : reply,
    }),
  };
}

/** A refusal of every call of one endpoint. */
export function refuses(endpoint: Endpoint, status: number, body: RefusalBody | Record<string, never>): Stub {
  return { endpoint, answer: () => ({ status, body }) };
}

/** Replaces the server: responds for the given endpoints, returns 404 for all others, and records the requests. */
export function stubServer(...stubs: Stub[]): Seen[] {
  const asked: Seen[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(address, 'http://court.test');
    const seen: Seen = {
      method: init.method ?? 'GET',
      path: pathname + search,
      headers: new Headers(init.headers),
      body: await textOf(init.body),
    };
    asked.push(seen);
    const stub = stubs.find(({ endpoint }) => endpoint.method === seen.method && matches(endpoint.path, pathname));
    const answer = stub ? await stub.answer(seen) : { status: 404, body: { error: 'not stubbed', code: 'not_found' } };
    return Response.json(answer.body, { status: answer.status });
  });
  return asked;
}

/** For a multipart form, the names of its files: Node's Response cannot read jsdom's forms. */
async function textOf(body: BodyInit | null | undefined): Promise<string> {
  if (body instanceof FormData) {
    return [...body].map(([field, value]) => `${field}=${value instanceof File ? value.name : value}`).join('&');
  }
  return body === undefined || body === null ? '' : new Response(body).text();
}

function matches(template: string, pathname: string): boolean {
  const pattern = `/api${template.replace(/\/$/, '')}/?`.replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(pathname);
}
