import { expect, test } from 'vitest';
import { readEvents } from './readEvents.ts';

function streamOf(...chunks: string[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
}

async function read(...chunks: string[]) {
  const events: unknown[] = [];
  for await (const event of readEvents(streamOf(...chunks))) events.push(event);
  return events;
}

test('events arrive with their names and data, however the network divides them', async () => {
  expect(await read('event: st', 'ep\ndata: {"state":', '"read"}\n\ndata: 1\n', '\n')).toEqual([
    { name: 'step', data: { state: 'read' } },
    { name: 'message', data: 1 },
  ]);
});

test('lines can end as in HTTP, data can have several lines, and comments are not events', async () => {
  expect(await read(': alive\r\n\r\n', 'event: step\r\ndata: {"a":\r\ndata: 2}\r\n\r\n')).toEqual([
    { name: 'step', data: { a: 2 } },
  ]);
});

test('data that is not JSON is undefined, and an event without its empty line is ignored', async () => {
  expect(await read('data: half\n\n', 'data: {"lost":true}')).toEqual([{ name: 'message', data: undefined }]);
});
