import { z } from 'zod';
import { closedDayRules } from '#domain/filingDates/FilingDateRule';
import { relationBackEffects } from '#domain/filingDates/relationBackEffects';
import { orDefault, SettingAuthority } from './courtSetting.ts';
import { endpoint } from './endpoint.ts';
import { StatedRule } from './filingDates.ts';

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time');

/** The settings of a court on filing dates. Null where the rule on file applies. */
export const FilingDateSettingsInput = z.object({
  electronic_cutoff: orDefault(Time),
  closed_days: orDefault(z.enum(closedDayRules)),
  paper_closes: orDefault(Time),
  drop_box_closes: orDefault(Time),
  relation_back: orDefault(z.enum(relationBackEffects)),
  authority: SettingAuthority,
});

export const FilingDateRulesOfCourt = z.object({
  system_name: z.string(),
  settings: FilingDateSettingsInput,
  version: z.number().int(),
  /** What the rules on file say. */
  rules: z.array(StatedRule.extend({ about: z.enum(['electronic', 'paper', 'timeliness', 'correction']) })),
  /** Under which rule the court can set an earlier hour for electronic filing; null where it cannot. */
  earlier_cutoff: z.string().nullable(),
  /** Whether the effect of closed days and of a correction is uncertain, so that the court can set it. */
  may_set: z.object({ closed_days: z.boolean(), relation_back: z.boolean() }),
  can_manage: z.boolean(),
});
export type FilingDateRulesOfCourt = z.infer<typeof FilingDateRulesOfCourt>;

export const readFilingDateRules = endpoint({
  method: 'GET',
  path: '/settings/filing-dates/',
  permission: 'settings:own',
  input: z.object({}),
  reply: FilingDateRulesOfCourt,
  status: 200,
  summary: 'Returns the rules by which your court dates filings, with its settings.',
});

export const saveFilingDateSettings = endpoint({
  method: 'PUT',
  path: '/settings/filing-dates/',
  permission: 'settings:court',
  body: 'json',
  input: FilingDateSettingsInput.extend({ version: z.int().min(0) }),
  reply: z.object({ message: z.string(), rules: FilingDateRulesOfCourt }),
  status: 200,
  summary: 'Changes the court’s settings on filing dates. Dates on record do not change.',
});
