import type { AppearanceNotice, TentativeRuling } from '#contract/tentativeRulings';
import { may } from '#domain/identity/permissions';
import type { CourtsTentativeRule } from '#domain/rulings/tentatives/tentativeRules';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import { findHearingsByIdForSystem } from '#server/calendar/findHearingsByIdForSystem';
import type { KnownCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { findTentativeRule, momentsOf } from './courtTentatives.ts';
import { type FoundNotice, type FoundTentative, findNotices, findTentativesOfMotions } from './tentativeRepository.ts';

/**
 * Tentative rulings as their readers see them, by the ID of each, with their hearings and notices of argument. Only a
 * viewer in chambers sees who drafted one.
 */
export async function describeTentatives(
  db: Db,
  court: KnownCourt,
  found: readonly FoundTentative[],
  viewer?: Actor,
): Promise<Map<string, TentativeRuling>> {
  if (found.length === 0) return new Map();
  const [rule, hearings, notices] = await Promise.all([
    findTentativeRule(db, court),
    findHearingsByIdForSystem(
      db,
      found.flatMap(({ ruling }) => ruling.hearing_id ?? []),
    ),
    findNotices(
      db,
      found.map(({ ruling }) => ruling.id),
    ),
  ]);
  return new Map(
    found.map((one) => {
      const { id, hearing_id } = one.ruling;
      const hearing = hearing_id === null ? undefined : hearings.get(hearing_id);
      const its = notices.filter(({ notice }) => notice.ruling_id === id);
      return [id, { ...describe(one, { rule, court, hearing, notices: its }), ...inChambers(one, viewer) }];
    }),
  );
}

/** The tentative rulings on motions that the caller has found for the judge, by motion. */
export async function readTentativesOf(
  db: Db,
  court: KnownCourt,
  filing_ids: readonly string[],
  viewer: Actor,
): Promise<Map<string, TentativeRuling>> {
  const found = await findTentativesOfMotions(db, court.id, filing_ids);
  const described = await describeTentatives(db, court, [...found.values()], viewer);
  return new Map([...described.values()].map((one) => [one.filing_id, one]));
}

type Known = {
  rule: CourtsTentativeRule;
  court: KnownCourt;
  hearing: StoredHearing | undefined;
  notices: readonly FoundNotice[];
};

function inChambers({ ruling, drafted_by }: FoundTentative, viewer: Actor | undefined) {
  if (!viewer) return { drafted_by: null, can_write: false };
  return { drafted_by, can_write: may(viewer.capacity, 'rulings:make') || ruling.awaits_judge };
}

function describe(
  { ruling, judge }: FoundTentative,
  { rule, court, hearing, notices }: Known,
): Omit<TentativeRuling, 'drafted_by' | 'can_write'> {
  const { id, filing_id, disposition, reasons, details, directs_argument, publish_at, published_at, version } = ruling;
  const until = hearing && !directs_argument ? momentsOf(rule, hearing.hearing_date, court)?.notice_until : null;
  return {
    ...{ id, filing_id, judge, disposition, reasons, details, directs_argument, version },
    state: ruling.awaits_judge ? 'awaits_judge' : published_at ? 'published' : publish_at ? 'scheduled' : 'draft',
    publish_at: publish_at?.toISOString() ?? null,
    published_at: published_at?.toISOString() ?? null,
    notice_until: until?.toISOString() ?? null,
    hearing: hearing
      ? {
          hearing_date: hearing.hearing_date,
          hearing_time: hearing.hearing_time.slice(0, 5),
          venue: hearing.venue,
        }
      : null,
    notices: notices.map(describeNotice),
  };
}

export function describeNotice({ notice, person }: FoundNotice): AppearanceNotice {
  const { id, issues, given_at } = notice;
  return { id, person, issues, given_at: given_at.toISOString() };
}
