export type StreamedEvent = { name: string; data: unknown };

/** The events of a stream in the order in which they arrive; what is not JSON has `undefined` for its data. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<StreamedEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    waiting += value;
    const events = waiting.split('\n\n');
    waiting = events.pop() ?? '';
    for (const event of events) {
      const name = /^event: (.*)$/m.exec(event)?.[1] ?? 'message';
      yield { name, data: parse(/^data: (.*)$/m.exec(event)?.[1]) };
    }
  }
}

function parse(data: string | undefined): unknown {
  try {
    return data === undefined ? undefined : JSON.parse(data);
  } catch {
    return undefined;
  }
}
