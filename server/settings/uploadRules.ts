import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { saveUploadSettings as asked, UploadRulesOfCourt } from '#contract/uploadSettings';
import { may } from '#domain/identity/permissions';
import { sizeLimitsOf } from '#domain/uploads/sizeLimitsOf';
import { findCourt, type StoredCourt } from '#server/courts/findCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { findSizeSettings, saveSizeSettings } from '#server/uploads/courtLimits';
import { changeCourtRules } from './changeCourtRules.ts';

/** The largest documents that the user’s court takes, and under which rule or setting. */
export async function readUploadRules({ db }: Needs<'db'>, viewer: Actor): Promise<UploadRulesOfCourt> {
  return describeRules(db, viewer, await findCourt(db, viewer.court_id));
}

/** Changes the court’s limits. Uploads that have begun continue. */
export async function saveUploadSettings(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { version, ...settings }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const rules = await changeCourtRules(needs, actor, {
    version,
    describe: (tx, court) => describeRules(tx, actor, court),
    check: () => assertSound(settings),
    save: (tx, court, next) => saveSizeSettings(tx, court.id, settings, next),
    record: (court) => ({ action: 'upload_limits_set', values: { court: court.name, ...settings } }),
  });
  return { message: 'Document size settings saved', rules };
}

function assertSound({ document_mb, envelope_mb, authority }: Omit<InputOf<typeof asked>, 'version'>): void {
  const isSet = document_mb !== null || envelope_mb !== null;
  if (isSet && !authority) throw invalidInput('authority', 'Enter the local rule or order.');
  if (document_mb !== null && envelope_mb !== null && envelope_mb < document_mb) {
    throw invalidInput('envelope_mb', 'Enter at least the limit of one document.');
  }
}

async function describeRules(db: Db, viewer: Actor, court: StoredCourt): Promise<UploadRulesOfCourt> {
  const { settings, version } = await findSizeSettings(db, court.id);
  const limits = sizeLimitsOf(court, settings);
  return { settings, version, limits, can_manage: may(viewer.capacity, 'settings:court') };
}
