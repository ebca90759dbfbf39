import { z } from 'zod';
import { type LearnedField, learnedFields } from '#domain/reading/learned/LearnedTemplate';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import { defineJob } from '#server/kernel/ports/Job';

/** Learns from corrections that a member of the court's staff made in a filing. */
export const learnJob = defineJob(
  'learn_from_corrections',
  z.object({ filing_id: z.uuid(), corrected_by: z.uuid(), fields: z.array(z.enum(learnedFields)) }),
);

/** No one awaits this work. */
const afterOthers = 2;

/** Queues the learning from corrections of these fields, if the portal learns from any of them. */
export async function askToLearn(
  tx: Db,
  { filing_id, court_id, corrected_by }: { filing_id: string; court_id: string; corrected_by: string },
  changed: readonly string[],
): Promise<void> {
  const fields = changed.filter((field): field is LearnedField => (learnedFields as readonly string[]).includes(field));
  if (fields.length === 0) return;
  // One after another, so that the same corrections never teach two templates.
  const order = { queue: `learning:${court_id}`, priority: afterOthers };
  await addJob(tx, learnJob, { filing_id, corrected_by, fields }, order);
}
