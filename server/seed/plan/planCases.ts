import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { seekCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays, weekdayOf } from '#domain/days/days';
import { docketStyleOf } from '#domain/docketing/codesOf';
import { practiceSystemOf } from '#domain/participants/practiceSystem';
import type { Bar, CaseDraft, CaseKind } from './CaseKind.ts';
import type { CalendarBook } from './calendarBook.ts';
import type { PlannedDraw } from './divisions.ts';
import type { PlannedCase, PlannedCourt } from './PlannedCase.ts';
import { titleByRule } from './participantOf.ts';
import type { PlannedAttorney } from './people.ts';
import type { Random } from './random.ts';
import { openNumbers, samplePack } from './sampleNumbers.ts';
import { openTimeline } from './timeline.ts';

type Options = {
  court: PlannedCourt;
  today: string;
  count: number;
  calendar: CourtCalendar;
  attorneys: readonly PlannedAttorney[];
  bar: Bar;
  kinds: readonly CaseKind[];
  /** Further cases, with the days since each was opened. */
  older: readonly { days: number; kind: CaseKind }[];
  /** Who is assigned: by the court’s rules, or one judge. */
  assign: ((kind: CaseKind) => PlannedDraw) | string;
  book: CalendarBook;
  /** Numbers that are in use already. */
  taken: ReadonlySet<string>;
};

/** Days back over which the cases were opened: since the portal has been in use. */
export const span = 520;

/** Cases of a court, oldest first, with everything that happened in each up to today. */
export function planCases(random: Random, options: Options): PlannedCase[] {
  const { today, count, kinds, older } = options;
  const opened = [
    ...older.map(({ days, kind }) => ({ on: addDays(today, -days), kind })),
    ...Array.from({ length: count }, (_, index) => ({
      on: addDays(today, -random.between(0, index % 20 === 0 ? 5 : span)),
      kind: null,
    })),
  ].sort((a, b) => a.on.localeCompare(b.on));
  const number = openNumbers(options);
  const pack = samplePack(options.court);
  return opened.map(({ on, kind: chosen }) => {
    const kind = chosen ?? chooseKind(random, kinds);
    const draft = kind.draft(random, options.bar);
    const category = pack.categories.find(({ id }) => id === draft.category);
    if (!category) throw new Error(`${options.court.name} has no category ${draft.category}.`);
    const weekday = seekCourtDay(on, options.calendar, 1);
    const usual = weekday <= today ? weekday : seekCourtDay(on, options.calendar, -1);
    const received_on = random.chance(0.8) || !isWeekend(on) ? usual : on;
    const opened_on = movesToCourtDays(options.court) ? seekCourtDay(received_on, options.calendar, 1) : received_on;
    const numbered = number(kind.case_type, category, opened_on);
    return planCase(random, options, { kind, draft, received_on, opened_on, ...numbered });
  });
}

/** Whether what is received on a closed day is filed on the next court day (server/seed tests compare it with the rules). */
const movesToCourtDays = ({ level, jurisdiction }: PlannedCourt) =>
  level === 'State Court' && ['California', 'Texas', 'Illinois'].includes(jurisdiction);

const isWeekend = (day: string) => ['Saturday', 'Sunday'].includes(weekdayOf(day));

type Opening = Pick<PlannedCase, 'case_number' | 'sequence' | 'opened_on'> & {
  kind: CaseKind;
  draft: CaseDraft;
  received_on: string;
};

function planCase(random: Random, options: Options, opening: Opening): PlannedCase {
  const { court, today, calendar, attorneys, book, assign } = options;
  const { kind, draft, received_on, opened_on, case_number, sequence } = opening;
  const { case_type } = kind;
  const { category, title_form, parties, subject } = draft;
  const draw = typeof assign === 'string' ? null : assign(kind);
  const judge = typeof assign === 'string' ? assign : draw!.draw.chosen.name;
  const timeline = openTimeline({
    ...{ random, court, today, calendar, attorneys, parties, subject, book, judge },
    opened_on: received_on,
    style: docketStyleOf(court),
    live_since: addDays(today, -span - 1),
  });
  timeline.run(draft.script(timeline));
  const { documents, entries, hearings, closed } = timeline.result();
  const named = subject ? [subject, ...parties] : parties;
  return {
    ...{
      court_id: court.id,
      case_number,
      sequence,
      case_type,
      category,
      title_form,
      parties,
      subject,
      judge,
      draw,
      opened_on,
    },
    title: titleByRule(named, case_type, practiceSystemOf(court, case_type), title_form)!,
    closed_on: closed?.on ?? null,
    disposition: closed?.disposition ?? null,
    awaits_opening: documents[0]?.purpose === 'opening' && documents[0].decided === null,
    documents,
    entries,
    hearings: hearings.map((hearing) => ({ ...hearing, case_number })),
  };
}

function chooseKind(random: Random, kinds: readonly CaseKind[]): CaseKind {
  let left = random.next() * kinds.reduce((sum, { share }) => sum + share, 0);
  for (const kind of kinds) {
    left -= kind.share;
    if (left < 0) return kind;
  }
  return kinds[0]!;
}
