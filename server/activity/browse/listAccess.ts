import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { AccessLine } from '#contract/activity';
import { type RefusalCode, refusals } from '#contract/refusals';
import { type AccessKind, technicalAccess } from '#domain/activity/accessKinds';
import { zoneOf } from '#server/courts/zoneOf';
import { accessLog } from '#server/db/schema/accessLog';
import { findNames, findPeopleNamed } from '#server/directory/findPeople';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { isLineShown } from '#server/visibility/hiddenCases';
import { hrefOf } from '../hrefOf.ts';
import { after, among, exactly, inDays, mostPeople, type Narrowed } from './narrowing.ts';
import { newestOfEach } from './newestOfEach.ts';
import { findSubjects, findSubjectsOf } from './subjects.ts';

export type AskedAccess = Narrowed & { kind?: AccessKind | undefined };
type Window = { limit: number; after?: string | undefined };

/** One page of the access log, the newest entry first. */
export async function listAccess(
  { db }: Needs<'db'>,
  actor: Actor,
  { limit, after: cursor, ...asked }: AskedAccess & Window,
): Promise<{ results: AccessLine[]; next: string | null }> {
  const found = await findAccess(db, actor, asked, { limit: limit + 1, after: cursor });
  const last = found.length > limit ? found[limit - 1] : undefined;
  return {
    results: found.slice(0, limit).map((entry) => toAccessLine(entry, actor)),
    next: last ? `${last.exact}_${last.id}` : null,
  };
}

export type FoundEntry = Awaited<ReturnType<typeof findAccess>>[number];

export async function findAccess(db: Db, actor: Actor, asked: AskedAccess, window: Window) {
  const persons = asked.person ? await findPeopleNamed(db, asked.person, mostPeople) : undefined;
  const subjects = asked.about ? await findSubjects(db, actor.court_id, asked.about) : undefined;
  // Those who run the systems see no filings, and not who reads them either.
  const open: readonly AccessKind[] | undefined = actor.capacity === 'it_personnel' ? technicalAccess : undefined;
  const kinds = asked.kind ? [asked.kind].filter((kind) => open?.includes(kind) ?? true) : open;
  const matching = and(
    eq(accessLog.court_id, actor.court_id),
    among(accessLog.subject_id, subjects),
    inDays(accessLog.first_at, asked, await zoneOf(db, actor.court_id)),
    after(accessLog.first_at, accessLog.id, window.after),
    isLineShown({ type: accessLog.subject_type, id: accessLog.subject_id }, actor),
  );
  const newest = newestOfEach(
    { table: accessLog, at: accessLog.first_at, number: accessLog.id },
    [
      {
        matching,
        each: [
          { column: accessLog.person_id, values: persons, type: 'uuid' },
          { column: accessLog.kind, values: kinds, type: 'text' },
        ],
      },
    ],
    window.limit,
  );
  const page = db
    .select({ ...getTableColumns(accessLog), exact: exactly(accessLog.first_at).as('exact') })
    .from(accessLog)
    .where(inArray(accessLog.id, newest))
    .as('page');
  const entries = await db.select().from(page).orderBy(desc(page.first_at), desc(page.id));
  const [names, subjectsOf] = await Promise.all([
    findNames(
      db,
      entries.flatMap(({ person_id }) => person_id ?? []),
    ),
    findSubjectsOf(db, entries),
  ]);
  return entries.map((entry) => ({
    ...entry,
    person_name: entry.person_id && names.get(entry.person_id),
    about: subjectsOf.get(`${entry.subject_type} ${entry.subject_id}`),
  }));
}

/** An entry as the access log shows it. */
export function toAccessLine(entry: FoundEntry, { capacity }: Actor): AccessLine {
  const { kind, person_id, person_name, about, subject_type, subject_id, detail } = entry;
  const filing = about?.filing_id ? { subject_type: 'filing', subject_id: about.filing_id } : entry;
  return {
    id: String(entry.id),
    kind,
    times: entry.times,
    detail,
    reason: detail !== null && isRefusal(detail) ? refusals[detail].words : null,
    address: entry.address,
    first_at: entry.first_at.toISOString(),
    last_at: entry.last_at.toISOString(),
    person: person_id ? { id: person_id, name: person_name ?? '', role: entry.person_role } : null,
    subject: about?.name ?? (subject_type === 'version' ? '' : subject_id),
    href: hrefOf(filing, capacity),
  };
}

const isRefusal = (code: string): code is RefusalCode => Object.hasOwn(refusals, code);
