import { z } from 'zod';
import { fileFormats } from '#domain/documents/fileFormats';
import { outputFormats } from '#domain/drafting/outputFormats';
import { type FieldName, fieldWords, forums } from '#domain/drafting/templates/CaseData';
import { templateIds } from '#domain/drafting/templates/templates';
import { writeCount } from '#domain/text/writeCount';
import { AnalysisRecord, AnalysisStep, OwnCompliance } from './analyses.ts';
import { DocumentTypeName } from './documentTypes.ts';
import { endpoint } from './endpoint.ts';
import { ExtractedField } from './extractedFields.ts';
import { FilingChoices } from './filings.ts';
import { Moment } from './moment.ts';

/** A document that was analyzed without filing, visible to its owner only and stored for 30 days. */
export const OwnAnalysis = AnalysisRecord.extend({
  document_name: z.string(),
  file_type: z.enum(fileFormats),
  /** Bytes. */
  file_size: z.number().int(),
  pages: z.number().int().nullable(),
  pages_without_text: z.number().int(),
  /** Pages that were read with text recognition. */
  pages_recognized: z.number().int(),
  sha256: z.string(),
  analyzed_at: Moment,
  expires_at: Moment,
  processing_time_seconds: z.number(),
  fields: z.array(ExtractedField),
  compliance_check: OwnCompliance,
});
export type OwnAnalysis = z.infer<typeof OwnAnalysis>;

/** One step of an analysis without filing, for one of its documents. */
export const OwnAnalysisStep = AnalysisStep.extend({ document: z.string() });
export type OwnAnalysisStep = z.infer<typeof OwnAnalysisStep>;

/**
 * Multipart: one `document`, its supporting documents, and the choices with which it would be filed. With `Accept:
 * text/event-stream`, each step is sent as it happens, as a `data` line with an OwnAnalysisStep. The last event is
 * `reply` with the response, or `refusal` with its problem details.
 */
export const analyzeWithoutFiling = endpoint({
  method: 'POST',
  path: '/courtdoc/analyses/',
  permission: 'documents:use',
  body: 'files',
  input: FilingChoices,
  reply: z.object({ message: z.string(), analysis: OwnAnalysis }),
  status: 201,
  files: {
    document: { atMost: 1, required: true, description: 'PDF, DOC, DOCX, or TXT, at most 10 MB.' },
    supporting_documents: {
      atMost: 2,
      description: 'Supporting documents, which are checked together with the document.',
    },
  },
  summary:
    'Analyzes a document without filing it and checks it against the court’s rules. Only the sender has access to the result, which is stored for 30 days. With `Accept: text/event-stream`, each step is reported as it happens.',
});

export const readOwnAnalysis = endpoint({
  method: 'GET',
  path: '/courtdoc/analyses/:id/',
  permission: 'documents:use',
  input: z.object({ id: z.uuid() }),
  reply: OwnAnalysis,
  status: 200,
  summary: 'Returns one of your analyses without filing.',
});

/** Characters in a field and in all fields, and lines in a field. The limits keep one document from delaying other users. */
export const paperLimits = { field: 20_000, whole: 200_000, lines: 500 };

const noControls = 'Remove the control characters';
/** Texts by field. A name that is in no template is refused, so that no input is silently dropped. */
export const CaseDataInput = z
  .strictObject(
    Object.fromEntries(
      Object.keys(fieldWords).map((name) => [
        name,
        z
          .string()
          .max(paperLimits.field, `Enter no more than ${writeCount(paperLimits.field)} characters`)
          .regex(/^(?:\P{Cc}|[\t\r\n])*$/u, noControls)
          .refine(
            (text) => text.split('\n').length <= paperLimits.lines,
            `Enter no more than ${paperLimits.lines} lines`,
          )
          .optional(),
      ]),
    ) as Record<FieldName, z.ZodOptional<z.ZodString>>,
  )
  .refine(
    (data) => Object.values(data).reduce((sum, text) => sum + (text?.length ?? 0), 0) <= paperLimits.whole,
    'This document is too long for a template. Shorten it.',
  );

const DocumentInput = z.object({
  template_id: z.enum(templateIds, { error: 'Choose a template' }),
  jurisdiction: z.enum(forums, { error: 'Choose a jurisdiction' }),
  case_data: CaseDataInput,
});
export type DocumentInput = z.infer<typeof DocumentInput>;

/** A field that is left blank in the document. */
export const MissingField = z.object({ field: z.string(), label: z.string() });
export type MissingField = z.infer<typeof MissingField>;

/**
 * A page as it will be printed: texts, positioned by the left end of their baseline, and ruled lines; in points from
 * the top left.
 */
export const LaidOutPage = z.object({
  width: z.number(),
  height: z.number(),
  texts: z.array(
    z.object({
      x: z.number(),
      y: z.number(),
      width: z.number(),
      size: z.number(),
      text: z.string(),
      font: z.enum(['regular', 'bold']),
      /** `artifact`: line numbers and footers, which are not part of the document's text. */
      tag: z.enum(['H1', 'H2', 'P', 'artifact']),
      /** Texts of one paragraph, heading, or column have the same number. */
      block: z.number().int(),
    }),
  ),
  rules: z.array(z.object({ x1: z.number(), y1: z.number(), x2: z.number(), y2: z.number(), width: z.number() })),
});
export type LaidOutPage = z.infer<typeof LaidOutPage>;

