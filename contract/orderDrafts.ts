import { z } from 'zod';
import { orderSources, orderStates } from '#domain/orders/orderStates';
import { endpoint } from './endpoint.ts';

const count = z.number().int();
const words = (name: string, atMost: number) => z.string().max(atMost, `${name} is longer than ${atMost} characters`);
const Version = count.min(1);
const Reason = words('Reason', 1000).trim().min(1, 'Enter the reason.');

const Changed = { text: words('Text', 20_000), by: words('Name', 200) };
export const OrderPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: words('Text', 20_000) }),
  z.object({ kind: z.literal('struck'), ...Changed }),
  z.object({ kind: z.literal('added'), ...Changed }),
  z.object({ kind: z.literal('blank'), name: words('Name', 60), value: words('Blank', 4000) }),
]);
export const OrderParagraph = z.object({
  id: z.string().min(1).max(80),
  style: z.enum(['heading', 'recital', 'numbered', 'plain']),
  parts: z.array(OrderPart).max(1000),
});
export const OrderContent = z.object({
  title: words('Title', 300).trim().min(1, 'Enter a title.'),
  paragraphs: z.array(OrderParagraph).max(500, 'An order has at most 500 paragraphs'),
});

export type OrderContent = z.infer<typeof OrderContent>;

/** What the person who drafts must know before the order goes further. */
export const orderWarnings = ['case_closed', 'proposal_withdrawn', 'reassigned'] as const;

export const OrderRow = z.object({
  id: z.uuid(),
  title: z.string(),
  state: z.enum(orderStates),
  source: z.enum(orderSources),
  case_id: z.uuid(),
  case_number: z.string(),
  case_title: z.string(),
  changed_by: z.string(),
  changed_at: z.string(),
  reason: z.string().nullable(),
  /** What the judge wants changed, in a draft that was returned within chambers. */
  return_note: z.string().nullable(),
  version: count,
});
export type OrderRow = z.infer<typeof OrderRow>;

export const OrderDraft = OrderRow.extend({
  content: OrderContent,
  /** The filing and the document that counsel proposed, and who filed it. */
  filing_id: z.uuid().nullable(),
  proposed_version_id: z.uuid().nullable(),
  proposed_by: z.string().nullable(),
  /** The order that was sent back and that this one corrects. */
  corrects_id: z.uuid().nullable(),
  court: z.string(),
  judge: z.string(),
  /** The person who is writing, whose name changes carry. */
  writer: z.string(),
  warnings: z.array(z.enum(orderWarnings)),
  abilities: z.object({
    edit: z.boolean(),
    sign: z.boolean(),
    /** Return it to the drafts: for a judge, only what someone else of the chambers drafted. */
    return_draft: z.boolean(),
    send_back: z.boolean(),
    deny: z.boolean(),
  }),
});
export type OrderDraft = z.infer<typeof OrderDraft>;

export const orderLists = ['drafts', 'for_signature', 'sent_back', 'done'] as const;

