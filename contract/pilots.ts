import { z } from 'zod';
import { reasonCodes } from '#domain/acceptance/reviewReasons';
import { dayMs } from '#domain/days/days';
import { fieldOutcomes, findingOutcomes } from '#domain/pilots/PilotComparison';
import { metricStatuses, pilotMetricNames } from '#domain/pilots/pilotMetrics';
import { pilotSets } from '#domain/pilots/pilotSets';
import {
  pilotDays,
  pilotFields,
  pilotFileProblems,
  pilotItemStates,
  pilotStates,
  pilotVerdicts,
  workedWith,
} from '#domain/pilots/pilotTerms';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';
import { PageCounts, Paging } from './paging.ts';
import { requiredLine } from './text.ts';

/** Pilots: the portal reads what an existing system files, decides nothing, and compares itself with the clerks. */

const Count = z.int();
const day = (label: string) => calendarDay(`${label}: enter a date between 1700 and 2199`);
const folderName = /^[A-Za-z0-9][A-Za-z0-9 _-]*$/;

const Target = z.object({
  metric: z.enum(pilotMetricNames),
  target: z.coerce
    .number('Target: enter a number')
    .min(1, 'Target: at least 1 percent')
    .max(99, 'Target: at most 99 percent'),
});

const plan = {
  department: requiredLine('Department', 120),
  folder: requiredLine('Folder', 60).regex(
    folderName,
    'Folder: use letters, digits, spaces, hyphens, and underscores, and begin with a letter or digit',
  ),
  starts_on: day('Start'),
  ends_on: day('End'),
  targets: z
    .array(Target)
    .min(1, 'Choose at least one metric and enter its target')
    .max(pilotMetricNames.length)
    .refine((all) => new Set(all.map(({ metric }) => metric)).size === all.length, 'Choose each metric once'),
};
const inOrder = ({ starts_on, ends_on }: { starts_on: string; ends_on: string }) => {
  const days = (Date.parse(ends_on) - Date.parse(starts_on)) / dayMs;
  return days >= pilotDays.least && days <= pilotDays.most;
};
const order = { path: ['ends_on'], error: `End: choose a day 1 to ${pilotDays.most} days after the start` };

export const NewPilot = z.object(plan).refine(inOrder, order);
export type NewPilot = z.infer<typeof NewPilot>;

export const Pilot = z.object({
  id: z.uuid(),
  department: z.string(),
  folder: z.string(),
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
  /** The day on which it was ended early. */
  ended_on: z.iso.date().nullable(),
  state: z.enum(pilotStates),
  targets: z.array(z.object({ metric: z.enum(pilotMetricNames), target: z.number() })),
  created_by: z.string(),
  created_at: Moment,
  version: Count,
});
export type Pilot = z.infer<typeof Pilot>;

const Interval = z.object({ value: z.number(), low: z.number(), high: z.number() });
/** Hits of a number of cases, and the share with its 95% interval, from 0 to 1. */
const CountedShare = z.object({ hits: Count, of: Count, share: Interval.nullable() });
const Median = z.object({ n: Count, ...Interval.shape });
const verdictCounts = { portal: Count, clerk: Count, unclear: Count, unmarked: Count };
const counts = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, Count])) as Record<Name, typeof Count>);

export const PilotFigures = z.object({
  filings: counts(['taken', 'waiting', 'read', 'unreadable', 'accepted', 'returned', 'undecided']),
  fields: z.array(z.object({ field: z.enum(pilotFields), agreed: CountedShare, verdicts: z.object(verdictCounts) })),
  findings: counts(findingOutcomes),
  returns_foreseen: CountedShare,
  false_alarms: CountedShare,
  readable: CountedShare,
  would_have_caught: Count,
  disagreements: z.object({ ...verdictCounts, filings: Count }),
  minutes: z.object({ existing: Median.nullable(), portal: Median.nullable(), saved: Interval.nullable() }),
  seconds: z.number().nullable(),
  targets: z.array(
    z.object({
      metric: z.enum(pilotMetricNames),
      target: z.number(),
      figure: CountedShare,
      status: z.enum(metricStatuses),
    }),
  ),
});
export type PilotFigures = z.infer<typeof PilotFigures>;

/** A file of the folder that was not used, with the cause; `field` of a decision that is not valid. */
export const PilotFileProblem = z.object({
  name: z.string(),
  problem: z.enum(pilotFileProblems),
  field: z.string().nullable(),
});
export type PilotFileProblem = z.infer<typeof PilotFileProblem>;

const Mark = z.object({
  verdict: z.enum(pilotVerdicts),
  reason: z.string(),
  marked_by: z.string(),
  marked_at: Moment,
});

