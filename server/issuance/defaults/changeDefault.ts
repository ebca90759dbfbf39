import type { CaseDefaults } from '#contract/defaults';
import type { ActivityMessage } from '#domain/activity/ActivityMessages';
import { type DefaultLaw, defaultLawOf } from '#domain/defaults/data/defaultLaws';
import type { DefaultState } from '#domain/defaults/defaultStates';
import type { PartyFact } from '#domain/issuance/CaseRecord';
import { recordActivity } from '#server/activity/recordActivity';
import { lockVisibleCase } from '#server/cases/caseRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { type KnownRecord, readRecord } from '../readRecord.ts';
import { type AssessedDefault, assessDefault } from './assessDefault.ts';
import { findConfirmationsForSystem, lockDefault, type StoredDefault } from './defaultRepository.ts';
import { readDefaults } from './readDefaults.ts';

export type Tools = Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>;
export type OfParty = { id: string; participant_id: string };
export type Done = { message: string; defaults: CaseDefaults };
/** The message to the clerk, and the line of the activity record. */
export type Written = { message: string; activity: ActivityMessage };

/** A party of a locked case, with the law of the court. */
export type InParty = KnownRecord & { law: DefaultLaw; party: PartyFact };
export type InDefault = InParty & { stored: StoredDefault; assessed: AssessedDefault };

/** Locks the case of a party, in one transaction with what `write` does and the activity record. */
export async function inParty(
  needs: Tools,
  actor: Actor,
  { id, participant_id }: OfParty,
  write: (tx: Db, known: InParty) => Promise<Written>,
): Promise<Done> {
  return needs.db.transaction(async (tx) => {
    const known = await readRecord(tx, needs, await lockVisibleCase(tx, actor, id));
    const party = known.record.parties.find((one) => one.id === participant_id);
    if (!party) throw new Refusal('not_found');
    const law = defaultLawOf(known.system, known.held.case_type);
    if (!law || party.side !== 'responding') throw new Refusal('no_default_here');
    const { message, activity } = await write(tx, { ...known, law, party });
    await recordActivity(tx, needs, actor, { ...activity, subject_type: 'case', subject_id: id });
    return { message, defaults: await readDefaults(tx, needs, actor, { id }) };
  });
}

/**
 * Changes the default of a party in one of these states, at the version that the clerk saw. Of two clerks, the second
 * learns what the first did.
 */
export async function changeDefault(
  needs: Tools,
  actor: Actor,
  { version, ...of }: OfParty & { version: number },
  states: readonly DefaultState[],
  write: (tx: Db, known: InDefault) => Promise<Written>,
): Promise<Done> {
  return inParty(needs, actor, of, async (tx, known) => {
    const stored = await lockDefault(tx, known.party.id);
    if (!stored) throw new Refusal('default_not_open');
    if (stored.version !== version) {
      const current = await readDefaults(tx, needs, actor, { id: of.id });
      throw new Refusal('changed_meanwhile', { version: stored.version, current });
    }
    if (!states.includes(stored.state)) throw new Refusal('default_not_open');
    const confirmations = (await findConfirmationsForSystem(tx, [stored.id])).get(stored.id) ?? [];
    const assessed = assessDefault(known, known.law, known.party, stored, confirmations);
    return write(tx, { ...known, stored, assessed });
  });
}

/** The party as the docket names it. */
export const asParty = ({ role, name }: PartyFact) => `${role} ${name}`;
