import { spellDay } from '#domain/days/spellDay';
import type { DocketEvent } from '#domain/docketing/DocketEvent';
import { type DocketStyle, docketText } from '#domain/docketing/docketText';
import { writeClock } from '#domain/settings/writeClock';
import { onePeriod } from '#domain/text/onePeriod';
import type { HearingRecord, OutcomeId } from './HearingRecord.ts';
import { describeOutcome, type MinutesOf, nameProceeding, writeAppearance } from './writeMinutes.ts';

const verbs: Record<OutcomeId, string> = {
  held: 'held',
  submitted: 'held',
  continued: 'held in part',
  vacated: 'vacated',
  off_calendar: 'off calendar',
  no_appearance: 'called',
};

/**
 * The docket text of a hearing’s outcome, from the court’s own template of the event: a minute order, a continuance, or
 * a hearing that was vacated. Each names the date on which the hearing was set.
 */
export function writeMinutesEntry(minutes: MinutesOf, event: DocketEvent, style: DocketStyle): string {
  const { day, time, judge, clerk, record } = minutes;
  const { outcome } = record;
  if (!outcome) return '';
  const proceeding = nameProceeding(minutes);
  const { next_hearing } = outcome;
  const isMinutes = event.id === 'minute_order';
  const on =
    isMinutes || !next_hearing
      ? { date: day, time }
      : { date: next_hearing.hearing_date, time: next_hearing.hearing_time };
  const values = {
    hearing_type: isMinutes ? `${proceeding} ${verbs[outcome.id]}` : proceeding,
    ...{ date: spellDay(on.date), time: writeClock(on.time, '12h'), old: spellDay(day) },
    ...{ judge, clerk, reporter: record.reporter },
    appearances: came(record),
    rulings: sentences(minutes),
    ...{ reason: outcome.reason, whom: outcome.moved_by },
  };
  const asWritten = onePeriod(`${proceeding} ${verbs[outcome.id]}. ${sentences(minutes)}.`);
  // The list of events has one text for “off calendar” and “vacated” in the style of the states.
  if (event.id === 'hearing_vacated' && outcome.id === 'vacated') return asWritten;
  const written = docketText(event, values, style);
  return 'text' in written ? written.text : asWritten;
}

const came = ({ appearances }: Pick<HearingRecord, 'appearances'>) =>
  appearances
    .filter(({ manner }) => manner !== 'none')
    .map(writeAppearance)
    .join(', ');

/** The rulings and the outcome, without the last period, which the template has. */
function sentences(minutes: MinutesOf): string {
  const { record } = minutes;
  const said = [
    ...record.rulings.map(({ text }) => text),
    record.outcome ? describeOutcome(minutes, record.outcome) : '',
  ];
  return said
    .filter((text) => text !== '')
    .join(' ')
    .replace(/\.$/, '');
}
