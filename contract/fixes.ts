import { z } from 'zod';
import { activeContents } from '#domain/documentFacts/ActiveContent';
import { fixKinds } from '#domain/fixes/Fix';
import { fixSides, fixStates } from '#domain/fixes/fixStates';
import { AnalysisError } from './analyses.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

/**
 * Fixes of documents in drafts, in returned filings, and in checks before filing: prepared first, compared with the
 * original, and applied only on request.
 */

/** Marks of one redaction, and pages that they may be on: each of these pages is rebuilt. */
export const mostMarks = 400;
export const mostMarkedPages = 60;

const PageNumber = z.number().int().min(1).max(10_000);
const Edge = z.number().min(-1000).max(20_000);
const Mark = z.object({
  page: PageNumber,
  /** Left, top, right, bottom in points from the top-left corner of the upright page. */
  box: z
    .tuple([Edge, Edge, Edge, Edge])
    .refine(([left, top, right, bottom]) => left < right && top < bottom, 'Draw a box with a width and a height.'),
});
const Bookmark = z.object({ title: z.string().trim().min(1).max(200), page: PageNumber });

/** What is to be fixed. Without `bookmarks`, those of the exhibits that were found are added. */
export const FixOrder = z.discriminatedUnion('fix', [
  z.object({ fix: z.literal('remove_active') }),
  z.object({ fix: z.literal('flatten_forms') }),
  z.object({ fix: z.literal('letter_size'), pages: z.array(PageNumber).min(1).max(2000) }),
  z.object({ fix: z.literal('make_searchable') }),
  z.object({ fix: z.literal('add_bookmarks'), bookmarks: z.array(Bookmark).max(500).default([]) }),
  z.object({
    fix: z.literal('redact'),
    marks: z
      .array(Mark)
      .min(1, 'Mark what should be removed.')
      .max(mostMarks)
      .refine(
        (marks) => new Set(marks.map(({ page }) => page)).size <= mostMarkedPages,
        `Mark at most ${mostMarkedPages} pages at a time.`,
      ),
  }),
]);
export type FixOrder = z.infer<typeof FixOrder>;

const FixFile = z.object({ sha256: z.string(), file_size: z.number().int(), pages: z.number().int().nullable() });

const FixReport = z.object({
  /** Pages that look or read differently. */
  pages: z.array(z.number().int()),
  /** Digital signatures that are no longer valid in the fixed file. */
  signatures: z.number().int(),
  /** The smallest share of its size to which a page was shrunk. */
  scale: z.number().optional(),
  /** Words that were added as text, or removed with the marks. */
  words: z.number().int().optional(),
  bookmarks: z.array(z.string()).optional(),
  fields: z.number().int().optional(),
  active: z.array(z.enum(activeContents)).optional(),
  files: z.array(z.string()).optional(),
  /** Other pages that show a number that was marked. */
  elsewhere: z.array(z.number().int()).optional(),
});

/** A fix of a document, with the file before and after it. */
export const DocumentFix = z.object({
  id: z.uuid(),
  /** The document, or the analysis without filing whose document it is. */
  document_id: z.uuid(),
  document_name: z.string(),
  fix: z.enum(fixKinds),
  state: z.enum(fixStates),
  /** Pages recognized, and their total, while a text layer is prepared. */
  done: z.number().int().nullable(),
  total: z.number().int().nullable(),
  report: FixReport.nullable(),
  /** The bookmarks that are added, in their order; null for other fixes. */
  bookmarks: z.array(Bookmark).nullable(),
  error: AnalysisError.nullable(),
  asked_by: z.string(),
  asked_at: Moment,
  applied_at: Moment.nullable(),
  undone_at: Moment.nullable(),
  before: FixFile,
  /** Null until it is prepared, and after it was undone. */
  after: FixFile.nullable(),
  /** Whether it is the last fix of the document, and neither the draft nor the correction was submitted since then. */
  can_undo: z.boolean(),
});
export type DocumentFix = z.infer<typeof DocumentFix>;

const FixChanged = z.object({ message: z.string(), fix: DocumentFix });
const byId = z.object({ id: z.uuid() });

