import type { InputOf, ReplyOf } from '#contract/endpoint';
import type * as contract from '#contract/publicAccess';
import { caseTypes } from '#domain/courts/choices';
import { packSystemOf } from '#domain/practice/packSystemOf';
import { publicRules } from '#domain/publicAccess/publicRules';
import { recordActivity } from '#server/activity/recordActivity';
import { findCourt } from '#server/courts/findCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { hashSecret, newSecret } from '#server/secrets/tokens';
import {
  endTerminal,
  enrollByLink,
  findSetting,
  findTerminals,
  insertTerminal,
  saveSetting,
} from './settingRepository.ts';

type Working = Needs<'db' | 'config' | 'now'>;
const linkLasts = 60 * 60_000;

/** Whether the actor’s court opens its record, what the public sees by type of case, and the terminals. */
export async function readPublicAccess(db: Db, { court_id }: Actor): Promise<contract.PublicAccessSettings> {
  const [court, setting, terminals] = await Promise.all([
    findCourt(db, court_id),
    findSetting(db, court_id),
    findTerminals(db, court_id),
  ]);
  const system = packSystemOf(court);
  return {
    ...{ is_open: setting?.is_open ?? false, authority: setting?.authority ?? '', notice: setting?.notice ?? '' },
    version: setting?.version ?? 0,
    terminals: terminals.map(({ id, name, made_at, last_seen_at, secret_hash }) => ({
      ...{ id, name, made_at: made_at.toISOString(), is_enrolled: secret_hash !== null },
      last_seen_at: last_seen_at?.toISOString() ?? null,
    })),
    rules: caseTypes.map((case_type) => {
      const rule = publicRules.find((one) => one.systems.includes(system) && one.case_types.includes(case_type));
      return {
        case_type,
        remote: rule?.remote?.documents ?? null,
        courthouse: rule?.courthouse?.documents ?? null,
        authority: rule?.authority ?? null,
      };
    }),
  };
}

/** Opens or closes the court’s record to the public. */
export async function savePublicAccess(
  needs: Working,
  actor: Actor,
  { version, is_open, authority, notice }: InputOf<typeof contract.savePublicAccess>,
): Promise<ReplyOf<typeof contract.savePublicAccess>> {
  return needs.db.transaction(async (tx) => {
    const { court_id } = actor;
    if (!(await saveSetting(tx, { court_id, is_open, authority, notice }, version))) {
      throw new Refusal('changed_meanwhile', { current: await readPublicAccess(tx, actor) });
    }
    await recordActivity(tx, needs, actor, {
      action: 'public_access_changed',
      values: { open: is_open, authority },
      subject_type: 'court',
      subject_id: court_id,
    });
    return { message: 'Public access saved', settings: await readPublicAccess(tx, actor) };
  });
}

/** Adds a terminal, with a link that makes the browser that opens it the terminal. */
export async function addTerminal(
  needs: Working,
  actor: Actor,
  { name }: InputOf<typeof contract.addTerminal>,
): Promise<ReplyOf<typeof contract.addTerminal>> {
  const secret = newSecret();
  return needs.db.transaction(async (tx) => {
    const at = needs.now();
    const link_until = new Date(at.getTime() + linkLasts);
    const { court_id, person_id: made_by } = actor;
    await insertTerminal(tx, { court_id, name, link_hash: hashSecret(secret), link_until, made_by, made_at: at });
    await recordTerminal(tx, needs, actor, { name, change: 'added' });
    // After the sign, so that no server or log has the secret.
    const link = `${needs.config.public_url}/records/terminal#${secret}`;
    return { message: 'Open the link on the terminal', link, settings: await readPublicAccess(tx, actor) };
  });
}

/** Removes a terminal. From the next request on, it sees what the public sees remotely. */
export async function removeTerminal(
  needs: Working,
  actor: Actor,
  { id }: { id: string },
): Promise<ReplyOf<typeof contract.removeTerminal>> {
  return needs.db.transaction(async (tx) => {
    const removed = await endTerminal(tx, { id, court_id: actor.court_id }, actor.person_id, needs.now());
    if (!removed) throw new Refusal('not_found');
    await recordTerminal(tx, needs, actor, { name: removed.name, change: 'removed' });
    return { message: 'Terminal removed', settings: await readPublicAccess(tx, actor) };
  });
}

/** Makes a browser the terminal of the link that it opened, and returns the secret of its cookie. */
export async function enrollTerminal({ db, now }: Working, secret: string): Promise<string> {
  const own = newSecret();
  const enrolled = await enrollByLink(db, hashSecret(secret), hashSecret(own), now());
  if (!enrolled) throw new Refusal('not_found');
  return own;
}

function recordTerminal(tx: Db, needs: Working, actor: Actor, values: { name: string; change: 'added' | 'removed' }) {
  return recordActivity(tx, needs, actor, {
    action: 'terminal_changed',
    values,
    subject_type: 'court',
    subject_id: actor.court_id,
  });
}
