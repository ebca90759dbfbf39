import { z } from 'zod';
import { orderStates } from '#domain/orders/orderStates';
import { dispositionIds } from '#domain/rulings/dispositions';
import { endpoint } from './endpoint.ts';
import { Confirmation } from './secondFactor.ts';

const count = z.number().int();

export const CourtOrder = z.object({
  id: z.uuid(),
  title: z.string(),
  state: z.enum(orderStates),
  version: count,
  case_id: z.uuid(),
  case_number: z.string(),
  case_title: z.string(),
  filing_id: z.uuid().nullable(),
  /** Whether chambers wrote or edited its text, which is then what is signed. */
  has_text: z.boolean(),
  /** The document that counsel proposed, as the viewer of documents shows it. */
  document_id: z.uuid().nullable(),
  /** The motion that it decides, and how it was ruled, if it was. */
  motion: z
    .object({
      title: z.string(),
      decided: z.enum(dispositionIds).nullable(),
      /** How the order can decide it, if no ruling has, each with the docket text; and what its words suggest. */
      choices: z.array(z.object({ disposition: z.enum(dispositionIds), entry_text: z.string() })),
      suggested: z.enum(dispositionIds).nullable(),
    })
    .nullable(),
  /** The text of the docket entry that a signature makes. */
  entry_text: z.string(),
  signed_at: z.string().nullable(),
  entry: count.nullable(),
});
export type CourtOrder = z.infer<typeof CourtOrder>;

export const openProposedOrder = endpoint({
  method: 'POST',
  path: '/orders/proposed/',
  permission: 'chambers:use',
  body: 'json',
  input: z.object({ filing_id: z.uuid(), version_id: z.uuid() }),
  reply: z.object({ id: z.uuid() }),
  status: 201,
  summary: 'Begins the order that counsel proposed in one of your cases, or returns the one that you began.',
});

export const readOrder = endpoint({
  method: 'GET',
  path: '/orders/:id/',
  permission: 'chambers:use',
  input: z.object({ id: z.uuid() }),
  reply: CourtOrder,
  status: 200,
  summary: 'Returns one of your orders, with the docket entry that a signature makes.',
});

export const signOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/sign/',
  permission: 'chambers:use',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    /** The version of the order that you have read. */
    version: count.min(1),
    confirmation: Confirmation,
    /** How the order decides its motion, if no ruling has; without it, as its title or text states. */
    disposition: z.enum(dispositionIds).optional(),
  }),
  reply: z.object({ message: z.string(), entry: count }),
  status: 201,
  summary:
    'Signs and seals an order with your second factor, enters it on the docket, and serves everyone in the case.',
});
