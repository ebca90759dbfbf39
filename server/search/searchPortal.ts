import type { SearchAction, SearchHit } from '#contract/search';
import { type Command, parseCommand, wordsToSearch } from '#domain/commands/parseCommand';
import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { findMatchingAttorneys } from '#server/attorneys/rosterRepository';
import { findMatchingCases } from '#server/cases/findMatchingCases';
import { readCourt } from '#server/courts/readCourt';
import { findMatchingFilings } from '#server/filings/findMatchingFilings';
import { findMatchingMembers } from '#server/identity/members/memberRepository';
import type { Actor } from '#server/kernel/actor';
import { describeCommand } from './describeCommand.ts';
import type { Find, Searching } from './Searching.ts';
import { searchDeadlines, searchHearings, searchJudges } from './searchCalendar.ts';
import { searchGuides, searchRules } from './searchLaw.ts';
import { shareRoom } from './shareRoom.ts';

/** The maximum number of results of the header's search, and of those of one kind. */
export const mostHits = 24;
export const mostOfKind = 6;

const finds: Find[] = [
  searchCases,
  searchFilings,
  searchHearings,
  searchDeadlines,
  searchJudges,
  async (searching) => [...(await searchRoster(searching)), ...(await searchPeople(searching))].slice(0, mostOfKind),
  searchGuides,
  searchRules,
];

/**
 * Cases, filings, hearings, deadlines, and people whose words match, as far as the user has access to them, guides and
 * rules; and what the words do if they are a command.
 */
export async function searchPortal(
  needs: Searching['needs'],
  viewer: Actor,
  typed: string,
): Promise<{ results: SearchHit[]; actions: SearchAction[] }> {
  const court = await readCourt(needs.db, needs.now(), viewer.court_id);
  const command: Command | null = parseCommand(typed, court.today);
  const searching: Searching = { needs, viewer, court, q: wordsToSearch(command, typed), limit: mostOfKind };
  const [actions, ...found] = await Promise.all([
    command ? describeCommand(searching, command) : [],
    ...finds.map((find) => find(searching)),
  ]);
  return { results: shareRoom(found, mostHits), actions };
}

async function searchCases({ needs: { db }, viewer, q, limit }: Searching): Promise<SearchHit[]> {
  const found = await findMatchingCases(db, viewer, q, limit);
  return found.map(({ id, title, case_number, case_type, status }) => ({
    kind: 'case' as const,
    id,
    title,
    detail: [case_number, case_type, status].join(' · '),
    href: `/cases/${id}`,
  }));
}

async function searchFilings({ needs: { db }, viewer, q, limit }: Searching): Promise<SearchHit[]> {
  const found = await findMatchingFilings(db, viewer, q, limit);
  return found.map(({ id, document_name, doc_type, case_number }) => ({
    kind: 'filing' as const,
    id,
    title: document_name,
    detail: [doc_type, case_number].filter(Boolean).join(' · '),
    href: pathTo.filing(id),
  }));
}

async function searchRoster({ needs: { db }, viewer, q, limit }: Searching): Promise<SearchHit[]> {
  if (!may(viewer.capacity, 'attorneys:read')) return [];
  const found = await findMatchingAttorneys(db, viewer, q, limit);
  return found.map(({ id, full_name, bar_number, type, status }) => ({
    kind: 'person' as const,
    id,
    title: full_name,
    detail: [type, bar_number, status].join(' · '),
    href: `/attorneys/view-attorney/${id}`,
  }));
}

/** People who act in the court, for its own staff. People on the roster are found there. */
async function searchPeople({ needs: { db }, viewer, q, limit }: Searching): Promise<SearchHit[]> {
  if (!may(viewer.capacity, 'activity:read-court') || !may(viewer.capacity, 'filings:read')) return [];
  const found = await findMatchingMembers(db, viewer, q, limit);
  return found.map(({ id, full_name, role }) => ({
    kind: 'person' as const,
    id,
    title: full_name,
    detail: role.replaceAll('_', ' '),
    href: pathTo.filingsOf(id),
  }));
}
