import { writeExhibit } from '#domain/courtroom/exhibits';
import type { HearingRecord } from '#domain/courtroom/HearingRecord';
import { eventOfOutcome } from '#domain/courtroom/outcomes';
import { type MinutesOf, writeMinutes } from '#domain/courtroom/writeMinutes';
import { writeMinutesEntry } from '#domain/courtroom/writeMinutesEntry';
import { docketStyleOf } from '#domain/docketing/codesOf';
import type { DocketEvent } from '#domain/docketing/DocketEvent';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import { findCourt } from '#server/courts/findCourt';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { findEventsFor } from '#server/packs/findCodes';
import { findExhibitsOfHearingsCase } from './exhibitRepository.ts';
import type { MadeAtHearing } from './findMotionsOfHearing.ts';

type Composing = {
  hearing: StoredHearing;
  record: HearingRecord;
  /** Rulings that are on the docket already. */
  made: readonly MadeAtHearing[];
  clerk: string;
};

export type ComposedMinutes = { text: string; generated: string; docket_text: string; event: DocketEvent };

/** The minute order of a hearing whose outcome is recorded, in the court’s format, and its docket text. */
export async function composeMinutes(db: Db, composing: Composing): Promise<ComposedMinutes | null> {
  const { hearing, record, made, clerk } = composing;
  if (!record.outcome) return null;
  const [court, events, all] = await Promise.all([
    findCourt(db, hearing.court_id),
    findEventsFor(db, hearing.court_id, 'clerk'),
    findExhibitsOfHearingsCase(db, hearing),
  ]);
  const rulings = [...made.map(asPronounced), ...record.rulings];
  const wanted = eventOfOutcome({ ...record, rulings }, record.outcome.id);
  const event = events.find(({ id }) => id === wanted);
  if (!event) throw new Refusal('event_not_permitted');
  const minutes: MinutesOf = {
    ...{ event_type: hearing.event_type, day: hearing.hearing_date, time: hearing.hearing_time.slice(0, 5) },
    ...{ venue: hearing.venue, judge: hearing.judge, clerk },
    exhibits: all.flatMap((exhibit) => {
      const history = exhibit.history.filter(({ hearing_id }) => hearing_id === hearing.id);
      return history.length > 0 ? [writeExhibit({ ...exhibit, history })] : [];
    }),
    record: { ...record, rulings },
  };
  const generated = writeMinutes(minutes);
  return {
    text: record.minutes?.text ?? generated,
    generated,
    docket_text: writeMinutesEntry(minutes, event, docketStyleOf(court)),
    event,
  };
}

const asPronounced = (made: MadeAtHearing) => ({
  ...made,
  ...{ reasons: '', details: {}, submitted_on: null, version: 0 },
});
