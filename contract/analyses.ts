import { z } from 'zod';
import { documentKinds } from '#domain/filings/documentKinds';
import { analysisStates } from '#domain/filings/states';
import { scanProblems } from '#domain/scanning/scanStates';
import { AcceptanceOutlook, CheckResult, DocumentLedger, FilingCheck } from './checks.ts';
import { DocumentTypeName } from './documentTypes.ts';
import { Moment } from './moment.ts';

const Names = z.array(z.string());

/** Why a filing is complete, incomplete, or uncertain. `words` is the text for the code and its values. */
export const CompletenessReason = z.object({
  code: z.string(),
  values: z.record(z.string(), z.unknown()),
  words: z.string(),
});
export type CompletenessReason = z.infer<typeof CompletenessReason>;

/** An analysis as the API returns it: the current values, including corrections. */
export const AnalysisRecord = z.object({
  id: z.uuid(),
  doc_type: z.string().nullable(),
  document_type: DocumentTypeName.nullable(),
  title: z.string().nullable(),
  court: z.string().nullable(),
  location: z.string().nullable(),
  case_number: z.string().nullable(),
  filling_date: z.string().nullable(),
  plaintiffs: Names,
  claimants: Names,
  defendants: Names,
  amount: z.string().nullable(),
  judge_name: z.string().nullable(),
  hearing_date: z.string().nullable(),
  /** On a 24-hour clock, HH:MM. */
  hearing_time: z.string().nullable(),
  summary: z.string().nullable(),
  is_complete: z.boolean(),
  /** Why it is or is not complete, as text. */
  confidence_reasons: Names,
  /** The same reasons as codes with values, for programs that write their own text. */
  reasons: z.array(CompletenessReason),
  /** 0 to 100: the mean confidence of the values read, not a measured accuracy; null if nothing was read. */
  accuracy_score: z.number().nullable(),
});
export type AnalysisRecord = z.infer<typeof AnalysisRecord>;

export const FoundCase = z.object({
  found_match: z.string(),
  url: z.string().nullable(),
  court: z.string().nullable(),
  date_filed: z.string().nullable(),
});

const DocumentCheck = z.object({ message: z.string(), found_cases: z.array(FoundCase) });

/** The compliance check as text, with the citation ledger and the outlook. */
export const ComplianceWords = z.object({
  main_document: z.object({ document_name: z.string(), compliance_check: DocumentCheck }),
  supporting_documents: z.array(
    z.object({
      document_name: z.string(),
      compliance_check: z.string(),
      message: z.string(),
      found_cases: z.array(FoundCase),
    }),
  ),
  ledgers: z.array(DocumentLedger),
  /** Null until the court has decided enough filings. */
  outlook: AcceptanceOutlook.nullable(),
});

/** The newest check of a filing; `check` is null until the filing has been read. */
export const ComplianceCheck = ComplianceWords.extend({ check: FilingCheck.nullable() });
export type ComplianceCheck = z.infer<typeof ComplianceCheck>;

/** The same for a document that was analyzed without filing. */
export const OwnCompliance = ComplianceWords.extend({ check: CheckResult.nullable() });
export type OwnCompliance = z.infer<typeof OwnCompliance>;

/** One document of a filing, in its newest version. */
export const ProcessedDocument = z.object({
  id: z.uuid(),
  version_id: z.uuid(),
  version: z.number().int(),
  kind: z.enum(documentKinds),
  title: z.string(),
  /** The label of its type, if it was read. */
  type: z.string().nullable(),
  document_type: DocumentTypeName.nullable(),
  file_type: z.string(),
  /** Bytes. */
  file_size: z.number().int(),
  /** Null for documents without fixed pages. */
  pages: z.number().int().nullable(),
  pages_without_text: z.number().int(),
  /** Pages that were read with text recognition. */
  pages_recognized: z.number().int(),
  sha256: z.string(),
  uploaded_at: Moment,
});
export type ProcessedDocument = z.infer<typeof ProcessedDocument>;

/** One step of an analysis as it happens. */
export const AnalysisStep = z.object({
  state: z.enum(analysisStates),
  at: Moment,
  /** Pages finished and total pages, if the step counts pages. */
  done: z.number().int().optional(),
  of: z.number().int().optional(),
  /** Why the files are not scanned for malware yet; the scan is tried again automatically. */
  problem: z.enum(scanProblems).optional(),
});
export type AnalysisStep = z.infer<typeof AnalysisStep>;

/** Why an analysis failed. `error` can be shown to users. */
export const AnalysisError = z.object({ code: z.string(), error: z.string(), details: z.unknown().optional() });
