import type { fileSubmission as endpoint, PartOutcome } from '#contract/draftSubmission';
import type { DoubtedDocument } from '#contract/drafts';
import type { InputOf, ReplyOf } from '#contract/endpoint';
import { refusals } from '#contract/refusals';
import { findCourt } from '#server/courts/findCourt';
import { findDraftsIn } from '#server/filings/filingRepository';
import { findParts, type StoredPart } from '#server/filings/submissions/submissionRepository';
import { actForOwner } from '#server/firms/actForOwner';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { fileDraft } from '../drafts/fileDraft.ts';
import { describeDoubted, findDoubtsOfDrafts } from '../drafts/findDoubtsOfDrafts.ts';
import { isCurrent } from './isCurrent.ts';

type Tools = Needs<'db' | 'config' | 'now' | 'payments'>;
type Asked = InputOf<typeof endpoint> & {
  /** When the last byte of the request arrived, which is when each court received its part. */
  arrived_at: Date;
  /** Called with an unexpected error of one part; the others are filed nevertheless. */
  onFault: (fault: unknown) => void;
};
type Filing = Pick<Asked, 'confirmed_doubts' | 'arrived_at' | 'onFault'> & { version: number };

/**
 * Files the parts of a submission one after the other, each in its own transaction, as every court decides for
 * itself: what one court or case refuses remains a draft, and the others are filed. All doubts are asked before anything
 * is filed.
 */
export async function fileSubmission(needs: Tools, user: Actor, asked: Asked): Promise<ReplyOf<typeof endpoint>> {
  const known = await findParts(needs.db, user, asked.id);
  const parts = asked.parts.map(({ id, version }) => {
    const part = known.find(({ envelope }) => envelope.id === id);
    if (!part) throw new Refusal('not_found');
    return { part, version };
  });
  if (!asked.confirmed_doubts) {
    const doubted: DoubtedDocument[] = [];
    for (const { part } of parts) doubted.push(...(await findDoubtsOf(needs, user, part)));
    if (doubted.length > 0) throw new Refusal('submission_doubted', { documents: doubted });
  }
  const outcomes: PartOutcome[] = [];
  for (const { part, version } of parts) outcomes.push(await filePart(needs, user, part, { ...asked, version }));
  return { outcomes };
}

async function findDoubtsOf(needs: Tools, user: Actor, { envelope, is_draft }: StoredPart): Promise<DoubtedDocument[]> {
  if (!is_draft) return [];
  const owner = await actForOwner(needs.db, user, envelope.id);
  const { name: court } = await findCourt(needs.db, owner.court_id);
  const leads = await findDraftsIn(needs.db, owner, [envelope.id]);
  const doubted = await findDoubtsOfDrafts(needs.db, needs, owner, leads);
  return doubted.map((one) => ({ ...describeDoubted(one), court }));
}

async function filePart(needs: Tools, user: Actor, part: StoredPart, asked: Filing): Promise<PartOutcome> {
  const { id, name } = await findCourt(needs.db, part.court_id);
  const { lead_id } = part;
  const about = { draft_id: part.envelope.id, court: { id, name }, lead_id };
  const { version, confirmed_doubts, arrived_at } = asked;
  try {
    await assertCurrent(needs, user, part);
    const filed = await fileDraft(needs, user, { id: lead_id, version, confirmed_doubts, arrived_at });
    return { ...about, status: 'received', filings: filed.filings, received_at: filed.received_at, error: null };
  } catch (fault) {
    if (!(fault instanceof Refusal)) asked.onFault(fault);
    return { ...about, status: 'refused', filings: [], received_at: null, error: describeRefusal(fault) };
  }
}

/** A copy whose draft has changed since is not what the filer means to file. */
async function assertCurrent({ db }: Tools, user: Actor, { envelope, is_draft }: StoredPart): Promise<void> {
  if (!is_draft || envelope.copied_from === null) return;
  const owner = await actForOwner(db, user, envelope.id);
  const copy = await findDraftsIn(db, owner, [envelope.id]);
  if (!(await isCurrent(db, owner, envelope.copied_from, copy))) throw new Refusal('copy_outdated');
}

function describeRefusal(fault: unknown): PartOutcome['error'] {
  if (!(fault instanceof Refusal)) return { code: 'part_not_filed', error: refusals.part_not_filed.words };
  const { code, message, details } = fault;
  return { code, error: message, ...(details === undefined ? {} : { details }) };
}
