import { z } from 'zod';
import { courtLevels, jurisdictions } from '#domain/courts/choices';
import { courtTimeZones } from '#domain/courts/timeZones';
import { endpoint } from './endpoint.ts';
import { requiredLine } from './text.ts';

export const addressLimits = { lines: 5, characters: 100 } as const;

/** The user's court. */
export const CourtSettings = z.object({
  id: z.string(),
  name: z.string(),
  division: z.string().nullable(),
  level: z.enum(courtLevels),
  jurisdiction: z.enum(jurisdictions),
  county: z.string().nullable(),
  address_lines: z.array(z.string()),
  time_zone: z.string(),
  version: z.number().int(),
});
export type CourtSettings = z.infer<typeof CourtSettings>;

export const CourtChange = z.object({
  name: requiredLine('Name', 200),
  division: z
    .string()
    .trim()
    .max(200, 'At most 200 characters')
    .refine((text) => !/\p{Cc}/u.test(text), 'Division has a control character. Remove it')
    .transform((text) => text || null)
    .nullable(),
  address_lines: z
    .array(requiredLine('An address line', addressLimits.characters))
    .max(addressLimits.lines, `At most ${addressLimits.lines} lines`),
  time_zone: z.enum(courtTimeZones, 'Choose a time zone from the list'),
});
export type CourtChange = z.infer<typeof CourtChange>;

export const readCourtSettings = endpoint({
  method: 'GET',
  path: '/settings/court/',
  permission: 'settings:own',
  input: z.object({}),
  reply: CourtSettings,
  status: 200,
  summary: 'Returns the name, address, and time zone of your court.',
});

export const saveCourtSettings = endpoint({
  method: 'PUT',
  path: '/settings/court/',
  permission: 'settings:court',
  body: 'json',
  input: CourtChange.extend({ version: z.int().min(1).optional() }),
  reply: z.object({ message: z.string(), court: CourtSettings }),
  status: 200,
  summary: 'Changes the name, division, address, and time zone of the court.',
});
