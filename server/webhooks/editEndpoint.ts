import { eq } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { editWebhook as asked } from '#contract/webhooks';
import { webhookFields } from '#domain/activity/messages/systems';
import { recordActivity } from '#server/activity/recordActivity';
import { webhookEndpoints } from '#server/db/schema/webhooks';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { checkTarget } from './checkTarget.ts';
import { nameEndpoint } from './nameEndpoint.ts';
import { findEndpoints, lockEndpoint } from './webhookRepository.ts';

/** Changes an endpoint. Enabling one that the portal had disabled gives it a fresh start. */
export async function editEndpoint(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  edit: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  await checkTarget(needs, edit.url);
  const endpoint = await needs.db.transaction(async (tx) => {
    const held = await lockEndpoint(tx, actor, edit.id);
    if (edit.version !== held.version) {
      const [current] = await findEndpoints(tx, actor, held.id);
      throw new Refusal('changed_meanwhile', { version: held.version, current });
    }
    const changes = webhookFields.filter((field) => String(edit[field]) !== String(held[field]));
    if (changes.length === 0) return (await findEndpoints(tx, actor, held.id))[0]!;
    const { url, description, event_types, state } = edit;
    const fresh = changes.includes('state') && state === 'active' ? { disabled_reason: null, failing_since: null } : {};
    await tx
      .update(webhookEndpoints)
      .set({ url, description, event_types, state, ...fresh, version: held.version + 1 })
      .where(eq(webhookEndpoints.id, held.id));
    const [after] = await findEndpoints(tx, actor, held.id);
    await recordActivity(tx, needs, actor, {
      action: 'webhook_edited',
      subject_type: 'webhook_endpoint',
      subject_id: held.id,
      values: { webhook: nameEndpoint(held), fields: changes },
    });
    return after!;
  });
  return { message: 'Webhook updated successfully', endpoint };
}
