import { Refusal } from '#server/kernel/Refusal';

export const checksumAlgorithms = ['sha256', 'sha1', 'md5'] as const;

/** The hash that a part must have. */
export type Checksum = { algorithm: (typeof checksumAlgorithms)[number]; value: string };

/** Reads an `Upload-Checksum` header (tus 1.0, checksum): an algorithm and a hash in Base64. */
export function readChecksum(header: string | undefined): Checksum | null {
  if (header === undefined) return null;
  const [name, value = ''] = header.split(' ');
  const algorithm = checksumAlgorithms.find((one) => one === name);
  if (!algorithm || !/^[A-Za-z0-9+/]{16,64}={0,2}$/.test(value)) throw new Refusal('upload_checksum_unknown');
  return { algorithm, value };
}