export const listOrderDrafts = endpoint({
  method: 'GET',
  path: '/orders/drafts/',
  permission: 'orders:draft',
  input: z.object({
    list: z.enum(orderLists).default('drafts'),
    case_id: z.uuid().optional(),
    /** Only the orders before this one of the judges for whom you act. */
    judge_id: z.uuid().optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    per_page: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({ data: z.array(OrderRow), total: count, total_pages: count }),
  status: 200,
  summary: 'Lists orders in your cases: drafts, those for signature, those sent back to counsel, and completed ones.',
});

export const listOrderForms = endpoint({
  method: 'GET',
  path: '/orders/forms/',
  permission: 'orders:draft',
  input: z.object({}),
  reply: z.object({ data: z.array(z.object({ id: z.string(), label: z.string(), note: z.string().nullable() })) }),
  status: 200,
  summary: 'Lists the forms of orders of your court.',
});

export const startOrderDraft = endpoint({
  method: 'POST',
  path: '/orders/drafts/',
  permission: 'orders:draft',
  body: 'json',
  input: z
    .object({
      /** A form, in a case. */
      case_id: z.uuid().optional(),
      form: words('Form', 60).optional(),
      /** The document that counsel proposed. */
      filing_id: z.uuid().optional(),
      version_id: z.uuid().optional(),
      /** The ruling that the order carries out. */
      ruling_id: z.uuid().optional(),
    })
    .refine(
      ({ case_id, form, filing_id, version_id, ruling_id }) =>
        Number(!!case_id && !!form) + Number(!!filing_id && !!version_id) + Number(!!ruling_id) === 1,
      { path: ['form'], message: 'Choose a form, a proposed order, or a ruling.' },
    ),
  reply: z.object({ message: z.string(), order: OrderDraft }),
  status: 201,
  summary: 'Begins an order from a form, a proposed order of counsel, or a ruling. A proposal has one draft.',
});

export const readOrderDraft = endpoint({
  method: 'GET',
  path: '/orders/drafts/:id/',
  permission: 'orders:draft',
  input: z.object({ id: z.uuid() }),
  reply: OrderDraft,
  status: 200,
  summary: 'Returns an order in your cases with its text, its tracked changes, and what must be known about its case.',
});

export const saveOrderDraft = endpoint({
  method: 'PUT',
  path: '/orders/drafts/:id/',
  permission: 'orders:draft',
  body: 'json',
  input: z.object({ id: z.uuid(), version: Version, content: OrderContent }),
  reply: z.object({ message: z.string(), order: OrderDraft }),
  status: 200,
  summary: 'Saves the text of an order. If it has changed, the refusal contains the current text.',
});

export const downloadOrderWord = endpoint({
  method: 'GET',
  path: '/orders/drafts/:id/word/',
  permission: 'orders:draft',
  input: z.object({ id: z.uuid() }),
  reply: z.never(),
  status: 200,
  produces: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  summary: 'Downloads an order as a Word file, with its changes tracked.',
});

export const importOrderWord = endpoint({
  method: 'POST',
  path: '/orders/drafts/:id/word/',
  permission: 'orders:draft',
  body: 'files',
  input: z.object({ id: z.uuid() }),
  files: { document: { atMost: 1, required: true, description: 'The downloaded Word file, as you changed it.' } },
  reply: z.object({ message: z.string(), order: OrderDraft }),
  status: 200,
  summary: 'Reads the changes of a downloaded Word file into the order, tracked, and merges them with later ones.',
});

export const moveOrderDraft = endpoint({
  method: 'POST',
  path: '/orders/drafts/:id/state/',
  permission: 'orders:draft',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    version: Version,
    state: z.enum(['draft', 'for_signature', 'discarded']),
    /** What must be changed, when the judge returns it to the person who drafted it. */
    note: words('Note', 2000).trim().default(''),
  }),
  reply: z.object({ message: z.string(), order: OrderDraft }),
  status: 200,
  summary: 'Gives an order to the judge for signature, returns it to the drafts, or discards it.',
});

export const sendBackOrder = endpoint({
  method: 'POST',
  path: '/orders/drafts/:id/return/',
  permission: 'orders:decide',
  body: 'json',
  input: z.object({ id: z.uuid(), version: Version, reason: Reason }),
  reply: z.object({ message: z.string(), order: OrderDraft }),
  status: 200,
  summary: 'Sends a proposed order back to counsel with a reason. Counsel is notified.',
});

export const denyOrder = endpoint({
  method: 'POST',
  path: '/orders/drafts/:id/denial/',
  permission: 'orders:decide',
  body: 'json',
  input: z.object({ id: z.uuid(), version: Version, reason: Reason }),
  reply: z.object({ message: z.string(), order: OrderDraft }),
  status: 200,
  summary: 'Denies a proposed order with a reason, which is entered on the docket.',
});

export const listOrderVersions = endpoint({
  method: 'GET',
  path: '/orders/drafts/:id/versions/',
  permission: 'orders:draft',
  input: z.object({ id: z.uuid() }),
  reply: z.object({
    data: z.array(z.object({ version: count, changed_by: z.string(), changed_at: z.string(), content: OrderContent })),
  }),
  status: 200,
  summary: 'Lists the newest saved texts of an order, at most 50, each with the person who saved it.',
});

const WordRun = z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() });
export const ComparedRow = z.object({
  first: z.string().nullable(),
  second: z.string().nullable(),
  runs: z.array(WordRun),
});

export const compareOrderDrafts = endpoint({
  method: 'GET',
  path: '/orders/drafts/:id/comparison/',
  permission: 'orders:draft',
  input: z.object({ id: z.uuid(), other: z.uuid() }),
  reply: z.object({ first: OrderRow, second: OrderRow, rows: z.array(ComparedRow) }),
  status: 200,
  summary: 'Compares two orders of one case as they would be signed, paragraph by paragraph and word by word.',
});
