import { z } from 'zod';
import { dispositionIds } from '#domain/rulings/dispositions';
import { endpoint } from './endpoint.ts';
import { RunningClock } from './rulings.ts';

const count = z.number().int();

/** A matter before a judge that is counted: under submission, or pending on a list that counts from its filing. */
export const Matter = z.object({
  filing_id: z.uuid(),
  case_id: z.uuid(),
  case_number: z.string(),
  case_title: z.string(),
  motion: z.string(),
  judge_id: z.uuid(),
  judge: z.string(),
  /** Submitted or deferred; null for a pending motion. */
  disposition: z.enum(dispositionIds).nullable(),
  /** The day of submission or filing, and the days since. */
  since: z.string(),
  age_days: count,
  clock: RunningClock.nullable(),
});
export type Matter = z.infer<typeof Matter>;

/** Only those before this judge. */
const OneJudge = z.object({ judge_id: z.uuid().optional() });

const counted = { total: count, over_30: count, over_60: count, over_90: count, past_due: count };

export const listMatters = endpoint({
  method: 'GET',
  path: '/rulings/matters/',
  permission: 'rulings:report',
  input: OneJudge,
  reply: z.object({
    today: z.string(),
    court: z.string(),
    data: z.array(Matter),
    judges: z.array(z.object({ id: z.uuid(), name: z.string(), ...counted })),
    /** The reports that the law requires of these matters. */
    lists: z.array(z.object({ id: z.string(), label: z.string(), authority: z.string(), note: z.string().nullable() })),
  }),
  status: 200,
  summary:
    'Lists the matters under submission with their age and clock: a judge’s own, for chambers staff those of their judges, for an administrator those of all judges.',
});

export const downloadMatters = endpoint({
  method: 'GET',
  path: '/rulings/matters/csv/',
  permission: 'rulings:report',
  input: OneJudge,
  reply: z.never(),
  status: 200,
  produces: ['text/csv'],
  summary: 'Exports the list of matters as CSV (RFC 4180).',
});

export const ProposalByLaw = z.object({
  filing_id: z.uuid(),
  case_id: z.uuid(),
  case_number: z.string(),
  case_title: z.string(),
  motion: z.string(),
  judge: z.string(),
  disposition: z.enum(dispositionIds),
  /** The day from which the time ran, and its last day. */
  from: z.string(),
  due_on: z.string(),
  label: z.string(),
  authority: z.string(),
  /** The docket entry that a confirmation makes. */
  text: z.string(),
});
export type ProposalByLaw = z.infer<typeof ProposalByLaw>;

export const listByLaw = endpoint({
  method: 'GET',
  path: '/rulings/by-law/',
  permission: 'rulings:by-law',
  input: OneJudge,
  reply: z.object({ data: z.array(ProposalByLaw) }),
  status: 200,
  summary: 'Lists motions that the law decided because the court did not rule in time. None is docketed by itself.',
});

export const confirmByLaw = endpoint({
  method: 'POST',
  path: '/rulings/by-law/:id/',
  permission: 'rulings:by-law',
  body: 'json',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string(), entry: count }),
  status: 201,
  summary: 'Enters on the docket that the law decided a motion.',
});
