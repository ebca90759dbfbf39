import { spellDay, spellLongDay } from '#domain/days/spellDay';
import { joinNames } from '#domain/docketing/joinNames';
import { writeClock } from '#domain/settings/writeClock';
import { endSentence } from '#domain/text/endSentence';
import { onePeriod } from '#domain/text/onePeriod';
import type { Appearance, HearingRecord, Outcome } from './HearingRecord.ts';

/** A hearing and its record, as far as the minute order depends on them. The day is YYYY-MM-DD, the time HH:MM. */
export type MinutesOf = {
  event_type: string;
  day: string;
  time: string;
  venue: string;
  judge: string;
  clerk: string;
  record: Pick<HearingRecord, 'appearances' | 'reporter' | 'interpreter' | 'rulings' | 'outcome'>;
  /** The exhibits that were marked or decided on at the hearing, each in a sentence. */
  exhibits: readonly string[];
};

/** `Hearing on Demurrer (Entry 4)`; the type of the hearing while the judge has ruled on no motion. */
export function nameProceeding({ event_type, record }: Pick<MinutesOf, 'event_type' | 'record'>): string {
  const motions = record.rulings.map(({ motion }) => motion);
  return motions.length === 0 ? event_type : `Hearing on ${joinNames(motions)}`;
}

/** The text of a minute order, in paragraphs that an empty line separates. */
export function writeMinutes(minutes: MinutesOf): string {
  const { day, time, venue, judge, clerk, record, exhibits } = minutes;
  const officers = [
    `Judge: ${judge}`,
    `Clerk: ${clerk}`,
    `Court reporter: ${record.reporter || 'none'}`,
    ...(record.interpreter ? [`Interpreter: ${record.interpreter}`] : []),
  ];
  const paragraphs = [
    `${spellLongDay(day)}, ${writeClock(time, '12h')}, ${venue}.`,
    endSentence(officers.join('. ')),
    endSentence(nameProceeding(minutes)),
    ...appearancesOf(record.appearances),
    ...exhibits,
    ...record.rulings.map(({ text }) => text),
    record.outcome ? describeOutcome(minutes, record.outcome) : '',
  ];
  return paragraphs
    .filter((text) => text !== '')
    .map(onePeriod)
    .join('\n\n');
}

function appearancesOf(appearances: readonly Appearance[]): string[] {
  const came = appearances.filter(({ manner }) => manner !== 'none');
  const absent = appearances.filter(({ manner }) => manner === 'none');
  return [
    ...(came.length > 0 ? [endSentence(`Appearances: ${came.map(writeAppearance).join('; ')}`)] : []),
    ...absent.map((one) => endSentence(`No appearance by ${nameAppearance(one)}`)),
  ];
}

/** `Ann Example for plaintiff Acme, Inc. (remote)` */
export function writeAppearance(appearance: Appearance): string {
  const remote = appearance.manner === 'remote' ? ' (remote)' : '';
  return `${nameAppearance(appearance)}${remote}`;
}

function nameAppearance({ key, name, for: role }: Appearance): string {
  if (role === '') return name;
  return key.startsWith('party:') ? `${role} ${name}` : `${name} for ${role}`;
}

/** The sentence of the minutes that states how a hearing ended. The old date stays in the text. */
export function describeOutcome({ day, record }: Pick<MinutesOf, 'day' | 'record'>, outcome: Outcome): string {
  const because = outcome.reason.trim() === '' ? '' : ` ${endSentence(outcome.reason.trim())}`;
  switch (outcome.id) {
    case 'held':
      return record.rulings.length === 0 ? `The hearing is held and concluded.${because}` : because.trim();
    case 'submitted':
      return record.rulings.length === 0 ? `The matter is taken under submission.${because}` : because.trim();
    case 'continued': {
      const { next_hearing, moved_by } = outcome;
      const to = next_hearing
        ? ` to ${spellDay(next_hearing.hearing_date)} at ${writeClock(next_hearing.hearing_time, '12h')}`
        : '';
      return `The hearing is continued from ${spellDay(day)}${to}${moved_by ? `, on motion of ${moved_by}` : ''}.${because}`;
    }
    case 'vacated':
      return `The hearing set for ${spellDay(day)} is vacated.${because}`;
    case 'off_calendar':
      return `The hearing set for ${spellDay(day)} is taken off calendar.${because}`;
    case 'no_appearance':
      return `There is no appearance by or for any party.${because}`;
  }
}
