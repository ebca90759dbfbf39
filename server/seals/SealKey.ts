import { createPrivateKey, sign } from 'node:crypto';
import { P12Signer } from '@libpdf/core';
import { z } from 'zod';

/** The key of a court’s certificate: its bytes, or the file that an administrator imported with its password. */
export const StoredKey = z.union([
  z.object({ pkcs8: z.string() }),
  z.object({ p12: z.string(), password: z.string() }),
]);
export type StoredKey = z.infer<typeof StoredKey>;

export type SealKey = {
  kind: 'RSA' | 'EC';
  sign(data: Uint8Array): Promise<Uint8Array>;
};

/** Opens a key for a signature with SHA-256. */
export async function openSealKey(stored: StoredKey): Promise<SealKey> {
  if ('pkcs8' in stored) {
    const key = createPrivateKey({ key: Buffer.from(stored.pkcs8, 'base64'), format: 'der', type: 'pkcs8' });
    return { kind: 'RSA', sign: async (data) => sign('sha256', data, key) };
  }
  const signer = await P12Signer.create(Buffer.from(stored.p12, 'base64'), stored.password);
  return { kind: signer.keyType, sign: (data) => signer.sign(data, 'SHA-256') };
}
