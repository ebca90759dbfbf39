import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { isCourtDay, nextCourtDay, seekCourtDay } from '#domain/courts/holidays/isCourtDay';
import { addDays, daysBetween, weekdayOf } from '#domain/days/days';
import { docketEventNamed } from '#domain/docketing/codesOf';
import type { DocketEventId } from '#domain/docketing/data/docketEvents';
import { type DocketStyle, docketText } from '#domain/docketing/docketText';
import { joinNames } from '#domain/docketing/joinNames';
import { spellValue } from '#domain/docketing/spellValue';
import { valueKind } from '#domain/docketing/valueKinds';
import { onePeriod } from '#domain/text/onePeriod';
import type { CalendarBook, Wanted } from './calendarBook.ts';
import type {
  PlannedCourt,
  PlannedDocument,
  PlannedEntry,
  PlannedHearing,
  PlannedMoment,
  PlannedParty,
  PlannedText,
  Purpose,
} from './PlannedCase.ts';
import {
  clerksElsewhere,
  courtroomOf,
  districtAttorney,
  type PlannedAttorney,
  plannedClerks,
  publicDefender,
} from './people.ts';
import type { Random } from './random.ts';

/** How long a case rests: some days, at least and at most, or until a day. */
export type Wait = readonly [number, number] | string;
/** The life of a case: it does what happens on a day, then waits. It is not resumed once its next day has not come. */
export type CaseScript = Generator<Wait, void, void>;

/** A document as a script files it. */
export type Paper = {
  heading: string;
  body: string[];
  prayer?: string[];
  purpose?: Purpose;
  hearing?: Setting;
  /** Without a proof of service on its last page. */
  unserved?: true;
  service?: NonNullable<PlannedDocument['service']>;
  docket?: PlannedText;
};

/** A hearing that was set: its day until it is held or vacated. */
export type Setting = { hearing: PlannedHearing; date: string | null };

/** What a hearing came to: the minutes, and what followed from it on the same day. */
export type Held = { rulings: string; appearances?: string; after?: () => void };

export type TimelineOptions = {
  random: Random;
  court: PlannedCourt;
  today: string;
  calendar: CourtCalendar;
  style: DocketStyle;
  judge: string;
  attorneys: readonly PlannedAttorney[];
  parties: PlannedParty[];
  subject: PlannedParty | null;
  opened_on: string;
  book: CalendarBook;
  /** Whether what the case had before the portal came into use is entered without its documents. */
  live_since: string;
};

/** Received outside the business hours of an office, or not: electronic filing takes no breaks. */
const receivedBetween = [7 * 60, 19 * 60] as const;
const lastReview = 16 * 60 + 40;
/** Clerks decide within a few days. */
const inQueueSince = 4;
/** Returned documents older than this many days have been corrected. */
const correctedSince = 40;

/** The court days that a clerk sees first: today’s and the ten after it. */
const daysAhead = 10;

export function comingCourtDays(today: string, calendar: CourtCalendar): string[] {
  const days = [seekCourtDay(today, calendar, 1)];
  while (days.length <= daysAhead) days.push(nextCourtDay(days.at(-1)!, calendar));
  return days;
}

