import { type Call, isFile, isJson } from './openApi.ts';

export type Values = Record<string, string | File[]>;
export type Answered = {
  status: number;
  type: string;
  requestId: string | null;
  milliseconds: number;
  /** Formatted if it is JSON; null for a file. */
  text: string | null;
  file: Blob | null;
  fileName: string;
};

/** Makes a call as another system would: with only the key, outside the session of the page. */
export async function sendCall(call: Call, values: Values, key: string): Promise<Answered> {
  const [address, request] = requestOf(call, values, key);
  const began = performance.now();
  const response = await fetch(address, { ...request, credentials: 'omit' });
  const type = response.headers.get('content-type') ?? '';
  const isText = type.includes('json') || type.startsWith('text/');
  const blob = isText ? null : await response.blob();
  return {
    status: response.status,
    type,
    requestId: response.headers.get('x-request-id'),
    milliseconds: Math.round(performance.now() - began),
    text: isText ? prettify(await response.text()) : null,
    file: blob,
    fileName: /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'answer',
  };
}

/** The HTTP request; empty optional values are omitted. */
export function requestOf(call: Call, values: Values, key: string): [string, RequestInit] {
  const given = call.inputs.filter(({ name }) => values[name] !== undefined && values[name]?.length !== 0);
  const text = (name: string) => String(values[name] ?? '');
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text(name)));
  const query = new URLSearchParams(
    given.filter(({ where }) => where === 'query').map(({ name }): [string, string] => [name, text(name)]),
  ).toString();
  const headers: Record<string, string> = { authorization: `Bearer ${key}` };
  for (const { name, where } of given) if (where === 'header') headers[name] = text(name);
  const fields = given.filter(({ where }) => where === 'body');
  const request: RequestInit = { method: call.method, headers };
  if (call.bodyType === 'multipart/form-data') {
    const form = new FormData();
    for (const { name, schema } of fields) {
      if (isFile(schema)) for (const file of values[name] as File[]) form.append(name, file);
      else form.append(name, text(name));
    }
    request.body = form;
  } else if (call.bodyType) {
    headers['content-type'] = 'application/json';
    const body = fields.map(({ name, schema }) => [name, isJson(schema) ? JSON.parse(text(name)) : text(name)]);
    request.body = JSON.stringify(Object.fromEntries(body));
  }
  return [`${path}${query && `?${query}`}`, request];
}

function prettify(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
