import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Box, Evidence } from './evidence.ts';

/** What the viewer shows of a document: pages with their sizes in points, or paragraphs of text. */
export const DocumentView = z.discriminatedUnion('layout', [
  z.object({
    layout: z.literal('pages'),
    document_name: z.string(),
    pages: z.array(z.object({ number: z.number().int(), width: z.number(), height: z.number() })),
  }),
  z.object({
    layout: z.literal('flow'),
    document_name: z.string(),
    paragraphs: z.array(z.object({ number: z.number().int(), text: z.string() })),
  }),
]);
export type DocumentView = z.infer<typeof DocumentView>;

export const viewDocument = endpoint({
  method: 'GET',
  path: '/documents/versions/:version_id/view/',
  permission: 'filings:read',
  input: z.object({ version_id: z.uuid() }),
  reply: DocumentView,
  status: 200,
  summary: 'Returns the pages or paragraphs of one document version.',
});

/** In pixels: the widest image of an entire page, and the widest page that is drawn in tiles. */
export const widestPicture = 2400;

export const widestTiledPicture = 6400;

/** `image/webp` of one page, at most 2,400 pixels wide, or of a square tile of 1,024 pixels from a larger rendering. */
export const renderDocumentPage = endpoint({
  method: 'GET',
  path: '/documents/versions/:version_id/pages/:page',
  permission: 'filings:read',
  input: z
    .object({
      version_id: z.uuid(),
      page: z.coerce.number().int().min(1),
      width: z.coerce.number().int().min(100).max(widestTiledPicture).default(1200),
      /** Column and row of the tile, from 0, for example `2-5`; without it, the entire page is rendered. */
      tile: z
        .string()
        .regex(/^\d{1,2}-\d{1,2}$/, 'Send the tile as column-row')
        .optional(),
    })
    .refine(({ width, tile }) => tile !== undefined || width <= widestPicture, {
      path: ['width'],
      message: `The image of an entire page is at most ${widestPicture} pixels wide`,
    }),
  reply: z.never(),
  status: 200,
  summary: 'Returns an image of one page, rendered by the server so that no browser opens an untrusted file.',
});

/** The words of one page where they are printed. */
export const PageText = z.object({
  number: z.number().int(),
  /** Points, upright. */
  width: z.number(),
  height: z.number(),
  /** `none`: an image in which no words were recognized. */
  source: z.enum(['text-layer', 'ocr', 'none']),
  /** Degrees clockwise by which a scan must be rotated to be read. Boxes refer to the page as shown. */
  turn: z.union([z.literal(90), z.literal(180), z.literal(270)]).optional(),
  /** Recognized pages only: the page probably has handwriting, which was not read. */
  handwritten: z.boolean().optional(),
  /** In reading order. */
  words: z.array(z.object({ text: z.string(), box: Box })),
  /** Index of the first word of each line. */
  lines: z.array(z.number().int()),
});
export type PageText = z.infer<typeof PageText>;

export const readPageText = endpoint({
  method: 'GET',
  path: '/documents/versions/:version_id/pages/:page/text',
  permission: 'filings:read',
  input: z.object({ version_id: z.uuid(), page: z.coerce.number().int().min(1) }),
  reply: PageText,
  status: 200,
  summary: 'Returns the words of one page with their positions, for selection, copying, and screen readers.',
});

/** A search result, with the text around it. */
export const DocumentHit = z.object({ evidence: Evidence, before: z.string(), after: z.string() });
export type DocumentHit = z.infer<typeof DocumentHit>;

export const DocumentSearch = z.object({
  /** Number of all matches; `hits` has the first 500. */
  total: z.number().int(),
  hits: z.array(DocumentHit),
  /** Pages without text, which were not searched. */
  pages_without_text: z.array(z.number().int()),
});
export type DocumentSearch = z.infer<typeof DocumentSearch>;

export const searchDocument = endpoint({
  method: 'GET',
  path: '/documents/versions/:version_id/search',
  permission: 'filings:read',
  input: z.object({
    version_id: z.uuid(),
    q: z.string().min(1, 'Enter search text').max(200, 'Search for at most 200 characters'),
  }),
  reply: DocumentSearch,
  status: 200,
  summary: 'Finds text in a document, ignoring case, accents, hyphenation, quotation marks, and line breaks.',
});

export const downloadDocument = endpoint({
  method: 'GET',
  path: '/documents/versions/:version_id/file',
  permission: 'filings:read',
  input: z.object({ version_id: z.uuid() }),
  reply: z.never(),
  status: 200,
  summary: 'Downloads the document as it was filed, byte for byte.',
});
