import type { MalwareScanner } from './MalwareScanner.ts';

/** A stored file, and the name by which its sender knows it. */
export type HeldFile = { sha256: string; name?: string };

export type AdmissionOptions = {
  /** The file has just come in, or is read again: an older verdict counts only under the present signatures. */
  fresh?: boolean;
  /** The longest wait for a scan; it continues afterward. */
  patienceMs?: number;
};

/**
 * The border between stored files and everything that opens, shows, or sends them. Where a scanner is configured, a
 * file passes only if it was scanned and is clean.
 */
export type Quarantine = {
  /** Null where no scanner is configured: then every file passes, and the screens say that none is scanned. */
  scanner: MalwareScanner | null;
  /** Refuses with `document_infected`, or with `scan_pending` and the seconds until the next scan. */
  admit(file: HeldFile, options?: AdmissionOptions): Promise<void>;
  /** The same for bytes that are not stored, such as a roster. */
  admitBytes(bytes: Uint8Array, name: string): Promise<void>;
  /** Notes that the portal made this file of files that were admitted. */
  vouch(sha256: string): Promise<void>;
};
