import { z } from 'zod';
import { caseTypes } from '#domain/courts/choices';
import { daysBetween } from '#domain/days/days';
import { correctableFields } from '#domain/reading/Reading';
import { measures, rowSets } from '#domain/reports/measures';
import { periodKinds } from '#domain/reports/periods';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';

const Day = calendarDay('Enter a date');
const mostDays = 3700;

/** The period of a report: a predefined period, or the user's own dates. */
const asksPeriod = {
  period: z.enum(periodKinds).default('month'),
  from: Day.optional(),
  to: Day.optional(),
};
type AsksPeriod = { period: string; from?: string | undefined; to?: string | undefined };
const needsDates = (asked: AsksPeriod, context: z.RefinementCtx) => {
  if (asked.period !== 'custom') return;
  for (const field of ['from', 'to'] as const) {
    if (!asked[field]) context.addIssue({ code: 'custom', path: [field], message: 'Choose a day' });
  }
  if (!asked.from || !asked.to) return;
  if (asked.to < asked.from) {
    context.addIssue({ code: 'custom', path: ['to'], message: 'Choose a day that is not before the first one' });
  } else if (daysBetween(asked.from, asked.to) > mostDays) {
    context.addIssue({ code: 'custom', path: ['to'], message: 'Choose at most ten years' });
  }
};

const Period = z.object({ from: z.string(), to: z.string() });
const count = z.number().int();
const part = Period.extend({ received: count, approved: count, returned: count, rejected: count });

export const Report = z.object({
  period: Period,
  /** The period that the figures are compared with: the same number of days before it. */
  previous: Period,
  today: z.string(),
  time_zone: z.string(),
  measures: z.array(
    z.object({
      id: z.enum(measures),
      /** Null if nothing was measured: no decision, no case opened. */
      value: z.number().nullable(),
      previous: z.number().nullable(),
    }),
  ),
  filings_over_time: z.array(part),
  by_case_type: z.array(
    z.object({
      case_type: z.enum(caseTypes),
      received: count,
      opened: count,
      closed: count,
      clearance: z.number().nullable(),
    }),
  ),
  hearings_by_type: z.array(z.object({ event_type: z.string(), held: count, cancelled: count, upcoming: count })),
  hearings_by_judge: z.array(z.object({ judge: z.string(), held: count, cancelled: count, upcoming: count })),
  workload: z.object({
    clerks: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        approved: count,
        returned: count,
        rejected: count,
        turnaround_median: z.number().nullable(),
      }),
    ),
    judges: z.array(z.object({ id: z.uuid(), name: z.string(), open_cases: count, hearings: count })),
    attorneys: z.array(z.object({ id: z.uuid(), name: z.string(), open_cases: count, filings: count })),
  }),
  /** How often people changed a value that the analysis read, by field. This is the only accuracy that the portal shows. */
  corrections: z.array(
    z.object({
      field: z.enum(correctableFields),
      confirmed: count,
      corrected: count,
      /** The analysis read no value, and a person entered it. */
      supplied: count,
      /** Read in decided filings and neither corrected nor confirmed: correct, or overlooked. */
      untouched: count,
      looked_at: count,
      /** Percentage of the reviewed values; null if fewer than 30 were reviewed. */
      changed: z.number().nullable(),
      /** The 95% Wilson interval of `changed`. */
      interval: z.tuple([z.number(), z.number()]).nullable(),
    }),
  ),
});
export type Report = z.infer<typeof Report>;

export const readReport = endpoint({
  method: 'GET',
  path: '/reports/',
  permission: 'reports:read',
  input: z.object(asksPeriod).superRefine(needsDates),
  reply: Report,
  status: 200,
  summary: 'Returns the court’s figures for a period, compared with the previous period.',
});

/** Limits a set of rows to one bar of a chart or one line of a table. */
const narrowing = {
  set: z.enum(rowSets),
  from: Day,
  to: Day,
  case_type: z.enum(caseTypes).optional(),
  event_type: z.string().max(200).optional(),
  judge: z.string().max(200).optional(),
  judge_id: z.uuid().optional(),
  clerk_id: z.uuid().optional(),
  attorney_id: z.uuid().optional(),
  field: z.enum(correctableFields).optional(),
};

export const ReportRow = z.object({
  id: z.string(),
  /** A moment or a day, depending on the row. */
  at: z.string(),
  number: z.string().nullable(),
  title: z.string(),
  detail: z.string(),
  /** From receipt to decision, if the row is a decision. */
  seconds: z.number().nullable(),
  href: z.string(),
});
export type ReportRow = z.infer<typeof ReportRow>;

export const listReportRows = endpoint({
  method: 'GET',
  path: '/reports/rows/',
  permission: 'reports:read',
  input: z.object({
    ...narrowing,
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    per_page: z.coerce.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({ data: z.array(ReportRow), total_rows: count, total_pages: count }),
  status: 200,
  summary: 'Lists the rows that a figure counts.',
});

export const reportTables = [
  'measures',
  'filings_over_time',
  'by_case_type',
  'hearings_by_type',
  'hearings_by_judge',
  'clerks',
  'judges',
  'attorneys',
  'corrections',
] as const;
export type ReportTable = (typeof reportTables)[number];

export const downloadReport = endpoint({
  method: 'GET',
  path: '/reports/csv/',
  permission: 'reports:read',
  input: z.object({ ...asksPeriod, table: z.enum(reportTables) }).superRefine(needsDates),
  reply: z.never(),
  status: 200,
  summary: 'Exports one table of the report as CSV (RFC 4180).',
});

export const downloadReportRows = endpoint({
  method: 'GET',
  path: '/reports/rows/csv/',
  permission: 'reports:read',
  input: z.object(narrowing),
  reply: z.never(),
  status: 200,
  summary: 'Exports the rows that a figure counts as CSV (RFC 4180), at most 50,000.',
});
