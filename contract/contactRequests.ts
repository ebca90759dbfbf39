import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PageCounts, Paging } from './paging.ts';
import { contactSubjects } from './site.ts';

/** Visitors' requests for a demo, early access, or the pilot, to which the court's administrators reply. */

const moment = z.iso.datetime({ offset: true });

export const contactStates = ['new', 'answered', 'closed'] as const;
export type ContactState = (typeof contactStates)[number];

export const ContactReply = z.object({
  body: z.string(),
  sent_by: z.string(),
  written_at: moment,
  /** When the mail server accepted it; null until then. */
  sent_at: moment.nullable(),
});

export const ReceivedContact = z.object({
  id: z.uuid(),
  about: z.enum(contactSubjects),
  full_name: z.string(),
  email: z.string(),
  organization: z.string(),
  message: z.string(),
  state: z.enum(contactStates),
  received_at: moment,
  replies: z.array(ContactReply),
  version: z.number().int(),
});
export type ReceivedContact = z.infer<typeof ReceivedContact>;

export const listContactRequests = endpoint({
  method: 'GET',
  path: '/contact/requests/',
  permission: 'contact:manage',
  input: z.object({
    ...Paging,
    state: z.enum(contactStates).default('new'),
  }),
  reply: z.object({ requests: z.array(ReceivedContact), ...PageCounts }),
  status: 200,
  summary:
    'Returns one page of the requests for a demo, early access, or the pilot. New requests are sorted oldest first.',
});

const Changed = z.object({ message: z.string(), request: ReceivedContact });
const version = z.int().min(1);

export const ReplyText = z
  .string('A reply is required')
  .trim()
  .min(1, 'A reply is required')
  .max(4000, 'At most 4,000 characters');

export const answerContactRequest = endpoint({
  method: 'POST',
  path: '/contact/requests/:id/reply/',
  permission: 'contact:manage',
  body: 'json',
  input: z.object({ id: z.uuid(), body: ReplyText, version }),
  reply: Changed,
  status: 201,
  summary: 'Emails a reply to the person who sent a request and marks the request as answered.',
});

export const setContactState = endpoint({
  method: 'PUT',
  path: '/contact/requests/:id/state/',
  permission: 'contact:manage',
  body: 'json',
  input: z.object({ id: z.uuid(), state: z.enum(['new', 'closed']), version }),
  reply: Changed,
  status: 200,
  summary: 'Closes a request without a reply, or reopens it.',
});
