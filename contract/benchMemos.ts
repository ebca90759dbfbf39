import { z } from 'zod';
import { type memoSections, memoStates } from '#domain/chambers/benchMemo';
import { dispositionIds } from '#domain/rulings/dispositions';
import { endpoint } from './endpoint.ts';
import { OrderRow } from './orderDrafts.ts';

const count = z.number().int();
const Version = count.min(1);
const words = (name: string, atMost: number) => z.string().max(atMost, `${name} is longer than ${atMost} characters`);
const Part = words('Text', 40_000);

export const MemoContent = z.object({
  issue: Part,
  background: Part,
  law: Part,
  analysis: Part,
  /** As proposed for the ruling. */
  reasons: words('Reasons', 20_000),
  /** The ruling that the memo recommends. */
  disposition: z.enum(dispositionIds).nullable(),
} satisfies Record<(typeof memoSections)[number] | 'disposition', z.ZodType>);

export const MemoRow = z.object({
  id: z.uuid(),
  title: z.string(),
  state: z.enum(memoStates),
  case_id: z.uuid(),
  case_number: z.string(),
  case_title: z.string(),
  motion_id: z.uuid().nullable(),
  hearing_id: z.uuid().nullable(),
  assigned_to_id: z.uuid(),
  assigned_to: z.string(),
  disposition: z.enum(dispositionIds).nullable(),
  /** Why the judge returned it. */
  return_note: z.string().nullable(),
  changed_by: z.string(),
  changed_at: z.string(),
  version: count,
});
export type MemoRow = z.infer<typeof MemoRow>;

export const BenchMemo = MemoRow.extend({
  content: MemoContent,
  judge: z.string(),
  abilities: z.object({ edit: z.boolean(), next: z.array(z.enum(memoStates)) }),
});
export type BenchMemo = z.infer<typeof BenchMemo>;

const Changed = z.object({ message: z.string(), memo: BenchMemo });

export const listBenchMemos = endpoint({
  method: 'GET',
  path: '/chambers/memos/',
  permission: 'chambers:read',
  input: z.object({ case_id: z.uuid().optional() }),
  reply: z.object({ data: z.array(MemoRow) }),
  status: 200,
  summary: 'Lists the bench memos of a case, or those that the judge has not read. Only chambers can read them.',
});

export const startBenchMemo = endpoint({
  method: 'POST',
  path: '/chambers/memos/',
  permission: 'chambers:read',
  body: 'json',
  input: z
    .object({
      motion_id: z.uuid().optional(),
      hearing_id: z.uuid().optional(),
      /** Who writes it; you, if absent. */
      assigned_to: z.uuid().optional(),
    })
    .refine(({ motion_id, hearing_id }) => (motion_id === undefined) !== (hearing_id === undefined), {
      path: ['motion_id'],
      message: 'Send a motion or a hearing',
    }),
  reply: Changed,
  status: 201,
  summary: 'Begins a bench memo on a motion or for a hearing, and assigns it to a person of the chambers.',
});

export const readBenchMemo = endpoint({
  method: 'GET',
  path: '/chambers/memos/:id/',
  permission: 'chambers:read',
  input: z.object({ id: z.uuid() }),
  reply: BenchMemo,
  status: 200,
  summary: 'Returns a bench memo of your chambers.',
});

export const saveBenchMemo = endpoint({
  method: 'PUT',
  path: '/chambers/memos/:id/',
  permission: 'chambers:read',
  body: 'json',
  input: z.object({ id: z.uuid(), version: Version, content: MemoContent }),
  reply: Changed,
  status: 200,
  summary: 'Saves the text of a bench memo. If it has changed, the refusal contains the current text.',
});

export const moveBenchMemo = endpoint({
  method: 'POST',
  path: '/chambers/memos/:id/state/',
  permission: 'chambers:read',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    version: Version,
    state: z.enum(memoStates),
    /** What must be changed, for a memo that the judge returns. */
    note: words('Note', 2000).trim().default(''),
    /** Another person of the chambers to whom it is assigned. */
    assigned_to: z.uuid().optional(),
  }),
  reply: Changed,
  status: 200,
  summary:
    'Gives a bench memo to the judge, returns it with a note, marks it as read, or assigns it to another person.',
});

export const readChambersQueue = endpoint({
  method: 'GET',
  path: '/chambers/queue/',
  permission: 'chambers:read',
  input: z.object({}),
  reply: z.object({ memos: z.array(MemoRow), orders: z.array(OrderRow) }),
  status: 200,
  summary: 'Returns the bench memos and orders that need your attention in chambers.',
});
