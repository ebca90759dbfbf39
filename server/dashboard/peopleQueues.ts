import { pathTo } from '#domain/paths/pathTo';
import { findPendingRequests } from '#server/apiAccess/accessRepository';
import { findJudgeProfile } from '#server/identity/judgeProfileRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { listClaims } from '#server/people/listClaims';
import { listJudgeRequests } from '#server/people/listJudgeRequests';
import { listContactRequests } from '#server/site/contact/listContactRequests';
import { shownOfEach, timeless, type WorkQueue } from './WorkQueue.ts';

const first = { page: 1, per_page: shownOfEach };

/** People who requested to be a judge. */
export async function judgesToVerify(needs: Needs<'db'>, viewer: Actor): Promise<WorkQueue> {
  const { judges, total } = await listJudgeRequests(needs, viewer, { ...first, status: 'pending' });
  const href = pathTo.people('judges');
  const items = judges.map(({ person_id, full_name, court_house, created_at }) => ({
    ...timeless,
    id: person_id,
    title: full_name,
    body: court_house,
    since: created_at,
    href,
  }));
  return { kind: 'judge', count: total, href, items };
}

/** People who claim to be an attorney on the roster. */
export async function claimsToDecide(needs: Needs<'db'>, viewer: Actor): Promise<WorkQueue> {
  const { claims, total } = await listClaims(needs, viewer, first);
  const href = pathTo.people('attorneys');
  const items = claims.map(({ id, full_name, bar_number, created_at }) => ({
    ...timeless,
    id,
    title: full_name,
    body: bar_number,
    since: created_at,
    href,
  }));
  return { kind: 'claim', count: total, href, items };
}

/** Requests of visitors that no administrator has answered. */
export async function contactsToAnswer(needs: Needs<'db'>, viewer: Actor): Promise<WorkQueue> {
  const { requests, total } = await listContactRequests(needs, viewer, { ...first, state: 'new' });
  const href = pathTo.people('requests');
  const items = requests.map(({ id, full_name, organization, received_at }) => ({
    ...timeless,
    id,
    title: full_name,
    body: organization,
    since: received_at,
    href,
  }));
  return { kind: 'contact', count: total, href, items };
}

/** Requests for an API key, or for an extension of one. */
export async function accessToDecide({ db }: Needs<'db'>, viewer: Actor): Promise<WorkQueue> {
  const { requests, total } = await findPendingRequests(db, viewer, shownOfEach);
  const href = pathTo.accessRequests();
  const items = requests.map(({ id, requested_by, email, reason, created_at }) => ({
    ...timeless,
    id,
    title: requested_by,
    body: [email, reason].filter(Boolean).join(': '),
    since: created_at,
    href,
  }));
  return { kind: 'access', count: total, href, items };
}

/** The user's judge profile while an administrator's decision is pending, or after it was refused. */
export async function ownProfile({ db }: Needs<'db'>, viewer: Actor): Promise<WorkQueue> {
  const profile = await findJudgeProfile(db, viewer);
  const href = '/become-judge';
  const waits = profile && profile.status !== 'verified';
  const items = waits
    ? [{ ...timeless, id: viewer.person_id, title: profile.court_house, body: profile.status, href }]
    : [];
  return { kind: 'profile', count: items.length, href, items };
}
