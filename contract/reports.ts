import { z } from 'zod';
import { caseTypes } from '#domain/courts/choices';
import { daysBetween } from '#domain/days/days';
import { correctableFields } from '#domain/reading/Reading';
import { measures, rowSets } from '#domain/reports/measures';
import { periodKinds } from '#domain/reports/periods';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';

const Day = calendarDay('Choose a day, as YYYY-MM-DD');
const mostDays = 3700;

/** Which time a report is about: a running period by its kind, or the asker's own dates. */
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
  /** What the figures are compared with: as many days of the period before. */
  previous: Period,
  today: z.string(),
  time_zone: z.string(),
  measures: z.array(
    z.object({
      id: z.enum(measures),
      /** None where nothing was measured: no decision, no case opened. */
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
  /** How often people changed what the machine said, by field: the only accuracy that is ever shown. */
  corrections: z.array(
    z.object({
      field: z.enum(correctableFields),
      confirmed: count,
      corrected: count,
      /** The machine had read nothing, and a person wrote it in. */
      supplied: count,
      /** Read in filings that were decided on, without a word of anybody: perhaps right, perhaps overlooked. */
      untouched: count,
      looked_at: count,
      /** Percent of the values looked at; null under 30 of them. */
      changed: z.number().nullable(),
      /** The 95 % Wilson interval of `changed`. */
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
  summary: 'The court’s figures of a period, each beside the period before, counted from its record.',
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
  /** A moment or a day, by what the row is of. */
  at: z.string(),
  number: z.string().nullable(),
  title: z.string(),
  detail: z.string(),
  /** From received to decided, where the row is a decision. */
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
  summary: 'The rows behind a figure, counted by the same rule.',
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
  summary: 'One table of the report as CSV (RFC 4180).',
});

export const downloadReportRows = endpoint({
  method: 'GET',
  path: '/reports/rows/csv/',
  permission: 'reports:read',
  input: z.object(narrowing),
  reply: z.never(),
  status: 200,
  summary: 'The rows behind a figure as CSV (RFC 4180), at most 50,000.',
});
