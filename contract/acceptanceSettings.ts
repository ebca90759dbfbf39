import { z } from 'zod';
import { partialAcceptances } from '#domain/acceptance/partialAcceptance';
import { orDefault, SettingAuthority } from './courtSetting.ts';
import { endpoint } from './endpoint.ts';

/** The court's setting on partial acceptance. Null where the default applies. */
export const AcceptanceSettingsInput = z.object({
  partial: orDefault(z.enum(partialAcceptances)),
  /** The local rule or order, required with a setting. */
  authority: SettingAuthority,
});

export const AcceptanceRulesOfCourt = z.object({
  system_name: z.string(),
  settings: AcceptanceSettingsInput,
  version: z.number().int(),
  /** Whether an attachment can be returned while its filing is accepted, as it applies now. */
  permitted: z.boolean(),
  authority: z.string().nullable(),
  confidence: z.enum(['verified', 'high', 'uncertain']),
  set_by_court: z.boolean(),
  /** False where the law has the clerk file every document. */
  may_set: z.boolean(),
  can_manage: z.boolean(),
});
export type AcceptanceRulesOfCourt = z.infer<typeof AcceptanceRulesOfCourt>;

export const readAcceptanceRules = endpoint({
  method: 'GET',
  path: '/settings/acceptance/',
  permission: 'settings:own',
  input: z.object({}),
  reply: AcceptanceRulesOfCourt,
  status: 200,
  summary: 'Returns whether your court accepts a filing and returns an attachment of it, with the authority.',
});

export const saveAcceptanceSettings = endpoint({
  method: 'PUT',
  path: '/settings/acceptance/',
  permission: 'settings:court',
  body: 'json',
  input: AcceptanceSettingsInput.extend({ version: z.int().min(0) }),
  reply: z.object({ message: z.string(), rules: AcceptanceRulesOfCourt }),
  status: 200,
  summary: 'Sets whether an attachment can be returned while its filing is accepted.',
});