export const prepareFix = endpoint({
  method: 'POST',
  path: '/documents/:id/fixes/',
  permission: 'filings:file',
  body: 'json',
  input: byId.extend({
    document_id: z.uuid(),
    /**
     * The version on the screen, or in a returned filing the ID of the prepared document that takes its place: a document
     * that has changed since then is not fixed.
     */
    version_id: z.uuid(),
    order: FixOrder,
  }),
  reply: DocumentFix,
  status: 202,
  summary:
    'Prepares a fix of a document in a draft, or of one in a returned filing of yours. The document stays as it is until you apply the fix. A fix that was prepared before and not applied is discarded.',
});

export const listFixes = endpoint({
  method: 'GET',
  path: '/documents/:id/fixes/',
  permission: 'filings:file',
  input: byId,
  reply: z.object({ fixes: z.array(DocumentFix) }),
  status: 200,
  summary: 'Lists the fixes of a draft’s documents, or of a filing that you filed, with the originals.',
});

export const prepareOwnFix = endpoint({
  method: 'POST',
  path: '/courtdoc/analyses/:id/fixes/',
  permission: 'filings:file',
  body: 'json',
  input: byId.extend({
    /** The fingerprint of the document on the screen: one that was fixed since then is not fixed. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/, 'Send the SHA-256 of the document'),
    order: FixOrder,
  }),
  reply: DocumentFix,
  status: 202,
  summary:
    'Prepares a fix of a document that you analyzed without filing it. The document stays as it is until you apply the fix. A fix that was prepared before and not applied is discarded.',
});

export const listOwnFixes = endpoint({
  method: 'GET',
  path: '/courtdoc/analyses/:id/fixes/',
  permission: 'filings:file',
  input: byId,
  reply: z.object({ fixes: z.array(DocumentFix) }),
  status: 200,
  summary: 'Lists the fixes of a document that you analyzed without filing it, with the originals.',
});

export const readFix = endpoint({
  method: 'GET',
  path: '/documents/fixes/:id/',
  permission: 'filings:file',
  input: byId,
  reply: DocumentFix,
  status: 200,
  summary: 'Returns one fix: its progress, or what it changes.',
});

export const applyFix = endpoint({
  method: 'POST',
  path: '/documents/fixes/:id/apply/',
  permission: 'filings:file',
  body: 'json',
  input: byId.extend({
    /** Required if the file is digitally signed, because the signature becomes invalid. */
    accepts_invalid_signature: z.literal(true).optional(),
  }),
  reply: FixChanged,
  status: 200,
  summary:
    'Applies a prepared fix: the draft, or the analysis without filing, contains the fixed document from now on, and the document before it is kept. A document that is only checked is checked again immediately. In a returned filing, the fixed document is prepared as the corrected one, and what the court received stays as filed.',
});

export const undoFix = endpoint({
  method: 'POST',
  path: '/documents/fixes/:id/undo/',
  permission: 'filings:file',
  input: byId,
  reply: FixChanged,
  status: 200,
  summary:
    'Undoes the last fix of a document: the draft, the prepared correction, or the analysis without filing contains the document before it again.',
});

export const cancelFix = endpoint({
  method: 'DELETE',
  path: '/documents/fixes/:id/',
  permission: 'filings:file',
  input: byId,
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Discards a fix that was not applied.',
});

export const renderFixPage = endpoint({
  method: 'GET',
  path: '/documents/fixes/:id/pages/:page',
  permission: 'filings:file',
  input: byId.extend({
    page: z.coerce.number().int().min(1).max(10_000),
    side: z.enum(fixSides),
    width: z.coerce.number().int().min(50).max(2400).default(1200),
  }),
  reply: z.never(),
  status: 200,
  produces: ['image/webp'],
  summary: 'Returns an image of one page of a document before or after a fix.',
});

export const downloadFixFile = endpoint({
  method: 'GET',
  path: '/documents/fixes/:id/file',
  permission: 'filings:file',
  input: byId.extend({ side: z.enum(fixSides).default('before') }),
  reply: z.never(),
  status: 200,
  produces: ['application/pdf'],
  summary: 'Returns the document as it was before a fix, or after it.',
});
