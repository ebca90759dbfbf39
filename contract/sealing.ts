import { z } from 'zod';
import { lodgedActions, lodgedStates } from '#domain/sealing/lodgedStates';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';
import { line, lines } from './text.ts';

/** A document that was lodged conditionally under seal. Only the court and its filer learn that it exists. */
export const LodgedDocument = z.object({
  /** The ID of the document. */
  id: z.uuid(),
  filing_id: z.uuid(),
  /** The number of the docket entry of its motion. */
  entry: z.number().int().nullable(),
  motion: z.string(),
  title: z.string(),
  /** Under which it is opened; null once it is no longer in the record. */
  version_id: z.uuid().nullable(),
  /** Its public, redacted version; null without one. */
  redacted: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  state: z.enum(lodgedStates),
  /** The rule under which it is lodged, or the order that decided. */
  authority: z.string(),
  ordered_on: z.iso.date().nullable(),
  /** The last day on which its filer can have it filed unsealed; null if no rule sets one. */
  due_on: z.iso.date().nullable(),
  requested_at: Moment.nullable(),
  closed_at: Moment.nullable(),
  version: z.number().int(),
  /** What you can do with it now. */
  actions: z.array(z.enum(lodgedActions)),
});
export type LodgedDocument = z.infer<typeof LodgedDocument>;

export const listLodgedDocuments = endpoint({
  method: 'GET',
  path: '/cases/:id/lodged-documents/',
  permission: 'filings:file',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ data: z.array(LodgedDocument) }),
  status: 200,
  summary:
    'Lists documents of a case that were lodged under seal, with what the court decided: for judges and clerks all, for filers their own.',
});

export const changeLodgedDocument = endpoint({
  method: 'POST',
  path: '/lodged-documents/:id/',
  permission: 'filings:file',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    version: z.number().int().min(1),
    action: z.enum(lodgedActions, 'Choose what to do with the document'),
    /** The order; needed to seal, not to seal, or to unseal. */
    authority: line('The order', 400).default(''),
    ordered_on: calendarDay('Enter the date of the order').optional(),
    reason: lines('The reason', 1000).default(''),
  }),
  reply: z.object({ message: z.string(), document: LodgedDocument }),
  status: 200,
  summary:
    'Acts on a document that was lodged under seal: its filer has it filed unsealed after a denial; the clerk applies an order, files, unseals, returns, or deletes it.',
});
