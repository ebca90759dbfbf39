import { z } from 'zod';
import { accessLevels } from '#domain/access/accessLevels';
import { caseStatuses } from '#domain/cases/changeStatus';
import { docketKinds } from '#domain/cases/docketKinds';
import { caseTypes } from '#domain/courts/choices';
import { eventGroups } from '#domain/docketing/DocketEvent';
import { filingGroups } from '#domain/docketing/FilingCode';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';
import { EarlierDate } from './hearingTimes.ts';
import { Moment } from './moment.ts';
import { line } from './text.ts';

const Page = z.coerce.number().int().min(1).max(1_000_000).default(1);
const Id = z.object({ id: z.uuid() });
export const CaseRow = z.object({
  id: z.uuid(),
  case_number: z.string(),
  title: z.string(),
  case_type: z.enum(caseTypes),
  status: z.enum(caseStatuses),
  judge_name: z.string().nullable(),
  opened_on: z.iso.date(),
  closed_on: z.iso.date().nullable(),
  filings: z.number().int(),
});
export type CaseRow = z.infer<typeof CaseRow>;

export const caseSorts = ['opened_on', 'case_number', 'title'] as const;

export const CaseList = z.object({
  results: z.array(CaseRow),
  total: z.number().int(),
  total_pages: z.number().int(),
});
export type CaseList = z.infer<typeof CaseList>;

export const listCases = endpoint({
  method: 'GET',
  path: '/cases/',
  permission: 'cases:read',
  input: z.object({
    page: Page,
    /** Words that must all appear in the number or the title. */
    q: line('Search', 200).default(''),
    status: z.enum(caseStatuses).optional(),
    case_type: z.enum(caseTypes).optional(),
    /** The ID of a category of the court. */
    category: z.string().max(80).optional(),
    sort: z.enum(caseSorts).default('opened_on'),
    direction: z.enum(['ascending', 'descending']).default('descending'),
  }),
  reply: CaseList,
  status: 200,
  summary: 'Returns one page of the cases that you have access to, searched, filtered, and sorted.',
});

export const Party = z.object({
  id: z.uuid(),
  full_name: z.string(),
  role: z.string(),
  attorney_id: z.uuid().nullable(),
  counsel_name: z.string().nullable(),
  counsel_bar_number: z.string().nullable(),
});
export type Party = z.infer<typeof Party>;

export const CaseHearing = z.object({
  id: z.uuid(),
  event_type: z.string(),
  /** YYYY-MM-DD and HH:MM in the court's time zone. */
  hearing_date: z.string(),
  hearing_time: z.string(),
  venue: z.string(),
  judge: z.string(),
  status: z.string(),
  /** The dates that it had, the last first. */
  moved_from: z.array(EarlierDate).optional(),
});

export const CaseDetails = CaseRow.extend({
  court: z.string(),
  /** The category of the court's pack; null if none was chosen. */
  category: z.object({ id: z.string(), code: z.string(), label: z.string() }).nullable(),
  disposition: z.string().nullable(),
  parties: z.array(Party),
  hearings: z.array(CaseHearing),
  /** The case into which it was merged, if the user has access to that one. */
  /** Who may read the case. */
  access: z.enum(accessLevels),
  merged_into: z.object({ id: z.uuid(), case_number: z.string() }).nullable(),
  version: z.number().int(),
  abilities: z.object({ manage: z.boolean() }),
});
export type CaseDetails = z.infer<typeof CaseDetails>;

export const readCase = endpoint({
  method: 'GET',
  path: '/cases/:id/',
  permission: 'cases:read',
  input: Id,
  reply: CaseDetails,
  status: 200,
  summary: 'Returns one case with its parties, counsel, and hearings.',
});

/** The groups of filing codes and of events of the court. */
export const docketGroups = [...new Set([...filingGroups, ...eventGroups])] as [
  (typeof filingGroups)[number] | (typeof eventGroups)[number],
];

