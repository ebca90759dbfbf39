import { type PlatformId, platformOf } from '#domain/research/platforms';
import { recordActivity } from '#server/activity/recordActivity';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { deleteConnection, type Scope } from '#server/platforms/connectionRepository';
import { requireConnectable } from './connectPlatform.ts';

/** Deletes credentials from the database. */
export async function disconnectPlatform(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  platform: PlatformId,
  scope: Scope,
): Promise<{ message: string }> {
  const { name } = requireConnectable(actor, platformOf(platform), scope);
  await needs.db.transaction(async (tx) => {
    if (!(await deleteConnection(tx, actor, platform, scope))) throw new Refusal('platform_not_connected');
    await recordActivity(tx, needs, actor, {
      action: 'research_platform_disconnected',
      subject_type: 'research_platform',
      subject_id: platform,
      values: { platform, scope },
    });
  });
  return { message: `${name} disconnected` };
}
