import { inflateRawSync, inflateSync } from 'node:zlib';

/** Everything that a PDF contains, as text: its objects, and the contents of its streams, decompressed. */
export function streamsOf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = file.toString('latin1');
  const found = [text];
  for (let at = text.indexOf('stream'); at >= 0; at = text.indexOf('stream', at + 1)) {
    if (text.startsWith('endstream', at - 3)) continue;
    const start = text[at + 6] === '\r' ? at + 8 : at + 7;
    const end = text.indexOf('endstream', start);
    const data = file.subarray(start, end < 0 ? file.length : end);
    const inflated = inflated1(() => inflateSync(data)) ?? inflated1(() => inflateRawSync(data));
    if (inflated) found.push(inflated.toString('latin1'));
  }
  return found.join('\n');
}

function inflated1(inflate: () => Buffer): Buffer | undefined {
  try {
    return inflate();
  } catch {
    return undefined;
  }
}

/** Whether a text occurs in a PDF in any of the ways in which a PDF writes text. */
export function contains(bytes: Uint8Array, secret: string): boolean {
  const whole = streamsOf(bytes);
  const forms = [
    Buffer.from(secret, 'latin1'),
    Buffer.from(secret, 'utf16le'),
    Buffer.from(secret, 'utf16le').swap16(),
  ];
  const spelled = forms.flatMap((one) => [
    one.toString('latin1'),
    one.toString('hex'),
    one.toString('hex').toUpperCase(),
  ]);
  return spelled.some((one) => whole.includes(one));
}