export const DocketEntry = z.object({
  number: z.number().int(),
  filed_on: z.iso.date(),
  /** When the document was received; null for an entry of the court. */
  received_at: Moment.nullable(),
  /** The day that decides whether the document is timely, if it differs from the filing date. */
  timely_on: z.iso.date().nullable(),
  /** Why it counts as filed on another day than it was received, and why the date changed; null if neither applies. */
  filed_because: z.string().nullable(),
  entered_at: Moment,
  kind: z.enum(docketKinds),
  description: z.string(),
  /** The filing behind it, if the user has access to it. */
  filing_id: z.uuid().nullable(),
  /** Whether it is the entry of a filing, whose documents `readEntryDocuments` lists. */
  filed: z.boolean(),
  code: z.string().nullable(),
  code_label: z.string().nullable(),
  on_behalf_of: z.string().nullable(),
  /** The entry that it answers or concerns. */
  related_number: z.number().int().nullable(),
  access: z.enum(accessLevels),
  /** Whether the text and the documents are withheld from the user. */
  withheld: z.boolean(),
  /** Documents of the court, by the IDs under which the viewer opens them. */
  documents: z.array(z.object({ id: z.uuid(), file_name: z.string(), pages: z.number().int().nullable() })),
  struck: z.boolean(),
  /** The day of the order that gave it an earlier date. */
  nunc_pro_tunc_on: z.iso.date().nullable(),
  /** From 1; each change of the entry adds one. */
  version: z.number().int(),
});
export type DocketEntry = z.infer<typeof DocketEntry>;

export const Docket = z.object({
  results: z.array(DocketEntry),
  total: z.number().int(),
  total_pages: z.number().int(),
});
export type Docket = z.infer<typeof Docket>;

export const readDocket = endpoint({
  method: 'GET',
  path: '/cases/:id/docket/',
  permission: 'cases:read',
  input: z.object({
    id: z.uuid(),
    page: Page,
    /** Words that must all appear in the text. */
    q: line('Search', 200).default(''),
    kind: z.enum(docketKinds).optional(),
    group: z.enum(docketGroups).optional(),
    /** Words of the filer’s role and name. */
    filer: line('Filer', 200).default(''),
    /** `yes`: only entries with a document. */
    document: z.enum(['yes']).optional(),
    from: calendarDay().optional(),
    to: calendarDay().optional(),
    order: z.enum(['newest', 'oldest']).default('newest'),
  }),
  reply: Docket,
  status: 200,
  summary: 'Returns one page of a case’s docket, searched and filtered, newest or oldest entry first.',
});

export const CaseActivity = z.object({
  results: z.array(
    z.object({
      seq: z.number().int(),
      at: Moment,
      action: z.string(),
      /** The values in its text. */
      values: z.record(z.string(), z.unknown()),
      title: z.string(),
      description: z.string(),
      by: z.string().nullable(),
    }),
  ),
});
export type CaseActivity = z.infer<typeof CaseActivity>;

export const readCaseActivity = endpoint({
  method: 'GET',
  path: '/cases/:id/activity/',
  permission: 'cases:read',
  input: Id,
  reply: CaseActivity,
  status: 200,
  summary: 'Lists the latest activity in a case and in those of its filings that you have access to.',
});

export const changeCaseStatus = endpoint({
  method: 'PUT',
  path: '/cases/:id/status/',
  permission: 'cases:manage',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    version: z.int().min(1),
    status: z.enum(caseStatuses, 'Choose open or closed'),
    /** A disposition of the case’s type; see domain/cases/dispositions. */
    disposition: z.string().trim().max(120, 'At most 120 characters').optional(),
    reason: line('Reason', 1000).min(3, 'Enter a reason'),
  }),
  reply: z.object({ message: z.string(), case: CaseDetails }),
  status: 200,
  summary: 'Closes a case with its disposition, or reopens it. The docket shows the reason.',
});

export const changeCategory = endpoint({
  method: 'PUT',
  path: '/cases/:id/category/',
  permission: 'cases:manage',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    version: z.int().min(1),
    /** The ID of a category of the case's type; null for none. */
    category: z.string().max(80).nullable(),
  }),
  reply: z.object({ message: z.string(), case: CaseDetails }),
  status: 200,
  summary: 'Changes the category of a case. The case keeps its number.',
});

const EditedParty = z.object({
  /** Absent for a new party. */
  id: z.uuid().optional(),
  full_name: line('Name', 300).min(1, 'Enter the party’s name'),
  role: line('Role', 80).min(1, 'Enter the party’s role'),
  /** Counsel by bar number; the data of attorneys on the roster comes from the roster. Empty: no counsel. */
  counsel_bar_number: line('Bar number', 40).default(''),
  counsel_name: line('Counsel’s name', 200).default(''),
});

export const editParties = endpoint({
  method: 'PUT',
  path: '/cases/:id/parties/',
  permission: 'cases:manage',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    version: z.int().min(1),
    title: line('Title', 300).min(1, 'Enter a title').optional(),
    parties: z.array(EditedParty).min(1, 'Enter at least one party').max(500, 'At most 500 parties'),
  }),
  reply: z.object({ message: z.string(), case: CaseDetails }),
  status: 200,
  summary: 'Replaces the parties of a case and their counsel.',
});
