import { z } from 'zod';
import { mostResponseDays, ownResponseRuns, ownResponseUnits, responseKinds } from '#domain/deadlines/responseTimes';
import { orDefault, SettingAuthority } from './courtSetting.ts';
import { endpoint } from './endpoint.ts';

/** The time that a court sets for the response to motions; without days, it sets none. */
export const ResponseTimeInput = z.object({
  days: z.preprocess(
    (typed) => (typed === '' ? null : typeof typed === 'string' ? Number(typed) : typed),
    z
      .int('Enter a whole number of days')
      .min(1, 'Enter at least 1 day')
      .max(mostResponseDays, `At most ${mostResponseDays} days`)
      .nullable(),
  ),
  unit: orDefault(z.enum(ownResponseUnits)),
  runs: orDefault(z.enum(ownResponseRuns)),
  /** The local rule, administrative order, or standing order. */
  authority: SettingAuthority,
});

const OwnTime = z.object({
  kind: z.enum(responseKinds),
  set: z
    .object({
      days: z.number().int(),
      unit: z.enum(ownResponseUnits),
      runs: z.enum(ownResponseRuns),
      authority: z.string(),
    })
    .nullable(),
  /** 0 before the first change. */
  version: z.number().int(),
});
export type OwnTime = z.infer<typeof OwnTime>;

/** A rule on file for the response to motions. */
const ResponseRule = z.object({
  rule_id: z.string(),
  amount: z.number().int(),
  unit: z.enum(['days', 'court_days', 'other']),
  runs: z.enum(['hearing', 'filing', 'service']),
  /** The motions to which it applies, by the labels of their filing codes; empty for every other motion. */
  only: z.array(z.string()),
  /** Whether only some of these motions have it, by their title. */
  by_title: z.boolean(),
  /** Empty for every type. */
  case_types: z.array(z.string()),
  authority: z.string(),
  confidence: z.enum(['verified', 'high', 'uncertain']),
  caveat: z.string(),
});

export const ResponseTimesOfCourt = z.object({
  rules: z.array(ResponseRule),
  own: z.array(OwnTime),
  /** Whether the court’s own time goes before a rule on file. */
  own_first: z.boolean(),
  can_manage: z.boolean(),
});
export type ResponseTimesOfCourt = z.infer<typeof ResponseTimesOfCourt>;

export const readResponseTimes = endpoint({
  method: 'GET',
  path: '/settings/response-times/',
  permission: 'settings:own',
  input: z.object({}),
  reply: ResponseTimesOfCourt,
  status: 200,
  summary: 'Returns the rules on file for the response to motions in your court, and the times that the court set.',
});

export const saveResponseTime = endpoint({
  method: 'PUT',
  path: '/settings/response-times/:kind/',
  permission: 'settings:court',
  body: 'json',
  input: ResponseTimeInput.extend({ kind: z.enum(responseKinds), version: z.int().min(0) }),
  reply: z.object({ message: z.string(), times: ResponseTimesOfCourt }),
  status: 200,
  summary: 'Sets the time for the response to motions for which no rule is on file.',
});
