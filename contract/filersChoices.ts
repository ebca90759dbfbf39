import { z } from 'zod';
import { caseTypes } from '#domain/courts/choices';
import { attachmentPositions, destinations } from '#domain/envelopes/destinations';
import { documentMarks } from '#domain/sealing/documentMarks';
import { endpoint } from './endpoint.ts';

/** What the filer chose or confirmed for a filing, and the filer's note. The clerk can change each choice. */
export const FilersChoices = z.object({
  destination: z.enum(destinations).nullable(),
  /** The number of the case that the filer chose, or as the filer typed it. */
  case_number: z.string().nullable(),
  /** The type and the label of the category of a new case. */
  case_type: z.enum(caseTypes).nullable(),
  category: z.string().nullable(),
  /** The label of the filing code. */
  code: z.string().nullable(),
  on_behalf_of: z.array(z.string()),
  note_to_clerk: z.string(),
  attachments: z.array(
    z.object({
      document_id: z.uuid(),
      title: z.string(),
      position: z.enum(attachmentPositions).nullable(),
      code: z.string().nullable(),
    }),
  ),
  /** What the filer stated about each document of a motion to seal; `redacts`: the lodged document by its title. */
  marks: z.array(
    z.object({
      document_id: z.uuid(),
      title: z.string(),
      mark: z.enum(documentMarks),
      redacts: z.string().nullable(),
    }),
  ),
});
export type FilersChoices = z.infer<typeof FilersChoices>;

export const readOwnChoices = endpoint({
  method: 'GET',
  path: '/documents/:id/choices/',
  permission: 'filings:file',
  input: z.object({ id: z.uuid() }),
  reply: z.object({
    /** As the clerk sees them; null if the filer chose nothing. */
    choices: FilersChoices.nullable(),
    /** Only for the filer; empty for anyone else. */
    client_matter: z.string(),
    /** Number of fixes of its documents before filing, only for the filer; 0 for anyone else. */
    fixes: z.number().int(),
  }),
  status: 200,
  summary: 'Returns what the filer chose for a filing and, if you are the filer, your client/matter number.',
});
