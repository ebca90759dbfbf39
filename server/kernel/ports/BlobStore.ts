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
  /** Documents that arrive in parts, before they have an address. */
  parts: PartStore;
  /** Resolves when the store can be written to at this moment. */
  check(): Promise<void>;
};

/** Documents of which parts are missing, by the ID of their upload. What is not complete is never read as a document. */
export type PartStore = {
  /**
   * Writes the stream from this offset on, over whatever is there, and calls `onWritten` with the new end now and then,
   * when everything before it survives a crash. Returns the end, also when the stream breaks off.
   */
  write(
    id: string,
    from: number,
    content: AsyncIterable<Uint8Array>,
    onWritten?: (end: number) => Promise<void>,
  ): Promise<{ end: number; broken: unknown }>;
  /** The hash of the first `size` bytes. Throws a MissingBlob if there are fewer. */
  hash(id: string, size: number): Promise<string>;
  /** Moves a complete document to its address. One that is there already stays. */
  settle(id: string, sha256: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** The IDs of parts that were not written to since then. */
  untouched(since: Date): Promise<string[]>;
  /** Bytes that the store can still take. */
  free(): Promise<number>;
};

/** A blob that the record names is not in the store: a fault, for the record names only what was stored. */
export class MissingBlob extends Error {}
