import { z } from 'zod';
import { tentativePractices } from '#domain/rulings/tentatives/tentativeRules';
import { orDefault, SettingAuthority } from './courtSetting.ts';
import { endpoint } from './endpoint.ts';

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time');

/** The court’s settings on tentative rulings. Null where the rule of its system applies. */
export const TentativeSettingsInput = z.object({
  practice: orDefault(z.enum(tentativePractices)),
  /** On the court day before the hearing. */
  publish_time: orDefault(Time),
  notice_time: orDefault(Time),
  /** The local rule or order, required with a setting. */
  authority: SettingAuthority,
});

export const TentativeRulesOfCourt = z.object({
  settings: TentativeSettingsInput,
  version: z.number().int(),
  practice: z.enum(tentativePractices),
  publish_time: z.string(),
  notice_time: z.string().nullable(),
  authority: z.string().nullable(),
  confidence: z.enum(['verified', 'high', 'uncertain']),
  set_by_court: z.boolean(),
  can_manage: z.boolean(),
});
export type TentativeRulesOfCourt = z.infer<typeof TentativeRulesOfCourt>;

export const readTentativeRules = endpoint({
  method: 'GET',
  path: '/settings/tentative-rulings/',
  permission: 'settings:own',
  input: z.object({}),
  reply: TentativeRulesOfCourt,
  status: 200,
  summary: 'Returns whether and when your court publishes tentative rulings, with the authority.',
});

export const saveTentativeSettings = endpoint({
  method: 'PUT',
  path: '/settings/tentative-rulings/',
  permission: 'settings:court',
  body: 'json',
  input: TentativeSettingsInput.extend({ version: z.int().min(0) }),
  reply: z.object({ message: z.string(), rules: TentativeRulesOfCourt }),
  status: 200,
  summary: 'Sets whether and when the court publishes tentative rulings, and until when notice of argument is given.',
});
