import { createHash } from 'node:crypto';

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const permissions = -44;

/**
 * Encrypts the streams of a PDF (RC4, 40 bits, revision 2) so that it opens with an empty password and only its owner may
 * print or change it, as many programs save by default. The objects must hold no strings outside their streams.
 */
export function lockPdf(objects: readonly string[], ownerPassword: string) {
  const id = createHash('md5').update(ownerPassword).digest();
  const owner = rc4(md5(pad(ownerPassword)).subarray(0, 5), padding);
  const permitted = Buffer.alloc(4);
  permitted.writeInt32LE(permissions);
  const key = md5(Buffer.concat([padding, owner, permitted, id])).subarray(0, 5);
  const locked = objects.map((body, index) => {
    const match = /^([\s\S]*?stream\n)([\s\S]*)(\nendstream)$/.exec(body);
    if (match === null) return body;
    const number = Buffer.from([index + 1, (index + 1) >> 8, (index + 1) >> 16, 0, 0]);
    const own = md5(Buffer.concat([key, number])).subarray(0, 10);
    return match[1] + rc4(own, Buffer.from(match[2]!, 'latin1')).toString('latin1') + match[3];
  });
  const encrypt = `<< /Filter /Standard /V 1 /R 2 /P ${permissions} /O <${owner.toString('hex')}> /U <${rc4(key, padding).toString('hex')}> >>`;
  return { locked, encrypt, id: id.toString('hex') };
}

function pad(password: string): Buffer {
  return Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);
}

function md5(bytes: Buffer): Buffer {
  return createHash('md5').update(bytes).digest();
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other]!, state[one]!];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return data.map((byte) => {
    i = (i + 1) & 255;
    j = (j + state[i]!) & 255;
    swap(i, j);
    return byte ^ state[(state[i]! + state[j]!) & 255]!;
  }) as Buffer;
}
