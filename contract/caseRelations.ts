import { z } from 'zod';
import { consolidationPurposes, mergedRecords, relationKinds, transferKinds } from '#domain/cases/caseRelations';
import { caseTypes } from '#domain/courts/choices';
import { Changed } from './caseLife.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';
import { line } from './text.ts';

const Id = z.object({ id: z.uuid() });
const Reason = line('Reason', 1000).min(3, 'Enter a reason');
const Version = z.int().min(1);

const Merge = z.object({
  id: z.uuid(),
  version: z.number().int(),
  case_number: z.string(),
  title: z.string(),
  reason: z.string(),
  merged_at: Moment,
  by: z.string().nullable(),
  undone_at: Moment.nullable(),
});
export type CaseMerge = z.infer<typeof Merge>;

export const relateCases = endpoint({
  method: 'POST',
  path: '/cases/:id/relations/',
  permission: 'cases:manage',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    version: Version,
    kind: z.enum(relationKinds, 'Choose a relation'),
    /** For a consolidation, the lead case. */
    other_case_id: z.uuid('Choose a case'),
    purpose: z.enum(consolidationPurposes).default('all_purposes'),
    reason: Reason,
  }),
  reply: Changed,
  status: 201,
  summary: 'Relates a case to another, or consolidates it with a lead case.',
});

export const endRelation = endpoint({
  method: 'POST',
  path: '/cases/relations/:id/end/',
  permission: 'cases:manage',
  body: 'json',
  input: z.object({ id: z.uuid(), reason: Reason }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Ends a relation or a consolidation. A member case returns to its earlier status.',
});

export const spreadEntry = endpoint({
  method: 'POST',
  path: '/cases/:id/spread/',
  permission: 'cases:manage',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    number: z.coerce.number().int().min(1, 'Enter the number of an entry'),
    case_ids: z.array(z.uuid()).min(1, 'Choose at least one case').max(200, 'At most 200 cases'),
  }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Enters an entry of a lead case in member cases.',
});

export const listTransferCourts = endpoint({
  method: 'GET',
  path: '/cases/transfer-courts/',
  permission: 'cases:manage',
  input: z.object({}),
  reply: z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) }),
  status: 200,
  summary: 'Lists the other courts of this installation, to which a case can be sent.',
});

export const transferCase = endpoint({
  method: 'POST',
  path: '/cases/:id/transfers/',
  permission: 'cases:manage',
  body: 'json',
  input: z
    .object({
      id: z.uuid(),
      version: Version,
      kind: z.enum(transferKinds, 'Choose where the case goes'),
      to_court_id: line('Court', 100).default(''),
      outside_court: line('Court', 300).default(''),
      reason: Reason,
    })
    .refine(({ to_court_id, outside_court }) => (to_court_id === '') !== (outside_court === ''), {
      path: ['outside_court'],
      message: 'Choose a court, or enter the name of an outside court',
    }),
  reply: Changed,
  status: 201,
  summary: 'Sends a case to another court of this installation, or to an outside court.',
});

const Incoming = z.object({
  id: z.uuid(),
  version: z.number().int(),
  kind: z.enum(transferKinds),
  from_court: z.string(),
  case_number: z.string(),
  title: z.string(),
  case_type: z.enum(caseTypes),
  reason: z.string(),
  sent_at: Moment,
});
export type IncomingTransfer = z.infer<typeof Incoming>;

export const listIncomingTransfers = endpoint({
  method: 'GET',
  path: '/cases/transfers/',
  permission: 'cases:manage',
  input: z.object({}),
  reply: z.object({ data: z.array(Incoming) }),
  status: 200,
  summary: 'Lists the cases that other courts sent to this court and on which it has not decided.',
});

export const decideTransfer = endpoint({
  method: 'POST',
  path: '/cases/transfers/:id/decision/',
  permission: 'cases:manage',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    version: Version,
    decision: z.enum(['accepted', 'refused'], 'Choose a decision'),
    /** The number that an outside court gave the case. */
    outside_number: line('Number', 80).default(''),
    /** The ID of a category of the receiving court; the number of the case may depend on it. */
    category: z.string().max(80).optional(),
    reason: Reason,
  }),
  reply: z.object({ message: z.string(), case_id: z.uuid().nullable() }),
  status: 200,
  summary: 'Accepts or refuses a case from another court, or records the decision of an outside court.',
});

const MovedCount = z.object({
  kind: z.enum([...mergedRecords, 'tentative']),
  count: z.number().int(),
});

export const MergePreview = z.object({
  kept: z.object({ id: z.uuid(), case_number: z.string(), title: z.string(), version: z.number().int() }),
  merged: z.object({ id: z.uuid(), case_number: z.string(), title: z.string(), version: z.number().int() }),
  /** Why the cases cannot be merged; null if they can. */
  refused: z.enum(['same_case', 'other_court', 'other_type', 'not_open']).nullable(),
  moves: z.array(MovedCount),
  /** The parties that remain with the merged number, because the kept case has the same ones. */
  same_parties: z.array(z.string()),
  /** The people who can see only one of the two cases and would see both. */
  gain_access: z.array(z.object({ person_id: z.uuid(), name: z.string(), case_number: z.string() })),
});
export type MergePreview = z.infer<typeof MergePreview>;

export const previewMerge = endpoint({
  method: 'GET',
  path: '/cases/:id/merge/',
  permission: 'cases:manage',
  input: z.object({ id: z.uuid(), other_case_id: z.uuid('Choose a case') }),
  reply: MergePreview,
  status: 200,
  summary: 'Returns what a merge of another case into this one would move, and who would gain access.',
});

export const mergeCases = endpoint({
  method: 'POST',
  path: '/cases/:id/merge/',
  permission: 'cases:manage',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    version: Version,
    other_case_id: z.uuid('Choose a case'),
    other_version: Version,
    /** The people who are confirmed to be in the one case and gain access to all of it. */
    admitted: z.array(z.uuid()).max(1000).default([]),
    reason: Reason,
  }),
  reply: Changed,
  status: 201,
  summary: 'Merges another case into this one. The merged number leads here.',
});

export const listMerges = endpoint({
  method: 'GET',
  path: '/cases/:id/merges/',
  permission: 'cases:manage',
  input: Id,
  reply: z.object({ data: z.array(Merge) }),
  status: 200,
  summary: 'Lists the cases that were merged into a case.',
});

export const undoMerge = endpoint({
  method: 'POST',
  path: '/cases/merges/:id/undo/',
  permission: 'cases:manage',
  body: 'json',
  input: z.object({ id: z.uuid(), version: Version, reason: Reason }),
  reply: Changed,
  status: 200,
  summary: 'Undoes a merge: what it moved returns. Entries added since remain in the kept case.',
});
