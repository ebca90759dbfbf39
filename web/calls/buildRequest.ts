import type { Endpoint } from '#contract/endpoint';
import type { Given } from './Given.ts';

type Fields = Record<string, unknown>;

/** The HTTP request for one call: path parameters are filled in, and the rest is in the query or in the body. */
export function buildRequest(endpoint: Endpoint, input: unknown, token: string | undefined): [string, RequestInit] {
  const { path, rest } = fillPath(endpoint.path, { ...(input as Fields) });
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;

  if (endpoint.body === undefined || endpoint.body === 'none') {
    const query = new URLSearchParams(entries(rest) as [string, string][]).toString();
    return [`/api${path}${query && `?${query}`}`, { method: endpoint.method, headers }];
  }
  if (endpoint.body === 'json') headers['content-type'] = 'application/json';
  if (endpoint.body === 'bytes') return [`/api${path}`, { method: endpoint.method, headers }];
  return [`/api${path}`, { method: endpoint.method, headers, body: bodyOf(endpoint.body, rest) }];
}

/** The address of a call that is made by its address alone, such as an image, a file, or a stream. */
export function addressOfCall<E extends Endpoint>(endpoint: E, input: Given<E>): string {
  return buildRequest(endpoint, input, undefined)[0];
}

function fillPath(template: string, input: Fields): { path: string; rest: Fields } {
  const path = template.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = input[name];
    delete input[name];
    return encodeURIComponent(String(value));
  });
  return { path, rest: input };
}

function bodyOf(kind: 'json' | 'form' | 'files', fields: Fields): BodyInit {
  if (kind === 'json') return JSON.stringify(fields);
  if (kind === 'form') return new URLSearchParams(entries(fields) as [string, string][]);
  const form = new FormData();
  for (const [name, value] of entries(fields)) form.append(name, value);
  return form;
}

/** One entry for each value: lists repeat their name, and undefined values are omitted. */
function entries(fields: Fields): [string, string | Blob][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined)
      .map((one): [string, string | Blob] => [name, one instanceof Blob ? one : String(one)]),
  );
}
