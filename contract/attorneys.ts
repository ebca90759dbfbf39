import { z } from 'zod';
import { entryLimits } from '#domain/attorneys/Attorney';
import {
  attorneyStatuses,
  formStatuses,
  readAttorneyStatus,
  standingSources,
} from '#domain/attorneys/attorneyStatuses';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';
import { requiredLine } from './text.ts';

/** In any capitalization, because other systems send it that way. */
const statusOf = <S extends string>(known: readonly [S, ...S[]]) =>
  z.preprocess(
    (word) => (typeof word === 'string' ? (readAttorneyStatus(word) ?? word) : word),
    z.enum(known, {
      error: ({ input }) => (input === undefined || input === '' ? 'Status is required' : `Use ${known.join(', ')}`),
    }),
  );

const integerText = 'Active cases must be a whole number';
const Count = z.preprocess(
  (typed) => (typeof typed === 'string' && /^\s*\d+\s*$/.test(typed) ? Number(typed) : typed),
  z.int({ error: integerText }).min(0, integerText).max(entryLimits.active_cases, integerText),
);

/** The fields of the form that adds an attorney. All are required. */
export const NewAttorney = z.object({
  full_name: requiredLine('Full name', entryLimits.full_name),
  bar_number: requiredLine('Bar number', entryLimits.bar_number),
  status: statusOf(formStatuses),
  type: requiredLine('Type', entryLimits.type),
  /** Entered while the court has no cases, and ignored once they are counted (departure 29). */
  active_cases: Count,
});
export type NewAttorney = z.infer<typeof NewAttorney>;

/** The same for an existing entry. An imported entry may keep its status (departure 10). */
export const ChangedAttorney = NewAttorney.extend({
  status: statusOf(attorneyStatuses),
  /** The first day of a new status, today unless given; with the present status, it corrects the first day of that one. */
  status_since: calendarDay('Enter a date between 1700 and 2199').optional(),
});
export type ChangedAttorney = z.infer<typeof ChangedAttorney>;

export const Attorney = z.object({
  id: z.uuid(),
  full_name: z.string(),
  bar_number: z.string(),
  status: z.string(),
  /** YYYY-MM-DD; null if the date is unknown. */
  status_since: z.string().nullable(),
  type: z.string(),
  active_cases: z.number().int(),
  version: z.number().int(),
});
export type Attorney = z.infer<typeof Attorney>;

export const AssignableCase = z.object({
  id: z.uuid(),
  case_number: z.string(),
  title: z.string(),
  status: z.enum(['open', 'closed']),
});
export type AssignableCase = z.infer<typeof AssignableCase>;

/** A status of an attorney with its dates; `until` is the first day without it. */
export const Standing = z.object({
  status: z.string(),
  from: z.string().nullable(),
  until: z.string().nullable(),
  source: z.enum(standingSources),
  recorded_by: z.string().nullable(),
  recorded_at: Moment.nullable(),
});
export type Standing = z.infer<typeof Standing>;

/** One entry with those of its cases that the user has access to, and what the user may do with it. */
export const AttorneyDetails = Attorney.extend({
  /** Whether active_cases is counted from the court's cases instead of entered. */
  cases_counted: z.boolean(),
  /** From imports; null if not known. */
  firm: z.string().nullable(),
  email: z.string().nullable(),
  /** The present standing first. */
  standings: z.array(Standing),
  cases: z.array(AssignableCase),
  abilities: z.object({ edit: z.boolean(), manage: z.boolean() }),
});
export type AttorneyDetails = z.infer<typeof AttorneyDetails>;

export const rosterSorts = ['full_name', 'bar_number', 'status', 'type', 'active_cases'] as const;
export type RosterSort = (typeof rosterSorts)[number];

/** For the entire roster, regardless of the search. */
export const RosterStatistics = z.object({
  total: z.number().int(),
  active: z.number().int(),
  inactive: z.number().int(),
  suspended: z.number().int(),
  active_cases: z.number().int(),
  cases_counted: z.boolean(),
});
export type RosterStatistics = z.infer<typeof RosterStatistics>;

export const Roster = z.object({
  data: z.array(Attorney.extend({ abilities: AttorneyDetails.shape.abilities })),
  total_attorneys: z.number().int(),
  total_pages: z.number().int(),
  statistics: RosterStatistics,
});
export type Roster = z.infer<typeof Roster>;

