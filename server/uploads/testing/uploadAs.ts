import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

type Reply = { status: number; headers: IncomingHttpHeaders; body: string };
type Sender = { port: number; token: string | undefined };

/** The `Upload-Metadata` header of these values. */
export const metadataOf = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Sends one call of the upload protocol over a real connection. */
export function openUploader({ port, token }: Sender) {
  const open = (method: string, path: string, headers: Record<string, string>) =>
    request({
      ...{ port, method, path, agent: false },
      headers: { ...(token && { authorization: `Bearer ${token}` }), 'tus-resumable': '1.0.0', ...headers },
    });
  const send = (method: string, path: string, headers: Record<string, string> = {}, body?: Buffer) => {
    const sent = open(method, path, headers);
    const answered = replyTo(sent);
    sent.end(body);
    return answered;
  };
  const partHeaders = (offset: number, more: Record<string, string> = {}) => ({
    ...{ 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    ...more,
  });
  return {
    send,
    begin: (size: number, values: Record<string, string>, path = '/api/documents/uploads/') =>
      send('POST', path, { 'upload-length': String(size), 'upload-metadata': metadataOf(values) }),
    part: (path: string, offset: number, body: Buffer, more: Record<string, string> = {}) =>
      send('PATCH', path, partHeaders(offset, { 'content-length': String(body.length), ...more }), body),
    /** A part that stays open, so that its connection can be cut or another one can take its place. */
    openPart: (path: string, offset: number, length: number) =>
      open('PATCH', path, partHeaders(offset, { 'content-length': String(length) })),
    offset: async (path: string) => Number((await send('HEAD', path)).headers['upload-offset']),
  };
}

export function replyTo(sent: ClientRequest): Promise<Reply> {
  return new Promise((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', async (response: IncomingMessage) => {
      const body = await text(response).catch(() => '');
      resolve({ status: response.statusCode!, headers: response.headers, body });
    });
  });
}
