import { z } from 'zod';
import { largestDocumentMb, largestEnvelopeMb } from '#domain/uploads/sizeLimitsOf';
import { orDefault, SettingAuthority } from './courtSetting.ts';
import { endpoint } from './endpoint.ts';
import { SizeLimits } from './uploads.ts';

const megabytes = (most: number) => {
  const message = `Enter a number from 1 to ${most.toLocaleString('en-US')}`;
  return orDefault(z.coerce.number(message).int(message).min(1, message).max(most, message));
};

/** The court’s own limits. Null where the limit on file, or the portal’s own, applies. */
export const UploadSettingsInput = z.object({
  document_mb: megabytes(largestDocumentMb),
  envelope_mb: megabytes(largestEnvelopeMb),
  /** The local rule or order, required with a limit. */
  authority: SettingAuthority,
});

export const UploadRulesOfCourt = z.object({
  settings: z.object({
    document_mb: z.int().nullable(),
    envelope_mb: z.int().nullable(),
    authority: z.string().nullable(),
  }),
  version: z.number().int(),
  /** As they apply now. */
  limits: SizeLimits,
  can_manage: z.boolean(),
});
export type UploadRulesOfCourt = z.infer<typeof UploadRulesOfCourt>;

export const readUploadRules = endpoint({
  method: 'GET',
  path: '/settings/uploads/',
  permission: 'settings:own',
  input: z.object({}),
  reply: UploadRulesOfCourt,
  status: 200,
  summary: 'Returns the largest documents that your court takes, with the authority.',
});

export const saveUploadSettings = endpoint({
  method: 'PUT',
  path: '/settings/uploads/',
  permission: 'settings:court',
  body: 'json',
  input: UploadSettingsInput.extend({ version: z.int().min(0) }),
  reply: z.object({ message: z.string(), rules: UploadRulesOfCourt }),
  status: 200,
  summary: 'Sets the largest document and the largest envelope that the court takes.',
});
