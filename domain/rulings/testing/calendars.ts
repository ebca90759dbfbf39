import type { Jurisdiction } from '#domain/courts/choices';
import { courtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { stateHolidays as holidays } from '#domain/courts/holidays/holidaysOf';
import { usFederalHolidays } from '#domain/courts/holidays/usFederal';

/** The court days of a state, for tests. */
export const stateHolidays = (state: Jurisdiction) => courtCalendar([holidays[state]]);
/** The court days of the federal courts, for tests. */
export const usFederalCalendar = () => courtCalendar([usFederalHolidays]);
