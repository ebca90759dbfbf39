import { eq } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { saveResearchSettings as asked, ResearchSettings } from '#contract/research';
import { platformOf } from '#domain/research/platforms';
import { usualResearchSettings } from '#domain/research/settings';
import { recordActivity } from '#server/activity/recordActivity';
import { lockName } from '#server/db/lockName';
import { researchSettings } from '#server/db/schema/research';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { listPlatforms } from './listPlatforms.ts';

/** A person's research settings, or the defaults. */
export async function readResearchSettings(db: Db, person_id: string): Promise<ResearchSettings> {
  const [stored] = await db.select().from(researchSettings).where(eq(researchSettings.person_id, person_id));
  if (!stored) return { ...usualResearchSettings, version: 0 };
  const { default_platform, sync_frequency, auto_search, citation_check, version } = stored;
  return { default_platform, sync_frequency, auto_search, citation_check, version };
}

/** Changes how the user researches. Only a connected platform can be the default one. */
export async function saveResearchSettings(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { version, ...chosen }: InputOf<typeof asked>,
): Promise<{ message: string; settings: ResearchSettings }> {
  if (chosen.default_platform !== 'auto') await requireConnected(needs, actor, chosen.default_platform);
  const settings = await needs.db.transaction(async (tx) => {
    await lockName(tx, `research settings ${actor.person_id}`);
    const before = await readResearchSettings(tx, actor.person_id);
    if (version !== undefined && version !== before.version) {
      throw new Refusal('changed_meanwhile', { version: before.version, current: before });
    }
    const row = { ...chosen, version: before.version + 1, updated_at: needs.now() };
    await tx
      .insert(researchSettings)
      .values({ person_id: actor.person_id, ...row })
      .onConflictDoUpdate({ target: researchSettings.person_id, set: row });
    await recordActivity(tx, needs, actor, {
      action: 'research_settings_changed',
      subject_type: 'research_settings',
      subject_id: actor.person_id,
      values: {},
    });
    return { ...chosen, version: row.version };
  });
  return { message: 'Research settings saved', settings };
}

async function requireConnected(
  needs: Needs<'db' | 'now'>,
  actor: Actor,
  id: Exclude<ResearchSettings['default_platform'], 'auto'>,
): Promise<void> {
  const { data } = await listPlatforms(needs, actor);
  if (data.some((platform) => platform.id === id && platform.connected)) return;
  const message = `${platformOf(id).name} is not connected. Connect it first, or choose another.`;
  throw invalidInput('default_platform', message);
}
