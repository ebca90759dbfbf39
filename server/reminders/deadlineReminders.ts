import { daysBetween } from '#domain/days/days';
import type { EventOf } from '#domain/events/CourtEvents';
import type { KnownCourt } from '#server/courts/readCourt';
import { findDeadlinesAheadForSystem, findMarksForSystem, lockOpenForSystem } from '#server/deadlines/deadlinesAhead';
import { describeDue } from '#server/deadlines/remindOfDeadlines';
import type { Db } from '#server/kernel/Database';
import { filersByCase } from '#server/visibility/visibleCases';

/** A date of which people are reminded. `holds` is whether it is still this date, within the transaction. */
export type DateToRemind = {
  id: string;
  on: string;
  people: readonly string[];
  event: EventOf<'deadline.upcoming' | 'hearing.upcoming'>;
  holds: (tx: Db) => Promise<boolean>;
};

export type RemindSpan = { court_id: string; from: string; to: string };

export const datesOfPage = 500;

/**
 * The open deadlines of a court, page by page, with the people who file and are concerned: the owner of a private one,
 * everyone in the case of the court's, without those who marked it as met.
 */
export async function* pagesOfDeadlines(db: Db, court: KnownCourt, span: RemindSpan): AsyncGenerator<DateToRemind[]> {
  for (let after: string | null = null; ; ) {
    const page: Awaited<ReturnType<typeof findDeadlinesAheadForSystem>> = await findDeadlinesAheadForSystem(db, span, {
      after,
      limit: datesOfPage,
    });
    const ofCourt = page.filter(({ deadline }) => deadline.owner_id === null);
    const [filers, marks] = await Promise.all([
      filersByCase(
        db,
        ofCourt.map(({ deadline }) => deadline.case_id),
      ),
      findMarksForSystem(
        db,
        ofCourt.map(({ deadline }) => deadline.id),
      ),
    ]);
    yield page.map(({ deadline, case_number, title }) => {
      const { id, owner_id, case_id, due_date } = deadline;
      const concerned = owner_id === null ? (filers.get(case_id) ?? []) : [owner_id];
      const values = describeDue(deadline, { case_number, title }, daysBetween(court.today, due_date));
      // A person's own reminder is not reported to other systems.
      const about = { case: { id: case_id, case_number }, deadline: { id, is_private: true } };
      return {
        ...{ id, on: due_date, people: concerned.filter((person) => !marks.has(`${person} ${id}`)) },
        event: { code: 'deadline.upcoming', values, about },
        holds: (tx: Db) => lockOpenForSystem(tx, id, due_date),
      };
    });
    if (page.length < datesOfPage) return;
    after = page.at(-1)!.deadline.id;
  }
}
