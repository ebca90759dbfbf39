import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { dayMs } from '#domain/days/days';
import { weekTemplates } from '#server/db/schema/calendar';
import { addJob } from '#server/jobs/addJob';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { type Assignment, assign, defineJob } from '#server/kernel/ports/Job';
import { applyTemplate } from './applyTemplate.ts';
import { lockTemplate } from './templateRepository.ts';

/** Opens the calls of every template: days pass, closures are declared and withdrawn, and bookings are released. */
const keepTemplatesJob = defineJob('open_calendar_calls', z.object({}));
/** The same for one template, so that a conflict in one does not hold up the others. */
const keepTemplateJob = defineJob('open_calls_of_template', z.object({ court_id: z.string(), template_id: z.uuid() }));

/** Schedules the next daily round. However many processes call this, only one job is queued. */
export async function scheduleTemplates({ db, now }: Needs<'db' | 'now'>, inMs = dayMs): Promise<void> {
  await addJob(db, keepTemplatesJob, {}, { jobKey: keepTemplatesJob.name, runAt: new Date(now().getTime() + inMs) });
}

/** The jobs that open calendar calls, and their handlers. */
export function templateAssignments(needs: Needs<'db' | 'now'>): Assignment[] {
  return [
    assign(keepTemplatesJob, {
      async run() {
        // Schedules the next round first, so that it takes place even if this one fails.
        await scheduleTemplates(needs);
        await queueTemplates(needs.db);
      },
    }),
    assign(keepTemplateJob, { run: (of) => keepTemplate(needs, of) }),
  ];
}

/** Queues the opening of the calls of one court’s templates, or of all courts’. */
export async function queueTemplates(db: Db, of_court?: string): Promise<void> {
  const found = await db
    .select({ template_id: weekTemplates.id, court_id: weekTemplates.court_id })
    .from(weekTemplates)
    .where(of_court === undefined ? undefined : eq(weekTemplates.court_id, of_court))
    .orderBy(asc(weekTemplates.id));
  for (const one of found) await addJob(db, keepTemplateJob, one, { jobKey: `template:${one.template_id}` });
}

/** Opens and ends the calls of one template; nothing if it was removed. */
export function keepTemplate(
  { db, now }: Needs<'db' | 'now'>,
  { court_id, template_id }: { court_id: string; template_id: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const template = await lockTemplate(tx, court_id, template_id);
    if (template) await applyTemplate(tx, template, now());
  });
}