/** What happened in a planned case, day after day. */
export function openTimeline(options: TimelineOptions) {
  const { random, court, today, calendar, style, judge, attorneys, parties, subject, book } = options;
  const documents: PlannedDocument[] = [];
  const entries: PlannedEntry[] = [];
  const hearings: PlannedHearing[] = [];
  const pending: { setting: Setting; held: (h: PlannedHearing) => Held | null; continuances: number }[] = [];
  const soon = comingCourtDays(today, calendar);
  /** Who has filed more than a proof of service, also before the portal. */
  const filers = new Set<PlannedParty>();
  let day = options.opened_on;
  let last: PlannedMoment = { on: '', at: 0 };
  /** When the newest document was accepted, also after a correction: the court acts on it only then. */
  let accepted_on = '';
  let stopped = false;
  let over = false;
  let closed: { on: string; disposition: string } | null = null;

  /** Whether the clerk makes the next entry today or later: nothing of it has happened yet. */
  const comesLater = (): boolean => {
    stopped ||= seekCourtDay(day, calendar, 1) >= today;
    return stopped;
  };

  /** The moment of the court's next entry, after the one before. */
  const entryAt = (on: string, at: number): PlannedMoment =>
    last.on === on && last.at >= at ? { on, at: last.at + 6 } : { on, at };

  const write = (code: string, text: string, on: string, at: number) => {
    if (on >= today) return;
    const moment = entryAt(on, at);
    last = moment;
    entries.push({ code, text, filed_on: moment.on, at: moment.at });
  };

  const enter = (id: DocketEventId, values: Record<string, string> = {}, at = random.between(9 * 60, 16 * 60)) => {
    if (stopped) return;
    if (accepted_on > day) day = accepted_on;
    const on = seekCourtDay(day, calendar, 1);
    write(id, textOf(id, values, style), on, at);
  };

  const reviewAfter = ({ on, at }: PlannedMoment): PlannedMoment => {
    // What arrived in the last days is partly still in the queue.
    if (on >= addDays(today, -inQueueSince) && random.chance(0.6))
      return { on: nextCourtDay(today, calendar), at: lastReview };
    const isOpen = isCourtDay(on, calendar);
    if (isOpen && at < 15 * 60 && random.chance(0.5))
      return { on, at: random.between(Math.max(at + 25, 8 * 60 + 35), lastReview) };
    const next = nextCourtDay(on, calendar);
    const decided = random.chance(0.8) ? next : nextCourtDay(next, calendar);
    return { on: decided, at: random.between(8 * 60 + 35, lastReview) };
  };

  const file = (by: number, paper: Paper): PlannedDocument | null => {
    const { purpose = 'other', hearing: set } = paper;
    const isKept = isCourtDay(day, calendar) || (isWeekend(day) && (purpose === 'opening' || random.chance(0.25)));
    if (!isKept) day = nextCourtDay(day, calendar);
    if (stopped || day > today) {
      stopped = true;
      return null;
    }
    const filed_at = Math.max(random.between(...receivedBetween), last.on === day ? last.at + 9 : 0);
    const decided = reviewAfter({ on: day, at: filed_at });
    const outcome = chooseOutcome(purpose);
    const document: PlannedDocument = {
      heading: paper.heading,
      purpose,
      body: paper.body.map(onePeriod),
      prayer: (paper.prayer ?? []).map(onePeriod),
      by,
      filed_on: day,
      filed_at,
      outcome,
      decided: decided.on < today ? decided : null,
      corrected: outcome === 'returned' ? correction(decided) : null,
      hearing: set ? placeOf(set.hearing) : null,
      served: !paper.unserved,
      service: paper.service ?? null,
      docket: { ...paper.docket },
    };
    if (day < options.live_since) {
      // Kept by the court's earlier system: the entry was taken over, the document was not.
      write('', `${inSentence(paper.heading)}; filed by ${roleAndName(by)}`, seekCourtDay(day, calendar, 1), filed_at);
    } else {
      documents.push(document);
      last = { on: day, at: filed_at };
    }
    accepted_on = (document.corrected?.accepted ?? document.decided)?.on ?? '';
    const party = parties[by]!;
    if (purpose !== 'service') filers.add(party);
    if (party.attorney !== null) party.appeared_on ??= day;
    if (purpose === 'opening') openAfter(document);
    else if (document.decided === null || (outcome === 'returned' && document.corrected === null)) stopped = true;
    if (outcome === 'rejected') fileAgain(document);
    return document;
  };

  const chooseOutcome = (purpose: Purpose) => {
    if (day < options.live_since || purpose === 'opening' || purpose === 'service') return 'accepted';
    if (random.chance(0.93)) return 'accepted';
    return purpose === 'other' && random.chance(0.3) ? 'rejected' : 'returned';
  };

  const correction = (decided: PlannedMoment): PlannedDocument['corrected'] => {
    if (day >= addDays(today, -correctedSince)) return null;
    const sent = { on: nextCourtDay(decided.on, calendar), at: random.between(9 * 60, 17 * 60) };
    return { sent, accepted: reviewAfter(sent) };
  };

  /** The case exists from the day on which the clerk accepted the document that opens it. */
  const openAfter = ({ decided }: PlannedDocument) => {
    if (decided === null) stopped = true;
    else {
      day = decided.on;
      last = { on: decided.on, at: decided.at + 4 };
    }
  };

  /** A rejected document is filed again, without its fault. */
  const fileAgain = (rejected: PlannedDocument) => {
    if (rejected.decided === null) return;
    const filed_on = nextCourtDay(rejected.decided.on, calendar);
    if (filed_on >= addDays(today, -2)) return;
    const filed_at = random.between(9 * 60, 16 * 60);
    const decided = reviewAfter({ on: filed_on, at: filed_at });
    // The fee was paid with the document that was rejected.
    documents.push({
      ...rejected,
      outcome: 'accepted',
      filed_on,
      filed_at,
      decided: decided.on < today ? decided : null,
    });
    if (filed_on > day) day = filed_on;
    last = { on: filed_on, at: filed_at };
  };

  const counsel = () => [...parties, ...(subject ? [subject] : [])].flatMap(({ attorney }) => attorney ?? []);

  const set = (
    event_type: string,
    from: readonly [number, number] | string,
    held: (h: PlannedHearing) => Held | null,
    continuances = 0,
  ): Setting => {
    const earliest = typeof from === 'string' ? from : addDays(day, random.between(...from));
    const wanted = { event_type, judge, from: earliest, attorneys: [...new Set(counsel())] };
    return place(wanted, book.take(wanted), held, continuances);
  };

  /** A hearing on one of the next court days, where the judge’s calendar of such matters has the most room. */
  const setSoon = (event_type: string, held: (h: PlannedHearing) => Held | null): Setting => {
    const wanted = { event_type, judge, from: addDays(today, 12), attorneys: [...new Set(counsel())] };
    return place(wanted, book.spread(wanted, soon) ?? book.take(wanted), held, 0);
  };

  const place = (
    wanted: Wanted,
    time: { date: string; time: string },
    held: (h: PlannedHearing) => Held | null,
    continuances: number,
  ): Setting => {
    const { event_type } = wanted;
    const hearing: PlannedHearing = {
      court_id: court.id,
      case_number: '',
      event_type,
      judge,
      ...time,
      status: 'scheduled',
      reason: null,
      attorneys: wanted.attorneys,
    };
    const setting: Setting = { hearing, date: hearing.date };
    hearings.push(hearing);
    pending.push({ setting, held, continuances });
    return setting;
  };

  const remove = (setting: Setting) => {
    pending.splice(
      pending.findIndex((one) => one.setting === setting),
      1,
    );
    setting.date = null;
  };

  const release = ({ hearing }: Setting, status: 'adjourned' | 'cancelled', reason: string) => {
    book.free({ ...hearing, from: hearing.date }, hearing);
    hearing.status = status;
    hearing.reason = reason;
  };

  const vacate = (setting: Setting, reason: string) => {
    if (setting.date === null || comesLater()) return;
    release(setting, 'cancelled', reason);
    remove(setting);
    const { event_type, date } = setting.hearing;
    enter('hearing_vacated', { hearing_type: event_type, date, reason: lowerFirst(reason) });
  };

  /** The minutes of what was called on a day. */
  const hold = (one: (typeof pending)[number]) => {
    const { setting, held } = one;
    const { hearing } = setting;
    day = hearing.date;
    const at = minutesOf(hearing.time) + 45;
    if (one.continuances < 2 && random.chance(0.08)) return postpone(one, at);
    remove(setting);
    hearing.status = 'completed';
    const result = held(hearing);
    if (result === null) return;
    write('minute_order', minutes(hearing, result), hearing.date, at);
    result.after?.();
  };

  const minutes = (hearing: PlannedHearing, { rulings, appearances = appearing() }: Held) =>
    textOf(
      'minute_order',
      {
        hearing_type: hearing.event_type,
        date: hearing.date,
        time: hearing.time,
        judge,
        clerk: clerksElsewhere[court.id] ?? clerkOf(judge),
        appearances,
        rulings,
      },
      style,
    );

  const postpone = ({ setting, held, continuances }: (typeof pending)[number], at: number) => {
    const { hearing } = setting;
    remove(setting);
    const reason = random.pick(['Stipulation of the parties', 'Request of counsel', 'The court’s own motion']);
    release(setting, 'adjourned', `Continued: ${lowerFirst(reason)}.`);
    const next = set(hearing.event_type, addDays(hearing.date, random.between(14, 40)), held, continuances + 1);
    // A script that awaits the hearing awaits its new day.
    pending.at(-1)!.setting = setting;
    setting.hearing = next.hearing;
    setting.date = next.hearing.date;
    const { date, time } = next.hearing;
    const values = { hearing_type: hearing.event_type, date, time, reason: lowerFirst(reason) };
    write('hearing_continued', textOf('hearing_continued', values, style), day, at);
  };

  /** Who appeared, as the minutes name them: counsel with the party, or the party in person. */
  const appearing = (): string => {
    const there = [...parties, ...(subject?.attorney == null ? [] : [subject])].flatMap((party) => {
      const { attorney, full_name, role, appeared_on } = party;
      if (attorney !== null) return appeared_on ? [present(attorneys[attorney]!, `${role} ${full_name}`)] : [];
      return hasAppeared(party) ? [`${role} ${full_name} in propria persona`] : [];
    });
    return there.length > 0 ? joinNames(there.slice(0, 6)) : 'none';
  };

  const hasAppeared = (party: PlannedParty) => filers.has(party);

  /** A title in sentence case, with the names of parties as they are written. */
  const inSentence = (heading: string): string =>
    parties.reduce(
      (text, { full_name }) => text.replace(full_name.toLowerCase(), full_name),
      heading.charAt(0) + heading.slice(1).toLowerCase(),
    );

  const roleAndName = (by: number) => {
    const { role, full_name } = parties[by]!;
    return isPeople(full_name) ? full_name : `${role} ${full_name}`;
  };

  /** Closes the case; its script ends, unless something follows the judgment. */
  const close = (disposition: string, continues = false) => {
    if (stopped || comesLater()) return;
    for (const { setting } of [...pending]) vacate(setting, 'The case has been disposed of.');
    enter('case_closed');
    over = !continues;
    closed = { on: last.on > day ? last.on : day, disposition };
  };

  return {
    random,
    court,
    parties,
    subject,
    attorneys,
    file,
    enter,
    set,
    setSoon,
    vacate,
    close,
    roleAndName,
    today,
    day: () => day,
    /** Days from the present of the script to the day of the plan. */
    daysLeft: () => daysBetween(day, today),
    /** The day on which the court acts: an order is signed on a court day, also on what was filed on a weekend. */
    courtDay: () => seekCourtDay(accepted_on > day ? accepted_on : day, calendar, 1),
    department: () => courtroomOf(judge).replace('Department ', ''),
    judge,
    vacateAll(reason: string) {
      for (const { setting } of [...pending]) vacate(setting, reason);
    },
    isClosed: () => closed !== null,
    closing: () => closed,
    /** Records what was paid with the newest document of a party; false if its document is not on file. */
    pay(by: number, paid: { fee: string; receipt: string }): boolean {
      const document = documents.findLast((one) => one.by === by && one.outcome !== 'rejected');
      if (document) document.docket.paid = paid;
      return document !== undefined;
    },
    /** The court's notice of a hearing. */
    notice({ hearing }: Setting) {
      const { event_type: hearing_type, date, time } = hearing;
      const courtroom = courtroomOf(judge);
      const dept = courtroom.startsWith('Department ') ? { dept: courtroom.replace('Department ', '') } : {};
      enter('notice_hearing', { hearing_type, date, time, courtroom, judge, ...dept });
    },
    /** Runs a script until its next day has not come. */
    run(script: CaseScript) {
      for (const wait of script) {
        const target = typeof wait === 'string' ? wait : addDays(day, random.between(...wait));
        for (;;) {
          const due = pending
            .filter(({ setting }) => setting.date !== null && setting.date <= target && setting.date < today)
            .sort((a, b) => startOf(a.setting.hearing).localeCompare(startOf(b.setting.hearing)))[0];
          if (!due || stopped || over) break;
          hold(due);
        }
        if (target > day) day = target;
        // A hearing of today has not been held yet.
        if (stopped || over || day > today || (typeof wait === 'string' && day === today)) break;
      }
      // What was set for a day that has passed was called, although nothing more was filed.
      for (let due = firstDue(); due && !closed; due = firstDue()) hold(due);
    },
    result: () => ({
      documents,
      entries: [...entries].sort((a, b) => a.filed_on.localeCompare(b.filed_on) || a.at - b.at),
      hearings,
      closed,
    }),
  };

  function firstDue() {
    return pending.filter(({ setting }) => setting.hearing.date < today)[0];
  }
}

