import { z } from 'zod';
import { serviceMoments } from '#domain/service/serviceChoices';
import { orDefault, SettingAuthority } from './courtSetting.ts';
import { endpoint } from './endpoint.ts';

/** The court’s setting on electronic service. Null where the default applies. */
export const ServiceSettingsInput = z.object({
  moment: orDefault(z.enum(serviceMoments)),
  /** The local rule or order, required with a setting. */
  authority: SettingAuthority,
});

export const ServiceRulesOfCourt = z.object({
  settings: ServiceSettingsInput,
  version: z.number().int(),
  /** When the portal serves a filing, as it applies now. */
  moment: z.enum(serviceMoments),
  authority: z.string(),
  confidence: z.enum(['verified', 'high', 'uncertain']),
  set_by_court: z.boolean(),
  can_manage: z.boolean(),
});
export type ServiceRulesOfCourt = z.infer<typeof ServiceRulesOfCourt>;

export const readServiceRules = endpoint({
  method: 'GET',
  path: '/settings/service/',
  permission: 'settings:own',
  input: z.object({}),
  reply: ServiceRulesOfCourt,
  status: 200,
  summary: 'Returns when the portal serves filings in your court, with the authority.',
});

export const saveServiceSettings = endpoint({
  method: 'PUT',
  path: '/settings/service/',
  permission: 'settings:court',
  body: 'json',
  input: ServiceSettingsInput.extend({ version: z.int().min(0) }),
  reply: z.object({ message: z.string(), rules: ServiceRulesOfCourt }),
  status: 200,
  summary: 'Sets when the portal serves filings: when the court receives them, or when the clerk accepts them.',
});
