import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Asked = { challenge: string; rpId?: string; rp?: { id?: string } };

/** An authenticator in software, which makes one passkey and answers challenges with it as a browser passes them on. */
export function softPasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authenticatorData = (rpId: string, flags: number, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count, more]);
  };
  const credential = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });

  return {
    id: id.toString('base64url'),
    /** What the browser sends after `navigator.credentials.create`. */
    register(asked: Asked, from = origin) {
      const key = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const authData = authenticatorData(asked.rp?.id ?? '', 0x45, attested);
      const attestationObject = cborMap([
        ['fmt', 'none'],
        ['attStmt', cborMap([])],
        ['authData', authData],
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', asked.challenge, from).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      });
    },
    /** What the browser sends after `navigator.credentials.get`. */
    answer(asked: Asked, { from = origin, counts = true } = {}) {
      if (counts) counter += 1;
      const data = authenticatorData(asked.rpId ?? '', 0x05);
      const client = clientData('webauthn.get', asked.challenge, from);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      });
    },
  };
}

export type SoftPasskey = ReturnType<typeof softPasskey>;

class Encoded extends Buffer {}

/** The part of CBOR (RFC 8949) that a passkey needs: small integers, texts, byte strings and maps. */
function cborMap(entries: [number | string, number | string | Buffer][]): Buffer {
  const parts = entries.flatMap(([key, value]) => [cbor(key), cbor(value)]);
  const map = Buffer.concat([head(5, entries.length), ...parts]);
  return Object.setPrototypeOf(map, Encoded.prototype) as Buffer;
}

function cbor(value: number | string | Buffer): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  return value instanceof Encoded ? value : Buffer.concat([head(2, value.length), value]);
}

function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 0xff]);
}
