import { EventSourceParserStream } from 'eventsource-parser/stream';

export type StreamedEvent = { name: string; data: unknown };

/** The events of a stream in order. The data of an event that is not JSON is `undefined`. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<StreamedEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield { name: value.event ?? 'message', data: parse(value.data) };
  }
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
