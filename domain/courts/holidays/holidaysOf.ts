import type { CourtLevel, Jurisdiction } from '../choices.ts';
import { type ClosedDay, type CourtCalendar, courtCalendar } from './CourtCalendar.ts';
import { californiaHolidays } from './california.ts';
import { floridaHolidays } from './florida.ts';
import type { HolidayCalendar } from './HolidayCalendar.ts';
import { illinoisHolidays } from './illinois.ts';
import { newYorkHolidays } from './newYork.ts';
import { texasHolidays } from './texas.ts';
import { usFederalHolidays } from './usFederal.ts';

export const stateHolidays: Record<Jurisdiction, HolidayCalendar> = {
  California: californiaHolidays,
  'New York': newYorkHolidays,
  Texas: texasHolidays,
  Florida: floridaHolidays,
  Illinois: illinoisHolidays,
};

/** The days on which a court of this level in this state is closed, including its own closures. */
export function holidaysOf(
  court: { level: CourtLevel; jurisdiction: Jurisdiction },
  closures: readonly ClosedDay[] = [],
): CourtCalendar {
  return courtCalendar(
    [court.level === 'Federal Court' ? usFederalHolidays : stateHolidays[court.jurisdiction]],
    closures,
  );
}
