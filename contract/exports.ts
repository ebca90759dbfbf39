import { z } from 'zod';
import { exportFailures, exportStates, mostKeptExports } from '#domain/exports/exportTerms';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

/** Exports of the entire portal: every night, or when an administrator requests one. */

const Count = z.int();
const number = (label: string, least: number, most: number) => {
  const message = `${label}: enter a number from ${least} to ${most}`;
  return z.coerce.number(message).int(message).min(least, message).max(most, message);
};

export const ExportSettings = z.object({
  enabled: z.boolean(),
  /** In the court’s time zone. */
  hour: Count,
  keep: Count,
  version: Count,
});
export type ExportSettings = z.infer<typeof ExportSettings>;

export const CourtExport = z.object({
  id: z.uuid(),
  state: z.enum(exportStates),
  failure: z.enum(exportFailures).nullable(),
  /** Null for a nightly export. */
  requested_by: z.string().nullable(),
  requested_at: Moment,
  started_at: Moment.nullable(),
  finished_at: Moment.nullable(),
  rows: Count,
  bytes: Count,
  documents: Count,
  /** Documents that the record names and the document store does not have. */
  missing: Count,
  folder: z.string().nullable(),
});
export type CourtExport = z.infer<typeof CourtExport>;

export const ExportsOfPortal = z.object({
  /** EXPORT_FOLDER; null where the installation has none, so that nothing can be exported here. */
  folder: z.string().nullable(),
  /** An export contains all courts of the installation. Only its own court makes them. */
  is_own_court: z.boolean(),
  settings: ExportSettings,
  data: z.array(CourtExport),
});
export type ExportsOfPortal = z.infer<typeof ExportsOfPortal>;

export const listExports = endpoint({
  method: 'GET',
  path: '/exports/',
  permission: 'exports:manage',
  input: z.object({}),
  reply: ExportsOfPortal,
  status: 200,
  summary: 'Returns the last exports of the portal with their state, and the settings of the nightly export.',
});

export const startExport = endpoint({
  method: 'POST',
  path: '/exports/',
  permission: 'exports:manage',
  body: 'json',
  input: z.object({}),
  reply: z.object({ message: z.string(), data: CourtExport }),
  status: 202,
  summary: 'Starts the job that exports the entire portal into EXPORT_FOLDER.',
});

export const saveExportSettings = endpoint({
  method: 'PUT',
  path: '/exports/settings/',
  permission: 'exports:manage',
  body: 'json',
  input: z.object({
    enabled: z.boolean(),
    hour: number('Hour', 0, 23),
    keep: number('Exports to keep', 1, mostKeptExports),
    version: z.int().min(0),
  }),
  reply: z.object({ message: z.string(), settings: ExportSettings }),
  status: 200,
  summary: 'Turns the nightly export on or off, and sets its hour and how many exports are kept.',
});