export type Timeline = ReturnType<typeof openTimeline>;

/** Waits until a hearing was held or vacated. */
export function* heard(setting: Setting): CaseScript {
  while (setting.date !== null) yield setting.date;
}

/** The text of an entry in the court's style. */
export function textOf(id: DocketEventId, values: Record<string, string>, style: DocketStyle): string {
  const spell = (name: string, value: string) => (valueKind(name) === 'line' ? value : spellValue(name, value));
  const spelled = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, spell(name, value)]));
  const written = docketText(docketEventNamed(id), spelled, style);
  if ('missing' in written) throw new Error(`The entry ${id} lacks ${written.missing.join(', ')}.`);
  return written.text;
}

const placeOf = ({ date, time, judge }: PlannedHearing) => ({
  date,
  time,
  department: courtroomOf(judge).replace('Department ', ''),
});

/** Counsel in the minutes: a deputy of the county’s offices by the office, others by the party. */
function present({ full_name, type }: PlannedAttorney, client: string): string {
  if (type === districtAttorney.type) return `Deputy District Attorney ${full_name} for the People`;
  return type === publicDefender.type
    ? `Deputy Public Defender ${full_name} for ${client}`
    : `${full_name} for ${client}`;
}

/** The clerk who keeps a judge’s minutes. */
export const clerkOf = (judge: string): string => plannedClerks[judge.length % plannedClerks.length]!;

/** The prosecution, whose name needs no role. */
export const isPeople = (full_name: string) => full_name.startsWith('The People of ');

const startOf = ({ date, time }: PlannedHearing) => `${date} ${time}`;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');
const isWeekend = (day: string) => ['Saturday', 'Sunday'].includes(weekdayOf(day));
