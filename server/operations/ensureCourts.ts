import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { courtLevels, jurisdictions } from '#domain/courts/choices';
import { isTimeZone } from '#domain/days/isTimeZone';
import { putCourt } from '#server/courts/courtRepository';
import { SettingsError } from '#server/kernel/config';
import type { Needs } from '#server/kernel/needs';
import { ensureCourt } from './ensureCourt.ts';

const FurtherCourts = z.array(
  z.object({
    id: z.string().regex(/^[a-z0-9-]{2,60}$/, 'use only lowercase letters, digits, and hyphens'),
    name: z.string().min(1),
    division: z.string().nullable().default(null),
    level: z.enum(courtLevels),
    jurisdiction: z.enum(jurisdictions),
    county: z.string().nullable().default(null),
    time_zone: z.string().refine(isTimeZone, 'not an IANA time zone'),
  }),
);

/** Puts every court of this installation on record: its own, and those of the file that COURTS_FILE names. */
export async function ensureCourts(needs: Needs<'db' | 'config'>): Promise<void> {
  await ensureCourt(needs);
  if (!needs.config.courts_file) return;
  for (const court of await readCourts(needs.config.courts_file)) {
    await putCourt(needs.db, court);
  }
}

async function readCourts(file: string): Promise<z.infer<typeof FurtherCourts>> {
  try {
    return FurtherCourts.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const first = error instanceof z.ZodError ? error.issues[0] : undefined;
    const why = first ? `${first.path.join('.')}: ${first.message}` : (error as Error).message;
    throw new SettingsError(`COURTS_FILE ${file} is not a valid list of courts (${why}).`);
  }
}
