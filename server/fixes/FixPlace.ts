import type { FixFile } from '#server/filings/fixes/fixRepository';
import type { Db } from '#server/kernel/Database';

/** Where the document of a fix is, locked: in a draft, in the correction of a returned filing, or in a check. */
export type FixPlace = {
  /** The record of the filer's own work that names the change. */
  subject: { subject_type: 'draft' | 'document_analysis'; subject_id: string };
  /** The fingerprint of the file that is there now. */
  sha256: string;
  /** Puts another file there. */
  put: (tx: Db, file: FixFile) => Promise<void>;
};
