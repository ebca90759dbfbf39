import type { Readable } from 'node:stream';

/**
 * Where an existing system leaves its documents and the clerks' decisions: a folder. A mailbox or a stream of the ECF
 * system would be another source.
 */
export type ShadowSource = {
  /** The files that are complete. Those that are still written are listed later. */
  list(): AsyncIterable<ShadowFile>;
};

/** A file of a source as it was when it was listed. */
export type ShadowFile = {
  /** Unique within the source. */
  name: string;
  size: number;
  /** When it was changed last, in milliseconds. */
  changed_ms: number;
  /** A symbolic link could lead out of the folder, and is never followed. */
  isLink: boolean;
  /** Gives the content to `use`. Returns undefined if the file has changed since, so that the result does not count. */
  read<Result>(use: (content: Readable) => Promise<Result>): Promise<Result | undefined>;
};

/** The file exists and cannot be opened. */
export class NotOpenable extends Error {}