/** A filing of a pilot, compared with the clerk's decision. */
export const PilotFiling = z.object({
  id: z.uuid(),
  file_name: z.string(),
  size: Count,
  pages: Count.nullable(),
  taken_at: Moment,
  state: z.enum(pilotItemStates),
  /** Why it cannot be read. */
  problem: z.string().nullable(),
  /** Whether the document can be opened. */
  has_document: z.boolean(),
  decision: z
    .object({
      decision: z.enum(['accepted', 'returned']),
      reasons: z.array(z.enum(reasonCodes)),
      found_later: z.array(z.enum(reasonCodes)),
      minutes: z.number().nullable(),
      worked_with: z.enum(workedWith),
    })
    .nullable(),
  fields: z.array(
    z.object({
      field: z.enum(pilotFields),
      read: z.string().nullable(),
      entered: z.string().nullable(),
      outcome: z.enum(fieldOutcomes),
    }),
  ),
  findings: z.array(
    z.object({
      rule_id: z.string(),
      message: z.string(),
      authority: z.string(),
      confirmed: z.boolean(),
      outcome: z.enum(findingOutcomes),
    }),
  ),
  missed: z.array(z.object({ reason: z.enum(reasonCodes), found_later: z.boolean() })),
  /** On what the portal and the clerk differ, with the last mark. */
  disagreements: z.array(z.object({ subject: z.string(), mark: Mark.nullable() })),
});
export type PilotFiling = z.infer<typeof PilotFiling>;

const one = { id: z.uuid() };
const Saved = z.object({ message: z.string(), data: Pilot });

export const listPilots = endpoint({
  method: 'GET',
  path: '/pilots/',
  permission: 'pilots:read',
  input: z.object({}),
  reply: z.object({
    data: z.array(Pilot),
    /** The court’s folder, in which each pilot has its own; null where the installation has none. */
    folder: z.string().nullable(),
  }),
  status: 200,
  summary: 'Returns the pilots of the court, the latest first.',
});

export const createPilot = endpoint({
  method: 'POST',
  path: '/pilots/',
  permission: 'pilots:manage',
  body: 'json',
  input: NewPilot,
  reply: Saved,
  status: 201,
  summary: 'Plans a pilot: its department, days, folder, and the targets agreed in advance.',
});

export const readPilot = endpoint({
  method: 'GET',
  path: '/pilots/:id/',
  permission: 'pilots:read',
  input: z.object(one),
  reply: z.object({ data: Pilot, figures: PilotFigures, problems: z.array(PilotFileProblem) }),
  status: 200,
  summary: 'Returns a pilot with its figures so far and the files of its folder that were not used.',
});

export const changePilot = endpoint({
  method: 'PUT',
  path: '/pilots/:id/',
  permission: 'pilots:manage',
  body: 'json',
  input: z.object({ ...one, ...plan, version: Count }).refine(inOrder, order),
  reply: Saved,
  status: 200,
  summary: 'Changes a pilot that has not started. From its first day, its targets are fixed.',
});

export const endPilot = endpoint({
  method: 'POST',
  path: '/pilots/:id/end/',
  permission: 'pilots:manage',
  body: 'json',
  input: z.object({ ...one, version: Count }),
  reply: Saved,
  status: 200,
  summary: 'Ends a pilot before its last day. No further filings are taken from its folder.',
});

export const listPilotFilings = endpoint({
  method: 'GET',
  path: '/pilots/:id/filings/',
  permission: 'pilots:read',
  input: z.object({ ...one, set: z.enum(pilotSets).default('all'), ...Paging }),
  reply: z.object({ data: z.array(PilotFiling), ...PageCounts }),
  status: 200,
  summary: 'Returns the filings behind a figure of a pilot, each compared with the clerk’s decision.',
});

export const markDisagreement = endpoint({
  method: 'POST',
  path: '/pilots/filings/:id/marks/',
  permission: 'pilots:mark',
  body: 'json',
  input: z.object({
    ...one,
    subject: z.string().max(200),
    verdict: z.enum(pilotVerdicts, 'Choose who is right'),
    reason: requiredLine('Reason', 500),
  }),
  reply: z.object({ message: z.string(), data: PilotFiling }),
  status: 200,
  summary: 'Records who is right in a disagreement between the portal and the clerk, with the reason.',
});

export const readPilotDocument = endpoint({
  method: 'GET',
  path: '/pilots/filings/:id/file/',
  permission: 'pilots:read',
  input: z.object(one),
  reply: z.unknown(),
  status: 200,
  produces: ['application/pdf'],
  summary: 'Returns the document of a filing of a pilot.',
});

export const downloadPilotReport = endpoint({
  method: 'GET',
  path: '/pilots/:id/report/',
  permission: 'pilots:read',
  input: z.object(one),
  reply: z.unknown(),
  status: 200,
  produces: ['application/pdf'],
  summary: 'Returns the report on a pilot as a PDF, with the filings behind each figure.',
});
