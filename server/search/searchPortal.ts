import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { SearchHit } from '#contract/search';
import { may } from '#domain/identity/permissions';
import { findMatchingCases } from '#server/cases/findMatchingCases';
import { matchesAll } from '#server/db/matchesAll';
import { attorneys } from '#server/db/schema/attorneys';
import { people, personRoles } from '#server/db/schema/people';
import { searchedText } from '#server/db/searchedText';
import { findMatchingFilings } from '#server/filings/findMatchingFilings';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { shareRoom } from './shareRoom.ts';

/** What the header's search shows at most. */
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
    href: `/case-processing?filing=${id}`,
  }));
}

async function searchRoster(db: Db, viewer: Actor, q: string): Promise<SearchHit[]> {
  if (!may(viewer.capacity, 'attorneys:read')) return [];
  const found = await db
    .select()
    .from(attorneys)
    .where(and(eq(attorneys.court_id, viewer.court_id), matchesAll(searchedText.attorneys, q)))
    .orderBy(asc(attorneys.full_name), asc(attorneys.id))
    .limit(mostHits);
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
  const found = await db
    .select({ id: people.id, full_name: people.full_name, role: personRoles.role })
    .from(people)
    .innerJoin(personRoles, eq(personRoles.person_id, people.id))
    .where(
      and(
        matchesAll(searchedText.people, q),
        eq(personRoles.court_id, viewer.court_id),
        isNull(personRoles.ended_at),
        isNull(people.deactivated_at),
        notExists(
          db
            .select({ found: sql`1` })
            .from(attorneys)
            .where(and(eq(attorneys.person_id, people.id), eq(attorneys.court_id, viewer.court_id))),
        ),
      ),
    )
    .orderBy(asc(people.full_name), asc(people.id))
    .limit(mostHits);
  return found.map(({ id, full_name, role }) => ({
    kind: 'person' as const,
    id,
    title: full_name,
    detail: role.replaceAll('_', ' '),
    href: `/case-processing?filed_by=${id}`,
  }));
}
