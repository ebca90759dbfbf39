import type { DocketProposal } from '#contract/docketProposal';
import type { TimeRefused } from '#contract/hearings';
import type { HearingToSet } from '#domain/docketing/entryStates';
import type { FilingCode } from '#domain/docketing/FilingCode';
import { eventTypeFor, judgeOfCase, roomOfPlace } from '#domain/hearings/nameHearingPlace';
import { findHearings } from '#server/calendar/hearingRepository';
import { readDirectory } from '#server/calendar/readDirectory';
import type { StoredCase } from '#server/cases/findCaseForSystem';
import type { filings } from '#server/db/schema/filings';
import { readHearingPlaceForSystem } from '#server/filings/readHearingPlaceForSystem';
import { placeHearing } from '#server/hearings/placeHearing';
import { resolveHearing } from '#server/hearings/resolveHearing';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

export type ProposedHearing = NonNullable<DocketProposal['hearing']>;
type Filing = typeof filings.$inferSelect;
type Asked = {
  filing: Filing;
  held: StoredCase;
  code: FilingCode;
  /** The time that the clerk chose instead of the one on the document. */
  at: { hearing_date: string; hearing_time: string } | null;
  now: Date;
};

/**
 * The hearing that a document notices, in the case's place on the calendar: before its judge, in the courtroom that
 * the document names. Where it cannot be set, the reason and the next available times. Null for a document that notices
 * none, or whose code sets none.
 */
export async function proposeHearing(db: Db, viewer: Actor, asked: Asked): Promise<ProposedHearing | null> {
  const named = await nameHearing(db, viewer, asked);
  if (!named || !('set' in named)) return named;
  const { why, suggestions } = await tryTime(db, viewer, asked.held, named.set, asked.now);
  return { ...named.set, state: why.length > 0 ? 'not_free' : 'free', why, suggestions };
}

/**
 * The hearing that a document notices, with its judge, courtroom, and type, before its time is compared with the
 * calendar. A hearing that is on the calendar already, or of which something is missing, is complete as a proposal.
 */
export async function nameHearing(
  db: Db,
  viewer: Actor,
  { filing, held, code, at: chosen }: Omit<Asked, 'now'>,
): Promise<{ set: HearingToSet } | ProposedHearing | null> {
  const { hearing_date, hearing_time } = chosen ?? filing;
  if (hearing_date === null || hearing_time === null || code.sets_hearing === 'no') return null;
  const at = { hearing_date, hearing_time };
  const known = await findKnown(db, viewer, held.id, at);
  if (known) return known;
  const directory = await readDirectory(db, held.court_id);
  const judge = judgeOfCase(directory, held);
  const venue = roomOfPlace(directory, await readHearingPlaceForSystem(db, filing.id));
  const event_type = eventTypeFor(directory, code.group);
  const names = { judge: judge?.name ?? null, judge_id: judge?.id ?? null, venue, event_type };
  const missing = [
    ...(judge ? [] : ['The case has no judge of this court.']),
    ...(venue ? [] : ['The document names no courtroom of this court.']),
    ...(event_type ? [] : ['The court has no type of hearing for this document.']),
  ];
  if (!judge || !venue || !event_type) return { ...at, ...names, state: 'incomplete', why: missing, suggestions: [] };
  return { set: { ...at, judge: judge.name, judge_id: judge.id, venue, event_type } };
}

/** The hearing of the case that is on the calendar at this time already, for example by a reservation. */
async function findKnown(
  db: Db,
  viewer: Actor,
  case_id: string,
  { hearing_date, hearing_time }: { hearing_date: string; hearing_time: string },
): Promise<ProposedHearing | undefined> {
  const onDay = { case_id, from: hearing_date, to: hearing_date };
  const found = await findHearings(db, viewer, onDay, { limit: 20, offset: 0 });
  const same = found.find(
    ({ hearing }) => hearing.hearing_time.slice(0, 5) === hearing_time && hearing.status === 'scheduled',
  )?.hearing;
  if (!same) return undefined;
  const { judge, judge_id, venue, event_type } = same;
  return {
    ...{ hearing_date, hearing_time, judge, judge_id, venue, event_type },
    state: 'on_calendar',
    why: [],
    suggestions: [],
  };
}

/** Why the calendar does not take a hearing at this time, and the next available times. */
async function tryTime(db: Db, viewer: Actor, held: StoredCase, set: HearingToSet, now: Date) {
  try {
    await placeOnCalendar(db, viewer, held, set, now);
    return { why: [], suggestions: [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { fields = [], suggestions = [] } = (error.details ?? {}) as Partial<TimeRefused>;
    return { why: fields.map(({ message }) => message), suggestions };
  }
}

/** Refuses a time that is not available, with the next available times. */
export async function placeOnCalendar(
  db: Db,
  viewer: Actor,
  held: StoredCase,
  set: HearingToSet,
  now: Date,
): Promise<void> {
  const { case_number, case_type, title: case_title } = held;
  const hearing = await resolveHearing(db, viewer, { ...set, case_number, case_type, case_title });
  const at = { date: set.hearing_date, time: set.hearing_time };
  await placeHearing(db, viewer, { hearing, at, override_reason: null, moved: null, now });
}
