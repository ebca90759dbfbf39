import type { Readable } from 'node:stream';

/** A stored blob: its address, the SHA-256 of its bytes in hexadecimal, and its size. */
export type StoredBlob = { sha256: string; size: number };

/** Stores bytes under the hash of their content, so that the same document is stored once and is provably unchanged. */
export type BlobStore = {
  /**
   * Stores the stream. When this returns, the bytes survive a crash. Refuses with `document_too_large` as soon as more
   * than `limitBytes` have come; nothing is left of them then.
   */
  put(content: AsyncIterable<Uint8Array>, limitBytes: number): Promise<StoredBlob>;
  /** The bytes, or those of a range (both ends included). Throws a MissingBlob before the first byte. */
  read(sha256: string, range?: { start: number; end: number }): Promise<Readable>;
  /** The path of the file, for a process on this machine that reads documents. */
  path(sha256: string): string;
  exists(sha256: string): Promise<boolean>;
  /** Bytes; throws a MissingBlob. */
  size(sha256: string): Promise<number>;
  /**
   * Removes a blob that was not stored again since then; true if it was removed. The caller must know whether it is
   * needed.
   */
  remove(sha256: string, untouchedSince: Date): Promise<boolean>;
  /** Resolves when the store can be written to at this moment. */
  check(): Promise<void>;
};

/** A blob that the record names is not in the store: a fault, for the record names only what was stored. */
export class MissingBlob extends Error {}
