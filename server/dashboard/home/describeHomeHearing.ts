import type { HomeHearing } from '#contract/home';
import type { FoundHearing } from '#server/calendar/FoundHearing';

/** A hearing as the home shows it, with the video address of its courtroom. */
export function describeHomeHearing({ hearing }: FoundHearing, remote: ReadonlyMap<string, string>): HomeHearing {
  const { id, case_id, case_number, case_title, event_type, hearing_date, starts_at, venue, judge } = hearing;
  return {
    ...{ id, case_id, case_number, case_title, event_type, hearing_date, venue, judge },
    hearing_time: hearing.hearing_time.slice(0, 5),
    starts_at: starts_at.toISOString(),
    remote_url: (hearing.courtroom_id && remote.get(hearing.courtroom_id)) || null,
  };
}