export const listAttorneys = endpoint({
  method: 'GET',
  path: '/attorneys/',
  permission: 'attorneys:read',
  input: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    per_page: z.coerce.number().int().min(1).max(100).default(100),
    /** Words that must all appear in the name or bar number. */
    q: z.string().trim().max(200).default(''),
    status: statusOf(attorneyStatuses).optional(),
    sort: z.enum(rosterSorts).default('full_name'),
    direction: z.enum(['ascending', 'descending']).default('ascending'),
  }),
  reply: Roster,
  status: 200,
  summary: 'Returns one page of the roster, searched and sorted, with statistics for the entire roster.',
});

export const readAttorney = endpoint({
  method: 'GET',
  path: '/attorneys/single/:id',
  permission: 'attorneys:read',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ data: AttorneyDetails }),
  status: 200,
  summary: 'Returns one attorney from the roster with the cases that you have access to.',
});

export const addAttorney = endpoint({
  method: 'POST',
  path: '/attorneys/',
  permission: 'attorneys:manage',
  body: 'json',
  input: NewAttorney,
  reply: z.object({ message: z.string(), data: Attorney }),
  status: 201,
  summary: 'Adds an attorney to the roster.',
});

export const editAttorney = endpoint({
  method: 'PUT',
  path: '/attorneys/:id/',
  permission: 'attorneys:edit-own',
  body: 'json',
  input: ChangedAttorney.extend({ id: z.uuid(), version: z.int().min(1).optional() }),
  reply: z.object({ message: z.string(), data: Attorney }),
  status: 200,
  summary: 'Changes a roster entry. Clerks can change any entry, attorneys their own.',
});

export const deleteAttorney = endpoint({
  method: 'DELETE',
  path: '/attorneys/delete/:id/',
  permission: 'attorneys:manage',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Removes an attorney without cases from the roster.',
});

/** One problem in an uploaded roster; `row` is the line of the file. */
export const RosterProblem = z.object({ row: z.number().int(), field: z.string(), message: z.string() });
export type RosterProblem = z.infer<typeof RosterProblem>;

/** Multipart: `file`, a CSV with the columns full_name, bar_number, status, type, active_cases and, if known, status_since. */
export const uploadAttorneys = endpoint({
  method: 'POST',
  path: '/attorneys/upload/',
  permission: 'attorneys:manage',
  body: 'files',
  input: z.object({}),
  reply: z.object({ message: z.string(), imported: z.number().int() }),
  status: 200,
  files: { file: { atMost: 1, required: true, description: 'A CSV file.' } },
  summary: 'Adds all attorneys in a CSV file, or none if a row has an error. The errors name the row and the problem.',
});

export const listAssignableCases = endpoint({
  method: 'GET',
  path: '/attorneys/cases/',
  permission: 'attorneys:manage',
  input: z.object({ q: z.string().trim().max(200).default('') }),
  reply: z.object({ data: z.array(AssignableCase) }),
  status: 200,
  summary: 'Finds open cases by number or title, newest first.',
});

export const assignCase = endpoint({
  method: 'POST',
  path: '/attorneys/:id/cases/',
  permission: 'attorneys:manage',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    case_id: z.uuid('Choose a case'),
    /** The participant whose counsel the attorney becomes. Without one, the attorney gets access to the case. */
    participant_id: z.uuid('Choose a participant').optional(),
    /** Why the assignment is permitted despite a conflict of interest. */
    override_reason: requiredLine('Reason', 500).optional(),
    /** The keys of the conflicts that the reason permits. Others are refused. */
    permitted_conflicts: z.array(z.string().max(100)).max(200).optional(),
  }),
  reply: z.object({ message: z.string() }),
  status: 201,
  summary:
    'Assigns an open case to an active attorney, as counsel of a participant if one is named. A conflict of interest is refused unless the request names it and gives a reason.',
});

export const unassignCase = endpoint({
  method: 'DELETE',
  path: '/attorneys/:id/cases/:case_id/',
  permission: 'attorneys:manage',
  input: z.object({ id: z.uuid(), case_id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Removes an attorney from a case.',
});