export const previewDocument = endpoint({
  method: 'POST',
  path: '/courtdoc/preview/',
  permission: 'documents:use',
  body: 'json',
  input: DocumentInput,
  reply: z.object({ title: z.string(), pages: z.array(LaidOutPage), missing: z.array(MissingField) }),
  status: 200,
  summary:
    'Returns the pages of a document generated from a template, as they will be printed, and its blanks. Nothing is stored.',
});

export const GeneratedDocument = z.object({
  id: z.uuid(),
  template_id: z.enum(templateIds),
  jurisdiction: z.enum(forums),
  format: z.enum(outputFormats),
  title: z.string(),
  case_id: z.uuid().nullable(),
  case_data: z.record(z.string(), z.string()),
  missing: z.array(MissingField),
  file_name: z.string(),
  /** Bytes. */
  file_size: z.number().int(),
  pages: z.number().int().nullable(),
  sha256: z.string(),
  generated_at: Moment,
});
export type GeneratedDocument = z.infer<typeof GeneratedDocument>;

export const generateDocument = endpoint({
  method: 'POST',
  path: '/courtdoc/generated/',
  permission: 'documents:use',
  body: 'json',
  input: DocumentInput.extend({
    format: z.enum(outputFormats, { error: 'Choose PDF or DOCX' }).default('pdf'),
    case_id: z.uuid().optional(),
  }),
  reply: z.object({ message: z.string(), document: GeneratedDocument }),
  status: 201,
  summary: 'Generates a document from a template as PDF or DOCX and saves it in your history.',
});

export const readGeneratedDocument = endpoint({
  method: 'GET',
  path: '/courtdoc/generated/:id/',
  permission: 'documents:use',
  input: z.object({ id: z.uuid() }),
  reply: GeneratedDocument,
  status: 200,
  summary: 'Returns one of your generated documents with the values that you entered.',
});

export const historyKinds = ['filing', 'analysis', 'generated'] as const;
export const ownKinds = ['analysis', 'generated'] as const;

/** The document of an analysis without filing, or a generated document, byte for byte. */
export const downloadOwnDocument = endpoint({
  method: 'GET',
  path: '/courtdoc/history/:kind/:id/file',
  permission: 'documents:use',
  input: z.object({ kind: z.enum(ownKinds), id: z.uuid() }),
  reply: z.never(),
  status: 200,
  summary: 'Downloads a document that you analyzed or generated, byte for byte.',
});

export const fileOwnDocument = endpoint({
  method: 'POST',
  path: '/courtdoc/history/:kind/:id/filing/',
  permission: 'filings:file',
  body: 'json',
  input: FilingChoices.extend({ kind: z.enum(ownKinds), id: z.uuid() }),
  reply: z.object({ message: z.string(), filing_id: z.uuid() }),
  status: 201,
  summary:
    'Makes a draft of a document that you analyzed or generated, without another upload. A repeated call returns the same draft, or the filing once it is filed.',
});

export const forgetOwnDocument = endpoint({
  method: 'DELETE',
  path: '/courtdoc/history/:kind/:id/',
  permission: 'documents:use',
  input: z.object({ kind: z.enum(ownKinds), id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Removes an analysis or a generated document from your history. A filing created from it is not affected.',
});

/** A document that the user filed, analyzed, or generated. */
export const HistoryEntry = z.object({
  kind: z.enum(historyKinds),
  id: z.uuid(),
  title: z.string(),
  file_name: z.string(),
  doc_type: z.string().nullable(),
  document_type: DocumentTypeName.nullable(),
  case_number: z.string().nullable(),
  /** A filing's status (domain/filings/filerStatus), `analyzed`, or the template of a generated document. */
  state: z.string(),
  /** For a filing, the version of its lead document, for the download. */
  version_id: z.uuid().nullable(),
  file_type: z.enum(fileFormats),
  file_size: z.number().int(),
  at: Moment,
  /** When an analysis is deleted; null if it is not. */
  expires_at: Moment.nullable(),
  /** The filing created from it. */
  filing_id: z.uuid().nullable(),
  /** The draft created from it, until it is filed. */
  draft_id: z.uuid().nullable(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const listHistory = endpoint({
  method: 'GET',
  path: '/courtdoc/history/',
  permission: 'documents:use',
  input: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    kind: z.enum(historyKinds).optional(),
    /** Words that must all appear in the title, the file name, or the case number. */
    q: z.string().trim().max(200).default(''),
  }),
  reply: z.object({ data: z.array(HistoryEntry), total: z.number().int(), total_pages: z.number().int() }),
  status: 200,
  summary: 'Lists your filings, analyses without filing, and generated documents, newest first.',
});

export const CaseChoice = z.object({ id: z.uuid(), case_number: z.string(), title: z.string() });
export type CaseChoice = z.infer<typeof CaseChoice>;

export const listCasesToDraftFor = endpoint({
  method: 'GET',
  path: '/courtdoc/cases/',
  permission: 'documents:use',
  input: z.object({ q: z.string().trim().max(200).default('') }),
  reply: z.object({ data: z.array(CaseChoice) }),
  status: 200,
  summary: 'Finds cases that you have access to by number or title, newest first.',
});

/** Known values: the court, a case's number, judge, and parties, and the user's roster entry. */
export const prefillDocument = endpoint({
  method: 'GET',
  path: '/courtdoc/prefill/',
  permission: 'documents:use',
  input: z.object({ case_id: z.uuid().optional() }),
  reply: z.object({ jurisdiction: z.enum(forums), case_data: z.record(z.string(), z.string()) }),
  status: 200,
  summary:
    'Returns the values with which the portal prefills a document, from your profile and, if given, from a case.',
});
