import { daysBetween } from '#domain/days/days';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import {
  findCounselByHearingForSystem,
  findHearingsAheadForSystem,
  lockScheduledForSystem,
} from '#server/calendar/hearingRepository';
import type { KnownCourt } from '#server/courts/readCourt';
import { nameHearing } from '#server/hearings/announceHearing';
import type { Db } from '#server/kernel/Database';
import { filersByCase } from '#server/visibility/visibleCases';
import { type DateToRemind, datesOfPage, type RemindSpan } from './deadlineReminders.ts';

type Ahead = RemindSpan & { startsAfter: Date };

/** The scheduled hearings of a court, page by page, with the filers of the case and the counsel who appear. */
export async function* pagesOfHearings(db: Db, court: KnownCourt, ahead: Ahead): AsyncGenerator<DateToRemind[]> {
  for (let after: string | null = null; ; ) {
    const page: StoredHearing[] = await findHearingsAheadForSystem(db, ahead, { after, limit: datesOfPage });
    const [filers, counsel] = await Promise.all([
      filersByCase(
        db,
        page.flatMap(({ case_id }) => case_id ?? []),
      ),
      findCounselByHearingForSystem(
        db,
        page.map(({ id }) => id),
      ),
    ]);
    yield page.map((hearing) => {
      const { id, case_id, case_number, hearing_date } = hearing;
      const inCase = case_id === null ? [] : (filers.get(case_id) ?? []);
      const values = { ...nameHearing(hearing), days_left: daysBetween(court.today, hearing_date) };
      const about = { hearing: { id }, case: case_id === null ? null : { id: case_id, case_number } };
      return {
        ...{ id, on: hearing_date, people: [...inCase, ...(counsel.get(id) ?? [])] },
        event: { code: 'hearing.upcoming', values, about },
        holds: (tx: Db) => lockScheduledForSystem(tx, id, hearing_date),
      };
    });
    if (page.length < datesOfPage) return;
    after = page.at(-1)!.id;
  }
}
