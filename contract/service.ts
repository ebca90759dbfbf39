import { z } from 'zod';
import { serviceMethods } from '#domain/participants/service';
import {
  deliveries,
  otherMethods,
  recipientStates,
  serviceFailures,
  serviceGrounds,
  serviceMoments,
} from '#domain/service/serviceChoices';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';
import { lines, requiredLine } from './text.ts';

const Confidence = z.enum(['verified', 'high', 'uncertain']);
const Stated = z.object({ authority: z.string(), confidence: Confidence });
const ServedCase = z.object({ id: z.uuid(), case_number: z.string(), title: z.string() });
const Key = z.string().min(1).max(80);

/** That the filer serves someone by other means; `on` is null until it was done. */
const Otherwise = z.object({
  method: z.enum(otherMethods, 'Choose how you serve this person'),
  on: z.preprocess((typed) => (typed === '' ? null : typed), calendarDay('Enter a date').nullable()),
});

/** Someone who receives a courtesy copy, by name and email. The ID is chosen by the caller. */
export const AddedRecipient = z.object({
  id: z.uuid(),
  name: requiredLine('The name', 200),
  email: z.email('Enter an email address').max(254),
});
export type AddedRecipient = z.infer<typeof AddedRecipient>;

export const DraftRecipient = z.object({
  key: Key,
  name: z.string(),
  /** The parties for whom the person is served; none for a courtesy copy. */
  parties: z.array(z.string()),
  as_counsel: z.boolean(),
  delivery: z.enum(deliveries),
  ground: z.enum(serviceGrounds),
  method: z.enum(serviceMethods),
  address: z.string().nullable(),
  is_optional: z.boolean(),
  /** Whether the portal serves them. */
  is_selected: z.boolean(),
  /** Whether the filer must serve them by other means. */
  is_served_by_filer: z.boolean(),
  otherwise: Otherwise.nullable(),
});
export type DraftRecipient = z.infer<typeof DraftRecipient>;

export const DraftService = z.object({
  /**
   * `listed`: the recipients are those of the case; `new_case`: the documents name no case; `no_list`: you have no access
   * to a case with the number that the documents name; `reading`: they are being read.
   */
  situation: z.enum(['listed', 'new_case', 'no_list', 'reading']),
  case: ServedCase.nullable(),
  /** The number that the documents name. */
  case_number: z.string().nullable(),
  /** Under which rule people must accept e-service. */
  authority: z.string(),
  moment: Stated.extend({ moment: z.enum(serviceMoments), set_by_court: z.boolean() }),
  complete: Stated.extend({ upon: z.enum(['filing', 'sending']) }),
  /** How a person who has not appeared in the case is served. */
  initial: Stated,
  recipients: z.array(DraftRecipient),
  added: z.array(AddedRecipient),
  /** The version to send with a change; 0 before the first. */
  version: z.number().int(),
});
export type DraftService = z.infer<typeof DraftService>;

const Id = z.object({ id: z.uuid() });

export const readDraftService = endpoint({
  method: 'GET',
  path: '/documents/drafts/:id/service/',
  permission: 'filings:file',
  input: Id,
  reply: DraftService,
  status: 200,
  summary: 'Returns who is served with one of your drafts when you file it, how, and why.',
});

export const saveDraftService = endpoint({
  method: 'PUT',
  path: '/documents/drafts/:id/service/',
  permission: 'filings:file',
  body: 'json',
  input: Id.extend({
    version: z.int().min(0),
    /** Optional recipients by key, with whether the portal serves them. */
    chosen: z.record(Key, z.boolean()).default({}),
    added: z.array(AddedRecipient).max(20, 'At most 20 courtesy copies').default([]),
    otherwise: z
      .array(Otherwise.extend({ key: Key }))
      .max(1000)
      .default([]),
  }),
  reply: DraftService,
  status: 200,
  summary: 'Saves your choices about the service of a draft. The version is that of the choices you saw.',
});

/** Someone on the service list of a filing, and the state of their service. */
export const ServedRecipient = z.object({
  id: z.uuid(),
  version: z.number().int(),
  name: z.string(),
  parties: z.array(z.string()),
  ground: z.enum(serviceGrounds),
  method: z.enum(serviceMethods),
  address: z.string().nullable(),
  state: z.enum(recipientStates),
  /** When service was complete under the rule. */
  served_at: Moment.nullable(),
  /** The day on which the filer served by other means. */
  served_on: z.iso.date().nullable(),
  failure: z.enum(serviceFailures).nullable(),
  mail_reply: z.string().nullable(),
  /** When the recipient first opened the documents in the portal. */
  opened_at: Moment.nullable(),
  /** Whether a link opens the documents without an account. */
  has_link: z.boolean(),
});
export type ServedRecipient = z.infer<typeof ServedRecipient>;

