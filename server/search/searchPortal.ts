import type { SearchHit } from '#contract/search';
import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { findMatchingAttorneys } from '#server/attorneys/rosterRepository';
import { findMatchingCases } from '#server/cases/findMatchingCases';
import { findMatchingFilings } from '#server/filings/findMatchingFilings';
import { findMatchingMembers } from '#server/identity/members/memberRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { shareRoom } from './shareRoom.ts';

/** The maximum number of results of the header's search. */
export const mostHits = 12;

/** Cases, filings and people whose words match, as far as the user has access to them. */
export async function searchPortal({ db }: Needs<'db'>, viewer: Actor, q: string): Promise<SearchHit[]> {
  if (viewer.capacity === 'pending_judge') return [];
  const [foundCases, foundFilings, foundAttorneys, foundPeople] = await Promise.all([
    searchCases(db, viewer, q),
    searchFilings(db, viewer, q),
    searchRoster(db, viewer, q),
    searchPeople(db, viewer, q),
  ]);
  return shareRoom([foundCases, foundFilings, [...foundAttorneys, ...foundPeople]], mostHits);
}

type Db = Needs<'db'>['db'];

async function searchCases(db: Db, viewer: Actor, q: string): Promise<SearchHit[]> {
  const found = await findMatchingCases(db, viewer, q, mostHits);
  return found.map(({ id, title, case_number, case_type, status }) => ({
    kind: 'case' as const,
    id,
    title,
    detail: [case_number, case_type, status].join(' · '),
    href: `/cases/${id}`,
  }));
}

async function searchFilings(db: Db, viewer: Actor, q: string): Promise<SearchHit[]> {
  const found = await findMatchingFilings(db, viewer, q, mostHits);
  return found.map(({ id, document_name, doc_type, case_number }) => ({
    kind: 'filing' as const,
    id,
    title: document_name,
    detail: [doc_type, case_number].filter(Boolean).join(' · '),
    href: pathTo.filing(id),
  }));
}

async function searchRoster(db: Db, viewer: Actor, q: string): Promise<SearchHit[]> {
  if (!may(viewer.capacity, 'attorneys:read')) return [];
  const found = await findMatchingAttorneys(db, viewer, q, mostHits);
  return found.map(({ id, full_name, bar_number, type, status }) => ({
    kind: 'person' as const,
    id,
    title: full_name,
    detail: [type, bar_number, status].join(' · '),
    href: `/attorneys/view-attorney/${id}`,
  }));
}

/** People who act in the court, for its own staff. People on the roster are found there. */
async function searchPeople(db: Db, viewer: Actor, q: string): Promise<SearchHit[]> {
  if (!may(viewer.capacity, 'activity:read-court') || !may(viewer.capacity, 'filings:read')) return [];
  const found = await findMatchingMembers(db, viewer, q, mostHits);
  return found.map(({ id, full_name, role }) => ({
    kind: 'person' as const,
    id,
    title: full_name,
    detail: role.replaceAll('_', ' '),
    href: pathTo.filingsOf(id),
  }));
}
