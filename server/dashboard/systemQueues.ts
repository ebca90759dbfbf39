import { sql } from 'drizzle-orm';
import { writeWebhookEnd } from '#contract/messages/writeMessages';
import { pathTo } from '#domain/paths/pathTo';
import { checkComponents } from '#server/integrations/checkComponents';
import type { Actor } from '#server/kernel/actor';
import type { Needs, Services } from '#server/kernel/needs';
import { findFailingEndpoints } from '#server/webhooks/webhookRepository';
import { describeJobFailure } from './describeJobFailure.ts';
import { shownOfEach, timeless, type WorkQueue } from './WorkQueue.ts';

/** Webhook endpoints that keep failing, or were disabled for it. */
export async function failingWebhooks({ db }: Needs<'db'>, viewer: Actor): Promise<WorkQueue> {
  const { endpoints, total } = await findFailingEndpoints(db, viewer, shownOfEach);
  const href = pathTo.webhooks();
  const items = endpoints.map(({ id, url, description, disabled_reason, failing_since }) => ({
    ...timeless,
    id,
    title: description || url,
    href,
    body: disabled_reason ? writeWebhookEnd(disabled_reason) : url,
    since: failing_since?.toISOString() ?? null,
  }));
  return { kind: 'webhook', count: total, href, items };
}

type FailedJob = { id: string; task: string; last_error: string | null; updated_at: Date };

/** Jobs that failed permanently after all attempts. */
export async function failedJobs({ db }: Needs<'db'>): Promise<WorkQueue> {
  const { rows } = await db.execute<FailedJob & { total: number }>(sql`
    select id::text, task_identifier as task, last_error, updated_at, count(*) over ()::int as total
    from graphile_worker.jobs where attempts >= max_attempts and last_error is not null
    order by updated_at, id limit ${shownOfEach}`);
  const href = pathTo.components();
  const items = rows.map(({ id, task, last_error, updated_at }) => ({
    ...timeless,
    id,
    title: nameTask(task),
    body: describeJobFailure(last_error ?? ''),
    href,
    since: new Date(updated_at).toISOString(),
  }));
  return { kind: 'job', count: rows[0]?.total ?? 0, href, items };
}

/** `tell_of_deadlines` as `Tell of deadlines`. */
function nameTask(task: string): string {
  const words = task.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Components of the installation that failed their last check. */
export async function failingComponents(services: Services, viewer: Actor): Promise<WorkQueue> {
  const { data } = await checkComponents(services, viewer);
  const failing = data.filter(({ problem }) => problem !== null);
  const href = pathTo.components();
  const items = failing
    .slice(0, shownOfEach)
    .map(({ id, problem }) => ({ ...timeless, id, title: id, body: problem ?? '', href }));
  return { kind: 'component', count: failing.length, href, items };
}