/** One service of a filing: of what was filed, or of corrected documents. */
export const Service = z.object({
  id: z.uuid(),
  case: ServedCase,
  moment: z.enum(serviceMoments),
  authority: z.string(),
  time_zone: z.string(),
  /** Null while service is awaiting the clerk’s decision. */
  served_at: Moment.nullable(),
  /** The names of the documents that are served. */
  documents: z.array(z.string()),
  recipients: z.array(ServedRecipient),
  /** Documents that no one receives through the portal, because they are sealed or confidential. */
  withheld: z.array(z.string()),
  /** Whether the caller filed it, and so serves it. */
  can_change: z.boolean(),
});
export type Service = z.infer<typeof Service>;

export const FilingService = z.object({
  /** Null for a filing that was not served through the portal. */
  service: Service.nullable(),
  /** The services of documents that were corrected after a return, the first one first. */
  again: z.array(Service),
});
export type FilingService = z.infer<typeof FilingService>;

export const readFilingService = endpoint({
  method: 'GET',
  path: '/documents/:id/service/',
  permission: 'filings:read',
  input: Id,
  reply: FilingService,
  status: 200,
  summary: 'Returns who was served with a filing, by which method, when, and with which result.',
});

const OfRecipient = Id.extend({ recipient_id: z.uuid(), version: z.int() });
const Changed = z.object({ message: z.string(), service: FilingService });

export const serveOtherwise = endpoint({
  method: 'PUT',
  path: '/documents/:id/service/:recipient_id/',
  permission: 'filings:file',
  body: 'json',
  input: OfRecipient.extend({
    method: z.enum(otherMethods, 'Choose a method'),
    on: calendarDay('Enter a date'),
    /** Where; by default the address on the case’s service list. */
    address: lines('The address', 300).default(''),
  }),
  reply: Changed,
  status: 200,
  summary: 'Records that you served a recipient of your filing by other means.',
});

export const serveAgain = endpoint({
  method: 'POST',
  path: '/documents/:id/service/:recipient_id/again/',
  permission: 'filings:file',
  body: 'json',
  input: OfRecipient.extend({ email: z.email('Enter an email address').max(254).optional() }),
  reply: Changed,
  status: 200,
  summary: 'Sends the service again to a recipient who was not reached, for a courtesy copy to a corrected address.',
});

export const revokeServiceLink = endpoint({
  method: 'POST',
  path: '/documents/:id/service/:recipient_id/revoke/',
  permission: 'filings:file',
  body: 'json',
  input: OfRecipient,
  reply: Changed,
  status: 200,
  summary: 'Revokes the link that opens the served documents without an account.',
});

export const printProofOfService = endpoint({
  method: 'GET',
  path: '/documents/:id/service/proof',
  permission: 'filings:read',
  /** Of the service of corrected documents, or else of that of the filing. */
  input: Id.extend({ service: z.uuid().optional() }),
  reply: z.never(),
  status: 200,
  produces: ['application/pdf'],
  summary: 'Returns the proof of service of a filing, or of its corrected documents, as a PDF.',
});

/** What was served on someone. */
export const ServedDocuments = z.object({
  court: z.string(),
  time_zone: z.string(),
  /** Null if the recipient is not on the case’s service list and the case is not open to the public. */
  case: z.object({ case_number: z.string(), title: z.string() }).nullable(),
  recipient: z.string(),
  parties: z.array(z.string()),
  served_by: z.string(),
  served_at: Moment,
  documents: z.array(
    z.object({
      version_id: z.uuid(),
      position: z.number().int(),
      name: z.string(),
      pages: z.number().int().nullable(),
      size: z.number().int(),
      sha256: z.string(),
      /** False for a sealed or confidential document, which is served by other means. */
      is_shown: z.boolean(),
    }),
  ),
});
export type ServedDocuments = z.infer<typeof ServedDocuments>;

export const readServed = endpoint({
  method: 'GET',
  path: '/service/:id/',
  permission: 'filings:read',
  input: Id,
  reply: ServedDocuments,
  status: 200,
  summary: 'Returns documents that were served on you.',
});

export const downloadServed = endpoint({
  method: 'GET',
  path: '/service/:id/documents/:version_id/file',
  permission: 'filings:read',
  input: Id.extend({ version_id: z.uuid() }),
  reply: z.never(),
  status: 200,
  summary: 'Returns one of the documents that were served on you, as filed.',
});

const Token = z.object({ token: z.string().min(1).max(100) });

export const readServedByLink = endpoint({
  method: 'GET',
  path: '/served/:token/',
  permission: 'portal:visit',
  input: Token,
  reply: ServedDocuments,
  status: 200,
  summary: 'Returns the served documents for the link in the email of a recipient without an account.',
});

export const downloadServedByLink = endpoint({
  method: 'GET',
  path: '/served/:token/documents/:version_id/file',
  permission: 'portal:visit',
  input: Token.extend({ version_id: z.uuid() }),
  reply: z.never(),
  status: 200,
  summary: 'Returns one of the served documents for the link in the email of a recipient without an account.',
});
