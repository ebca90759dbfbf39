import { z } from 'zod';
import { caseStatuses } from '#domain/cases/changeStatus';
import { docketKinds } from '#domain/cases/docketKinds';
import { caseTypes } from '#domain/courts/choices';
import { publicPlaces } from '#domain/publicAccess/publicShare';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';
import { line, lines, requiredLine } from './text.ts';

/** The version of the terms of use that a visitor accepts. */
export const publicTerms = '2026-11';
export const publicCasesPerPage = 25;
export const publicEntriesPerPage = 50;

export const PublicCourts = z.object({
  /** The courts whose record is open to the public. */
  courts: z.array(z.object({ id: z.string(), name: z.string(), notice: z.string(), authority: z.string() })),
  place: z.enum(publicPlaces),
  /** Whether this browser has accepted the present terms. */
  accepted: z.boolean(),
});
export type PublicCourts = z.infer<typeof PublicCourts>;

export const listPublicCourts = endpoint({
  method: 'GET',
  path: '/public/courts/',
  permission: 'portal:visit',
  input: z.object({}),
  reply: PublicCourts,
  status: 200,
  summary: 'Lists the courts whose record the public can search without an account.',
});

export const acceptPublicTerms = endpoint({
  method: 'POST',
  path: '/public/terms/',
  permission: 'portal:visit',
  body: 'json',
  input: z.object({ terms: z.literal(publicTerms, 'These terms are no longer in force. Reload the page.') }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Accepts the terms of use of the public record, for this browser and 12 hours.',
});

/** A case as the public finds it. Names are those of the public record: minors by initials. */
export const PublicCaseRow = z.object({
  id: z.uuid(),
  case_number: z.string(),
  title: z.string(),
  case_type: z.enum(caseTypes),
  status: z.enum(caseStatuses),
  opened_on: z.iso.date(),
});
export type PublicCaseRow = z.infer<typeof PublicCaseRow>;

export const searchPublicCases = endpoint({
  method: 'GET',
  path: '/public/cases/',
  permission: 'portal:visit',
  input: z.object({
    court: z.string().min(1, 'Choose a court').max(60),
    /** A case number, with or without its dashes, or words of a party’s name or of the title. */
    q: line('The search', 120).default(''),
    from: calendarDay('Enter the first day').optional(),
    to: calendarDay('Enter the last day').optional(),
    page: z.coerce.number().int().min(1).max(40).default(1),
  }),
  reply: z.object({ results: z.array(PublicCaseRow), more: z.boolean() }),
  status: 200,
  summary: 'Searches the public record of a court by case number, name, and filing date.',
});

export const PublicCase = PublicCaseRow.extend({
  court: z.string(),
  judge: z.string().nullable(),
  closed_on: z.iso.date().nullable(),
  parties: z.array(z.object({ name: z.string(), role: z.string(), counsel: z.array(z.string()) })),
  hearings: z.array(
    z.object({ type: z.string(), date: z.iso.date(), time: z.string(), place: z.string(), status: z.string() }),
  ),
  /** Whether documents are opened here: all public ones, orders alone, or none. */
  documents: z.enum(['all', 'orders', 'none']),
  place: z.enum(publicPlaces),
});
export type PublicCase = z.infer<typeof PublicCase>;

export const readPublicCase = endpoint({
  method: 'GET',
  path: '/public/cases/:id/',
  permission: 'portal:visit',
  input: z.object({ id: z.uuid() }),
  reply: PublicCase,
  status: 200,
  summary: 'Returns a case of the public record.',
});

/** An entry of the public docket. It has no number: numbers would show where entries are left out. */
export const PublicEntry = z.object({
  filed_on: z.iso.date(),
  kind: z.enum(docketKinds),
  text: z.string(),
  struck: z.boolean(),
  documents: z.array(z.object({ id: z.uuid(), title: z.string(), pages: z.number().int().nullable() })),
});
export type PublicEntry = z.infer<typeof PublicEntry>;

export const readPublicDocket = endpoint({
  method: 'GET',
  path: '/public/cases/:id/docket/',
  permission: 'portal:visit',
  input: z.object({ id: z.uuid(), page: z.coerce.number().int().min(1).max(400).default(1) }),
  reply: z.object({ results: z.array(PublicEntry), more: z.boolean() }),
  status: 200,
  summary: 'Returns one page of the public docket of a case, the newest entry first.',
});

export const downloadPublicDocument = endpoint({
  method: 'GET',
  path: '/public/cases/:id/documents/:document_id/',
  permission: 'portal:visit',
  input: z.object({ id: z.uuid(), document_id: z.uuid() }),
  reply: z.never(),
  status: 200,
  summary: 'Downloads a document of the public docket.',
});

export const enrollTerminal = endpoint({
  method: 'POST',
  path: '/public/terminal/',
  permission: 'portal:visit',
  body: 'json',
  input: z.object({ secret: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This link is not valid') }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Makes this browser a terminal of a courthouse. The link of a terminal is valid once, for an hour.',
});

const Terminal = z.object({
  id: z.uuid(),
  name: z.string(),
  made_at: Moment,
  /** Null until the terminal opened its link. */
  last_seen_at: Moment.nullable(),
  is_enrolled: z.boolean(),
});

export const PublicAccessSettings = z.object({
  is_open: z.boolean(),
  authority: z.string(),
  notice: z.string(),
  version: z.number().int(),
  terminals: z.array(Terminal),
  /** What the public sees by case type in this court, with the authority of each. */
  rules: z.array(
    z.object({
      case_type: z.enum(caseTypes),
      remote: z.enum(['all', 'orders', 'none']).nullable(),
      courthouse: z.enum(['all', 'orders', 'none']).nullable(),
      authority: z.string().nullable(),
    }),
  ),
});
export type PublicAccessSettings = z.infer<typeof PublicAccessSettings>;

export const readPublicAccess = endpoint({
  method: 'GET',
  path: '/settings/public-access/',
  permission: 'settings:court',
  input: z.object({}),
  reply: PublicAccessSettings,
  status: 200,
  summary: 'Returns whether the court’s record is open to the public, what it sees, and the terminals.',
});

export const savePublicAccess = endpoint({
  method: 'PUT',
  path: '/settings/public-access/',
  permission: 'settings:court',
  body: 'json',
  input: z.object({
    version: z.int().min(0),
    is_open: z.boolean(),
    authority: requiredLine('The rule or order', 300),
    notice: lines('The notice', 1000).default(''),
  }),
  reply: z.object({ message: z.string(), settings: PublicAccessSettings }),
  status: 200,
  summary: 'Opens or closes the court’s record to the public.',
});

export const addTerminal = endpoint({
  method: 'POST',
  path: '/settings/terminals/',
  permission: 'settings:court',
  body: 'json',
  input: z.object({ name: requiredLine('The name', 80) }),
  reply: z.object({ message: z.string(), link: z.url(), settings: PublicAccessSettings }),
  status: 201,
  summary: 'Adds a terminal of the courthouse, and returns the link to open on it within an hour.',
});

export const removeTerminal = endpoint({
  method: 'DELETE',
  path: '/settings/terminals/:id/',
  permission: 'settings:court',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string(), settings: PublicAccessSettings }),
  status: 200,
  summary: 'Removes a terminal of the courthouse. It then sees what the public sees remotely.',
});
