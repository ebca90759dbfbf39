import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { saveExportSettings as asked, ExportsOfPortal } from '#contract/exports';
import { recordActivity } from '#server/activity/recordActivity';
import { lockCourt } from '#server/courts/courtRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findExportSettings, findExports, putExportSettings } from './exportRepository.ts';
import { assertOwnCourt } from './startExport.ts';

/** The last exports with the settings of the nightly one. In another court than the installation’s own, none. */
export async function listExports({ db, config }: Needs<'db' | 'config'>, viewer: Actor): Promise<ExportsOfPortal> {
  const is_own_court = viewer.court_id === config.court.id;
  return {
    folder: is_own_court ? config.export_folder : null,
    is_own_court,
    settings: await findExportSettings(db, viewer.court_id),
    data: is_own_court ? await findExports(db) : [],
  };
}

/** Turns the nightly export on or off, and sets its hour and how many exports are kept. */
export async function saveExportSettings(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { version, ...wanted }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  assertOwnCourt(needs, actor);
  if (wanted.enabled && needs.config.export_folder === null) throw new Refusal('export_folder_missing');
  return needs.db.transaction(async (tx) => {
    const court = await lockCourt(tx, actor.court_id);
    const known = await findExportSettings(tx, court.id);
    if (version !== known.version) throw new Refusal('changed_meanwhile', { version: known.version, current: known });
    const settings = { ...wanted, version: version + 1 };
    await putExportSettings(tx, court.id, settings);
    const subject = { subject_type: 'court', subject_id: court.id } as const;
    await recordActivity(tx, needs, actor, { action: 'export_settings_set', values: wanted, ...subject });
    return { message: 'Export settings saved', settings };
  });
}
