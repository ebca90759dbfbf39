import { z } from 'zod';
import { caseTypes } from '#domain/courts/choices';
import { filingGroups } from '#domain/docketing/FilingCode';
import { attachmentPositions, destinationReasons, destinations } from '#domain/envelopes/destinations';
import { questionKinds } from '#domain/envelopes/openQuestions';
import { documentKinds } from '#domain/filings/documentKinds';
import { documentMarks } from '#domain/sealing/documentMarks';
import { endpoint } from './endpoint.ts';
import { line, lines, requiredLine } from './text.ts';

/** The text of the document from which a value was read; `page` is null for documents without pages. */
export const Quoted = z.object({ quote: z.string(), page: z.number().int().nullable() });
export type Quoted = z.infer<typeof Quoted>;

const KnownCase = z.object({ id: z.uuid(), case_number: z.string(), title: z.string() });

/** A value that you chose, or else the one that is proposed; null where there is none. */
const choiceOf = <Value extends z.ZodType>(value: Value) =>
  z.object({ chosen: value.nullable(), proposed: value.nullable() });

const EnvelopeParty = z.object({ name: z.string(), role: z.string(), evidence: Quoted.nullable() });

/** A document of the draft with its filing code and its position. */
export const EnvelopeDocument = z.object({
  document_id: z.uuid(),
  /** The filing of its lead document. */
  lead_id: z.uuid(),
  kind: z.enum(documentKinds),
  title: z.string(),
  /** The label of its type, if it was read. */
  type: z.string().nullable(),
  is_read: z.boolean(),
  code: choiceOf(z.string()).extend({ certain: z.boolean() }),
  evidence: Quoted.nullable(),
  /** Null for a lead document, as is the description. */
  position: choiceOf(z.enum(attachmentPositions)).nullable(),
  description: choiceOf(z.string()).nullable(),
  /** The parties for whom a lead document is filed; null for an attachment, which follows its lead document. */
  on_behalf_of: choiceOf(z.array(z.string()))
    .extend({ candidates: z.array(z.object({ name: z.string(), role: z.string() })) })
    .nullable(),
  /** Whether it is public, a redacted version, or lodged under seal; null for a document of no motion to seal. */
  mark: choiceOf(z.enum(documentMarks)).nullable(),
  /** The lodged document of which it is the redacted version; null where `mark` is. */
  redacts: choiceOf(z.uuid()).nullable(),
});
export type EnvelopeDocument = z.infer<typeof EnvelopeDocument>;

/** A draft as it would be filed: what the portal proposes, what you chose, and what it asks. */
export const DraftEnvelope = z.object({
  id: z.uuid(),
  /** The court with which it will be filed. */
  court_id: z.string(),
  /** The version of your choices, to send with a change; 0 before the first one. */
  version: z.number().int(),
  /** The version of the draft, which each change raises. */
  draft_version: z.number().int(),
  destination: choiceOf(z.enum(destinations)).extend({
    reason: z.enum(destinationReasons),
    certain: z.boolean(),
    evidence: Quoted.nullable(),
    /** The case, if it is one to which you have access; null if you chose one to which you no longer have access. */
    case: KnownCase.nullable(),
    /** The case number that you typed or, without your choice, that the document names. */
    case_number: z.string().nullable(),
  }),
  case_type: choiceOf(z.enum(caseTypes)).extend({ certain: z.boolean() }),
  /** By ID; `label` is that of the one that applies. */
  category: choiceOf(z.string()).extend({ label: z.string().nullable() }),
  /** The parties in the caption, as read. */
  parties: z.array(EnvelopeParty),
  documents: z.array(EnvelopeDocument),
  note_to_clerk: z.string(),
  /** Only you see it. */
  client_matter: z.string(),
  questions: z.array(z.object({ about: z.enum(questionKinds), document_id: z.uuid().nullable() })),
});
export type DraftEnvelope = z.infer<typeof DraftEnvelope>;

export const readDraftEnvelope = endpoint({
  method: 'GET',
  path: '/documents/drafts/:id/envelope/',
  permission: 'filings:file',
  input: z.object({ id: z.uuid() }),
  reply: DraftEnvelope,
  status: 200,
  summary:
    'Returns one of your drafts as it would be filed: its case, parties, and documents with filing codes, each as proposed and as you chose, and the open questions.',
});

/** A new case. Without a type or a category, the proposed one applies. */
const NewCase = z.object({
  to: z.literal('new'),
  case_type: z.enum(caseTypes).nullable().default(null),
  /** The ID of a category of the court. */
  category: z.string().max(80).nullable().default(null),
});
const ChosenDestination = z.discriminatedUnion('to', [
  z.object({ to: z.literal('case'), case_id: z.uuid() }),
  z.object({ to: z.literal('number'), case_number: requiredLine('Case number', 60) }),
  NewCase,
]);
export type ChosenDestination = z.infer<typeof ChosenDestination>;

/** The choices for one document. What is left out does not change, and null restores the proposal. */
const ChosenForDocument = z.object({
  document_id: z.uuid(),
  code: z.string().max(60).nullable().optional(),
  position: z.enum(attachmentPositions).nullable().optional(),
  description: line('Description', 200).nullable().optional(),
  on_behalf_of: z.array(requiredLine('Party', 300)).max(200).nullable().optional(),
  /** A lead document cannot be lodged. */
  mark: z.enum(documentMarks).nullable().optional(),
  /** A document of the same filing that is lodged. */
  redacts: z.uuid().nullable().optional(),
});
export type ChosenForDocument = z.infer<typeof ChosenForDocument>;

export const saveDraftEnvelope = endpoint({
  method: 'PUT',
  path: '/documents/drafts/:id/envelope/',
  permission: 'filings:file',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    /** The version of your choices that you had on screen. */
    version: z.number().int().min(0),
    destination: ChosenDestination.nullable().optional(),
    note_to_clerk: lines('Note to the clerk', 2000).optional(),
    client_matter: line('Client/matter number', 80).optional(),
    documents: z.array(ChosenForDocument).max(200).optional(),
  }),
  reply: DraftEnvelope.extend({
    /** The version of the draft before this change; if yours was another one, the draft has changed otherwise too. */
    draft_version_before: z.number().int(),
  }),
  status: 200,
  summary:
    'Saves your choices for a draft: the case or a new one, filing codes, positions, on whose behalf, what is lodged under seal, a note to the clerk, your client/matter number. What you leave out does not change. Returns 409 `envelope_changed` for an older version.',
});

export const searchOwnCases = endpoint({
  method: 'GET',
  path: '/documents/drafts/cases/',
  permission: 'filings:file',
  input: z.object({
    q: line('Search', 200).default(''),
    /** The draft, if it is another person’s: the cases are then those of its owner. */
    draft_id: z.uuid().optional(),
  }),
  reply: z.object({ cases: z.array(KnownCase) }),
  status: 200,
  summary: 'Finds cases of this court that you have access to, by number or title, for a filing.',
});

export const listFilingCodes = endpoint({
  method: 'GET',
  path: '/filing-codes/',
  permission: 'filings:file',
  input: z.object({
    /** A court of this portal; without it, the court in which you signed in. */
    court_id: z.string().max(80).optional(),
  }),
  reply: z.object({
    codes: z.array(z.object({ id: z.string(), label: z.string(), group: z.enum(filingGroups) })),
  }),
  status: 200,
  summary: 'Lists the filing codes that a court uses.',
});
