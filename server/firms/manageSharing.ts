import { and, asc, eq, sql } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { assignDraft as assigning, DraftSharing, shareDraft as sharing } from '#contract/firms';
import { recordActivity } from '#server/activity/recordActivity';
import { draftShares, firmMembers } from '#server/db/schema/firms';
import { findNames } from '#server/directory/findPeople';
import { personName } from '#server/directory/personFields';
import { describeChange, findDraftOwner, giveDraftTo } from '#server/filings/drafts/draftOwner';
import { lockDraft } from '#server/filings/drafts/draftRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findMember, findPrincipals, lockFirm, requireMember } from './firmRepository.ts';

type Tools = Needs<'db' | 'config' | 'now'>;

/** Who has access to a draft, for everyone who has. */
export async function readSharing(db: Db, actor: Actor, id: string): Promise<DraftSharing> {
  const { firm } = requireMember(actor);
  const owner = await findDraftOwner(db, actor, id);
  const given = (await findPrincipals(db, firm.member_id)).filter((one) => firm.acts_for.includes(one.person_id));
  const principal = given.find((one) => one.person_id === owner);
  const isOwn = owner === actor.person_id;
  const full_name = personName(firmMembers.person_id);
  const shared_with = await db
    .select({ member_id: firmMembers.id, full_name, position: firmMembers.position })
    .from(draftShares)
    .innerJoin(firmMembers, eq(firmMembers.id, draftShares.member_id))
    .where(eq(draftShares.envelope_id, id))
    .orderBy(asc(sql`lower(${full_name})`), asc(firmMembers.id));
  return {
    access: isOwn ? 'owner' : principal ? 'delegate' : 'shared',
    owner: (await findNames(db, [owner])).get(owner) ?? '',
    may_file: isOwn ? firm.position === 'attorney' : (principal?.may_file ?? false),
    shared_with,
    attorneys: isOwn ? given.map((one) => ({ ...one, person_id: undefined })) : [],
  };
}

/** Shares a draft with a member of the firm, or ends that. Only its owner decides; it is work product. */
export async function shareDraft(
  needs: Tools,
  actor: Actor,
  { id, member_id, shared }: InputOf<typeof sharing>,
): Promise<DraftSharing> {
  return needs.db.transaction(async (tx) => {
    const { firm, own } = await lockFirm(tx, actor);
    await lockDraft(tx, actor, id);
    if ((await findDraftOwner(tx, actor, id)) !== actor.person_id) throw new Refusal('draft_not_yours');
    if (member_id === own.id) throw new Refusal('not_permitted');
    const changed = shared
      ? await share(tx, needs, { envelope_id: id, owner_id: own.id, ...(await findMember(tx, firm.id, member_id)) })
      : await unshare(tx, id, member_id);
    const sharing = await readSharing(tx, actor, id);
    if (changed) {
      const [action, values] = [shared ? 'draft_shared' : 'draft_unshared', { person: changed.full_name }] as const;
      const about = { subject_type: 'draft', subject_id: id, concerns: changed.person_id } as const;
      await recordActivity(tx, needs, actor, { action, values, ...about });
    }
    return sharing;
  });
}

type Sharing = { envelope_id: string; owner_id: string; id: string; person_id: string; full_name: string };
type Changed = { person_id: string; full_name: string } | undefined;

async function share(tx: Db, { now }: Needs<'now'>, to: Sharing): Promise<Changed> {
  const { envelope_id, owner_id, id: member_id, person_id, full_name } = to;
  const added = await tx
    .insert(draftShares)
    .values({ envelope_id, member_id, owner_id, shared_at: now() })
    .onConflictDoNothing()
    .returning({ id: draftShares.member_id });
  return added.length > 0 ? { person_id, full_name } : undefined;
}

async function unshare(tx: Db, envelope_id: string, member_id: string): Promise<Changed> {
  const ended = await tx
    .delete(draftShares)
    .where(and(eq(draftShares.envelope_id, envelope_id), eq(draftShares.member_id, member_id)))
    .returning({ id: draftShares.member_id });
  if (ended.length === 0) return undefined;
  const [member] = await tx
    .select({ person_id: firmMembers.person_id, full_name: personName(firmMembers.person_id) })
    .from(firmMembers)
    .where(eq(firmMembers.id, member_id));
  return member;
}

/** Makes the user's draft the draft of an attorney for whom the user acts, who becomes its filer. */
export async function assignDraft(
  needs: Tools,
  actor: Actor,
  { id, attorney_id, version }: InputOf<typeof assigning>,
): Promise<DraftSharing> {
  return needs.db.transaction(async (tx) => {
    const { firm } = await lockFirm(tx, actor);
    const draft = await lockDraft(tx, actor, id);
    if ((await findDraftOwner(tx, actor, id)) !== actor.person_id) throw new Refusal('draft_not_yours');
    if (draft.version !== version) throw new Refusal('draft_changed', await describeChange(tx, actor, draft));
    const member = await findMember(tx, firm.id, attorney_id);
    if (!actor.firm?.acts_for.includes(member.person_id)) throw new Refusal('not_found');
    await tx.delete(draftShares).where(eq(draftShares.envelope_id, id));
    await giveDraftTo(tx, needs, actor, id, member.person_id);
    const sharing = await readSharing(tx, actor, id);
    await recordActivity(tx, needs, actor, {
      ...{ action: 'draft_assigned', values: { attorney: member.full_name } },
      ...{ subject_type: 'draft', subject_id: id, concerns: member.person_id },
    });
    return sharing;
  });
}
