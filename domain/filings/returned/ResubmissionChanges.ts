import type { CorrectableField } from '#domain/reading/Reading';
import type { Finding } from '#domain/rules/checks/Finding';
import type { ComparedFindings } from './compareFindings.ts';

/** One value before and after; null if the document does not state it. */
export type ValueChange = { field: CorrectableField; before: string | null; after: string | null };

/** A value that was read differently in the corrected document. */
export type ReadDifference = { field: string; before: string[]; after: string[] };

/** A document whose place another one takes. `to` is null until the resubmission is submitted. */
export type ReplacedDocument = {
  document_id: string;
  before: string;
  after: string;
  from_version: string;
  to_version: string | null;
};

/** What a resubmission changes in the returned filing, as codes and values. */
export type StoredChanges = {
  answer: string | null;
  values: ValueChange[];
  replaced: ReplacedDocument | null;
  /** Names of the attachments that were added. */
  added: string[];
  /** Null if the documents could not be checked. */
  findings: ComparedFindings<Finding> | null;
  /** The page of the signature that the returned document did not have. */
  signature_page: number | null;
  read: ReadDifference[];
  /** What was authorized or paid since the return; absent in resubmissions from before the portal took payments. */
  paid_cents?: number;
};
