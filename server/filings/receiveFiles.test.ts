import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerErrors } from '#server/http/answerErrors';
import type { BlobStore } from '#server/kernel/ports/BlobStore';
import { Refusal } from '#server/kernel/Refusal';
import { openFileBlobStore } from '#server/storage/fileBlobStore';
import { type FormPart, formOf } from '#server/testing/formOf';
import { receiveFiles } from './receiveFiles.ts';

const mebibyte = 1024 * 1024;
const expected = {
  main: { atMost: 1, tooMany: () => new Refusal('too_many_main_documents') },
  more: { atMost: 2, tooMany: () => new Refusal('too_many_documents') },
};

let app: FastifyInstance;
let blobs: BlobStore;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'assize-receive-'));
  blobs = await openFileBlobStore(directory);
  app = Fastify();
  answerErrors(app);
  await app.register(multipart, { limits: { fileSize: 10 * mebibyte, files: 20, fields: 60, parts: 80 } });
  app.post('/', (request) => receiveFiles(request, blobs, expected));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true, force: true });
});

const send = async (...parts: FormPart[]) => app.inject({ method: 'POST', url: '/', ...(await formOf(...parts)) });
const ofSize = (bytes: number) => Buffer.alloc(bytes, 'x');

describe('a form with documents', () => {
  test('brings files and fields, whichever come first', async () => {
    const reply = await send(
      ['before', '1'],
      ['main', 'In re Sample', 'In re.txt'],
      ['after', '2'],
      ['more', 'x', 'x.txt'],
    );
    expect(reply.json()).toMatchObject({
      fields: { before: '1', after: '2' },
      files: [
        { field: 'main', file_name: 'In re.txt', size: 12 },
        { field: 'more', file_name: 'x.txt', size: 1 },
      ],
    });
    const { sha256 } = reply.json().files[0];
    expect(String(await buffer(await blobs.read(sha256)))).toBe('In re Sample');
  });

  test('may have a file of exactly 10 MB', async () => {
    expect((await send(['main', ofSize(10 * mebibyte), 'a.pdf'])).json().files[0].size).toBe(10 * mebibyte);
  });

  test('has names that are safe to show, and a name for a file without one', async () => {
    const reply = await send(['main', 'x', '..\\..\\evil\u202efdp.exe'], ['more', 'x', ' .. ']);
    expect(reply.json().files.map((file: { file_name: string }) => file.file_name)).toEqual([
      'evilfdp.exe',
      'document',
    ]);
  });

  test('may have an input where nothing was chosen, as browsers send it', async () => {
    const body =
      '--b\r\nContent-Disposition: form-data; name="main"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--b--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const reply = await app.inject({ method: 'POST', url: '/', payload: body, headers });
    expect(reply.json()).toEqual({ fields: {}, files: [] });
  });
});

describe('a form is refused', () => {
  test.each<[string, FormPart[], number, string, unknown]>([
    [
      'with a file of more than 10 MB',
      [['main', ofSize(10 * mebibyte + 1), 'Exhibits.pdf']],
      413,
      'document_too_large',
      { file_name: 'Exhibits.pdf' },
    ],
    [
      'with two main documents',
      [
        ['main', 'a', 'a'],
        ['main', 'b', 'b'],
      ],
      400,
      'too_many_main_documents',
      undefined,
    ],
    [
      'with three more',
      [
        ['more', 'a', 'a'],
        ['more', 'b', 'b'],
        ['more', 'c', 'c'],
      ],
      400,
      'too_many_documents',
      undefined,
    ],
    [
      'with a file that nobody asked for',
      [['other', 'a', 'a']],
      400,
      'invalid_input',
      { fields: [{ field: 'other' }] },
    ],
    ['with a file under a name of JavaScript’s own', [['constructor', 'a', 'a']], 400, 'unreadable_body', undefined],
    [
      'with a field sent twice',
      [
        ['jurisdiction', 'Texas'],
        ['jurisdiction', 'Florida'],
      ],
      400,
      'invalid_input',
      { fields: [{ field: 'jurisdiction' }] },
    ],
    [
      'with a field without end',
      [['case_type', 'x'.repeat(20_000)]],
      400,
      'invalid_input',
      { fields: [{ field: 'case_type' }] },
    ],
    [
      'with more parts than any form has',
      Array.from({ length: 90 }, (_, i): FormPart => [`f${i}`, 'x']),
      400,
      'unreadable_body',
      undefined,
    ],
  ])('%s', async (_what, parts, status, code, details) => {
    const reply = await send(...parts);
    expect(reply.json()).toMatchObject({ code, ...(details ? { details } : {}) });
    expect(reply.statusCode).toBe(status);
  });

  test.each([
    ['that is no form', 'text', 'text/plain'],
    ['without a boundary', 'text', 'multipart/form-data'],
    [
      'that breaks off in a field',
      '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\nhalf',
      'multipart/form-data; boundary=b',
    ],
    [
      'that breaks off in a file',
      '--b\r\nContent-Disposition: form-data; name="main"; filename="a"\r\n\r\nhalf',
      'multipart/form-data; boundary=b',
    ],
  ])('%s', async (_what, payload, type) => {
    const reply = await app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': type } });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe('unreadable_body');
    expect(await readdir(path.join(directory, 'incoming'))).toEqual([]);
  });
});

test('a sender of far too much data receives the response, and no reset', async () => {
  const { port } = app.server.address() as AddressInfo;
  const { payload, headers } = await formOf(['main', ofSize(30 * mebibyte), 'Scans.pdf'], ['more', 'x', 'x.txt']);
  const reply = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: new Uint8Array(payload), headers });
  expect(await reply.json()).toMatchObject({ code: 'document_too_large', details: { file_name: 'Scans.pdf' } });
});

test('a sender that does not stop is disconnected', async () => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const ended = new Promise((resolve) => socket.once('close', resolve));
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.on('error', () => {});
  socket.write(
    'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n',
  );
  const head = '--b\r\nContent-Disposition: form-data; name="main"; filename="a"\r\n\r\n';
  socket.write(`${head.length.toString(16)}\r\n${head}\r\n`);
  const chunk = ofSize(mebibyte);
  const more = () => {
    if (!socket.writable) return;
    socket.write(`${chunk.length.toString(16)}\r\n`);
    socket.write(chunk);
    socket.write('\r\n', () => setImmediate(more));
  };
  more();
  await ended;
  expect(heard).toContain('document_too_large');
}, 30_000);
