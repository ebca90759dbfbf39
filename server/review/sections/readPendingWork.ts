import type { PendingSection, PendingWork } from '#contract/pendingWork';
import type { CourtDays } from '#domain/hearings/CourtDays';
import { decisionsPerHour, estimateEnd, recentHours } from '#domain/review/pace';
import { readCourtDays } from '#server/courts/readCourtDays';
import { mostCounted } from '#server/filings/countQueue';
import { countDecided, countPending } from '#server/filings/sections/pendingCounts';
import { findChosenSections, findSections } from '#server/filings/sections/sectionRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';

type Counted = { total: number; more: boolean; oldest: Date | null; decided: number };

/** What is pending in each section, and when it will be finished at the pace of the last five court days. */
export async function readPendingWork({ db, now }: Needs<'db' | 'now'>, viewer: Actor): Promise<PendingWork> {
  const at = now();
  const days = await readCourtDays(db, viewer.court_id);
  const hours = recentHours(at, days);
  const [sections, chosen, pending, decided] = await Promise.all([
    findSections(db, viewer.court_id),
    findChosenSections(db, viewer),
    countPending(db, viewer),
    countDecided(db, viewer, hours),
  ]);
  const describe = (counted: Counted) => describeCount(counted, { now: at, days, hours });
  const of = (id: string | null): Counted => ({
    ...pending.find(({ section_id }) => section_id === id)!,
    decided: decided.get(id) ?? 0,
  });
  const rows = [...sections, null].map((section): PendingSection => {
    const id = section?.id ?? null;
    const shown = section && { id: section.id, name: section.name, archived: section.archived };
    return { section: shown, ...describe(of(id)), mine: id !== null && chosen.includes(id) };
  });
  const open = hours.reduce((sum, { starts_at, ends_at }) => sum + ends_at.getTime() - starts_at.getTime(), 0);
  return {
    all: describe(sumOf([...sections.map(({ id }) => of(id)), of(null)])),
    // An archived section is shown until its last filing is decided.
    sections: rows.filter(({ section, waiting }) => !section?.archived || waiting > 0),
    since: hours[0]?.starts_at.toISOString() ?? null,
    open_hours: Math.round(open / 360_000) / 10,
  };
}

function sumOf(all: readonly Counted[]): Counted {
  const total = all.reduce((sum, one) => sum + one.total, 0);
  const oldest = all.flatMap((one) => one.oldest ?? []).sort((a, b) => a.getTime() - b.getTime())[0];
  return {
    total: Math.min(total, mostCounted),
    more: total > mostCounted || all.some(({ more }) => more),
    oldest: oldest ?? null,
    decided: all.reduce((sum, one) => sum + one.decided, 0),
  };
}

type Pace = { now: Date; days: CourtDays; hours: ReturnType<typeof recentHours> };

function describeCount({ total, more, oldest, decided }: Counted, { now, days, hours }: Pace) {
  const per_hour = decisionsPerHour(decided, hours);
  const end = estimateEnd(total, per_hour, now, days);
  return {
    waiting: total,
    more,
    oldest_received_at: oldest?.toISOString() ?? null,
    decided,
    per_hour: per_hour === null ? null : Math.round(per_hour * 10) / 10,
    estimate: { state: end.state, at: end.state === 'estimated' ? end.at.toISOString() : null },
  };
}
