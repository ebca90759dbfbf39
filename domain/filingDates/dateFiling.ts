import { whyClosed } from '#domain/courts/holidays/isCourtDay';
import { addDays } from '#domain/days/days';
import { toWallTime } from '#domain/hearings/courtTime';
import { say } from '#domain/messages/say';
import type { CourtDating } from './CourtDating.ts';
import type { FilingWay, Stated, WayRule } from './FilingDateRule.ts';
import type { FilingDate, FilingDateStep } from './FilingDateSteps.ts';
import { filingDateRule } from './filingDateRules.ts';

/** The end of the day for electronic filing, unless a rule or the court sets an earlier hour. */
const midnight = '24:00';
/** California: a drop box counts until 4 p.m. or the closing of the office, whichever is later. */
const dropBoxUntil = '16:00';

type Received = { at: Date; way?: FilingWay };
type Working = { rule: WayRule; court: CourtDating; steps: FilingDateStep[] };

/** The filing date of what a court received at a moment, under its rules and settings, with each step. */
export function dateFiling(court: CourtDating, { at, way = 'electronic' }: Received): FilingDate {
  const system = filingDateRule(court.system);
  const zone = system.zone === 'court' ? court.time_zone : system.zone;
  const rule = way === 'electronic' ? system.electronic : system.paper;
  const local = toWallTime(at, zone);
  const received_on = local.date;
  const counted = { at: at.toISOString(), zone, day: received_on, counted: rule.counts_from };
  const work: Working = {
    rule,
    court,
    steps: [{ ...say('received', counted), ...statedBy(rule), set_by_court: false }],
  };
  const day = afterHours(work, way, local);
  const filed_on = afterClosedDays(work, day, system.closure);
  const timely_on = system.timely_by.date === 'received' && way === 'electronic' ? received_on : filed_on;
  if (timely_on !== filed_on) {
    work.steps.push({
      ...say('timely_by_submission', { day: timely_on }),
      ...statedBy(system.timely_by),
      set_by_court: false,
    });
  }
  return { received_at: at.toISOString(), received_on, filed_on, timely_on, steps: work.steps };
}

/** The day that counts after the hour: the day itself, or the next one where its last minute had passed. */
function afterHours({ rule, court, steps }: Working, way: FilingWay, { date, time }: { date: string; time: string }) {
  const { settings } = court;
  const end = endOfDay(rule, way, court);
  if (end === null) {
    steps.push({
      ...say('closing_unknown', { day: date }),
      authority: rule.authority,
      confidence: 'uncertain',
      set_by_court: false,
    });
    return date;
  }
  if (time <= end) return date;
  const to = addDays(date, 1);
  steps.push({
    ...say('after_hours', { cutoff: end, from: date, to }),
    authority: settings.authority ?? rule.authority,
    confidence: rule.confidence,
    set_by_court: true,
  });
  return to;
}

/** The last minute of the day; null where it is when the office closes, and the court has not entered that. */
function endOfDay(rule: WayRule, way: FilingWay, { settings }: CourtDating): string | null {
  if (!rule.until_closing) return settings.electronic_cutoff ?? midnight;
  if (way !== 'drop_box') return settings.paper_closes;
  const box = settings.drop_box_closes ?? dropBoxUntil;
  return settings.paper_closes !== null && settings.paper_closes > box ? settings.paper_closes : box;
}

/** The day on which the court files what counts as received on a day. */
function afterClosedDays(work: Working, day: string, closure: Stated | null): string {
  const { rule, court, steps } = work;
  const { calendar, settings } = court;
  const isSet = settings.closed_days !== null;
  const applies = settings.closed_days ?? rule.closed_days;
  const source = isSet ? { authority: settings.authority, confidence: 'high' as const } : statedBy(rule);
  const reason = whyClosed(day, calendar);
  if (applies === 'same_day') {
    if (reason !== null) steps.push({ ...say('closed_day_counts', { day, reason }), ...source, set_by_court: isSet });
    return day;
  }
  const closed: { date: string; reason: string }[] = [];
  let to = day;
  for (let why = reason; why !== null; why = whyClosed(to, calendar)) {
    closed.push({ date: to, reason: why });
    to = addDays(to, 1);
  }
  const byOrder = closed.some(({ date }) => court.closures.some((one) => one.date === date));
  if (to !== day) {
    const authority = byOrder && closure && !isSet ? joined(rule.authority, closure.authority) : source.authority;
    const confidence = byOrder && closure && !isSet ? closure.confidence : source.confidence;
    steps.push({ ...say('closed_day', { from: day, to, closed }), authority, confidence, set_by_court: isSet });
  }
  if (day < calendar.covers.from || to > calendar.covers.to) {
    steps.push({
      ...say('holidays_unknown', { day: to }),
      authority: null,
      confidence: 'uncertain',
      set_by_court: false,
    });
  }
  return to;
}

const statedBy = ({ authority, confidence }: Stated) => ({ authority, confidence });

const joined = (one: string | null, other: string | null) => [one, other].filter(Boolean).join('; ');
