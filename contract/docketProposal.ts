import { z } from 'zod';
import { filingGroups } from '#domain/docketing/FilingCode';
import { endpoint } from './endpoint.ts';
import { EntryText } from './entryText.ts';

/** The docket entry that the portal proposes for a filing, which the clerk confirms or edits. */
export const DocketProposal = z.object({
  /** Null if no filing code applies with certainty. */
  code: z.string().nullable(),
  text: z.string(),
  on_behalf_of: z.string().nullable(),
  related_number: z.number().int().nullable(),
  codes: z.array(z.object({ id: z.string(), label: z.string(), group: z.enum(filingGroups) })),
  /** For an attachment that was returned alone: the entry that it joins, of which `text` is the amended text. */
  joins: z.object({ number: z.number().int(), attachment: z.number().int() }).nullable(),
});
export type DocketProposal = z.infer<typeof DocketProposal>;

export const readDocketProposal = endpoint({
  method: 'GET',
  path: '/review/:id/docket-entry/',
  permission: 'filings:review',
  input: z.object({
    id: z.uuid(),
    /** The case in which the clerk dockets the filing; without it, a new case. */
    join: z.uuid().optional(),
    /** The filing code that the clerk chose in place of the proposed one. */
    code: z.string().max(60).optional(),
    /** Attachments that are returned and do not appear in the entry: IDs of documents, with commas between. */
    without: z
      .string()
      .max(2000)
      .regex(/^[0-9a-f-]+(,[0-9a-f-]+)*$/, 'Send IDs of documents with commas between.')
      .optional(),
  }),
  reply: DocketProposal,
  status: 200,
  summary: 'Proposes the docket entry of a filing: its code and text.',
});

/** The docket entry as the clerk confirmed it. */
export const ConfirmedEntry = z.object({
  code: z.string().max(60).nullable(),
  text: EntryText,
  on_behalf_of: z
    .string()
    .trim()
    .max(300, 'At most 300 characters')
    .regex(/^\P{Cc}*$/u, 'Remove the control characters')
    .nullable()
    .optional(),
  related_number: z.number().int().min(1).nullable().optional(),
  sealed: z.boolean().default(false),
});
