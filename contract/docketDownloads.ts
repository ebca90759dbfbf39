import { z } from 'zod';
import { downloadFailures, downloadStates } from '#domain/docketing/downloadStates';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

export const DocketDownload = z.object({
  id: z.uuid(),
  state: z.enum(downloadStates),
  /** Null until the job has counted the documents that the user may read. */
  total: z.number().int().nullable(),
  done: z.number().int(),
  file_size: z.number().int().nullable(),
  failure: z.enum(downloadFailures).nullable(),
  requested_at: Moment,
  expires_at: Moment,
});
export type DocketDownload = z.infer<typeof DocketDownload>;

const Case = z.object({ id: z.uuid() });

export const startDocketDownload = endpoint({
  method: 'POST',
  path: '/cases/:id/downloads/',
  permission: 'cases:read',
  input: Case,
  reply: z.object({ data: DocketDownload }),
  status: 202,
  summary: 'Starts a job that puts every document of a case that you may read into a ZIP file.',
});

export const readDocketDownload = endpoint({
  method: 'GET',
  path: '/cases/:id/downloads/',
  permission: 'cases:read',
  input: Case,
  reply: z.object({ data: DocketDownload.nullable() }),
  status: 200,
  summary: 'Returns your latest download of the documents of a case, with its progress.',
});

/** `application/zip`. */
export const saveDocketDownload = endpoint({
  method: 'GET',
  path: '/docket-downloads/:id/file/',
  permission: 'cases:read',
  input: z.object({ id: z.uuid() }),
  reply: z.never(),
  status: 200,
  produces: ['application/zip'],
  summary: 'Downloads the ZIP file, if you may still read each document in it.',
});
