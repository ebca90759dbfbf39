import { parseArgs } from 'node:util';
import { addDays } from '#domain/days/days';
import { arrangeCalendar, type Booking, type CalendarFacts, type Sitting } from '#domain/hearings/Calendar';
import { usualHours } from '#domain/hearings/CourtDays';
import { bindingConstraints, findObjections, type Proposal, waivableConstraints } from '#domain/hearings/constraints';
import { spanOf } from '#domain/hearings/courtTime';
import { findFreeTimes } from '#domain/hearings/findFreeTimes';
import { propose, type WantedHearing } from '#domain/hearings/judgeTime';
import { noStaff, resourcesOf } from '#domain/hearings/resources';
import { median, processorTime } from './speed/processorTime.ts';

/**
 * `npm run bench:hearings [-- --proposals N --seed N]`: how many placements per second the constraints on hearings
 * decide, by constraint and in total, in calendars of 1,000, 10,000, and 100,000 hearings, and the processor time of a
 * search for three available times; the median of seven runs after a warm-up. The last line is one JSON object.
 */

const { values } = parseArgs({
  options: { proposals: { type: 'string', default: '20000' }, seed: { type: 'string', default: '7' } },
});
const n = Number(values.proposals);
if (!(n >= 100)) throw new Error('--proposals must be at least 100.');
const random = randomOf(Number(values.seed));
const turns = 7;
const searches = 200;
const time_zone = 'America/Los_Angeles';
const firstDay = '2026-01-05';
const constraints = [...bindingConstraints, ...waivableConstraints];

const results = [1_000, 10_000, 100_000].map(measure);
console.table(results);
console.log(JSON.stringify({ n, turns, searches, seed: Number(values.seed), results }));

function measure(hearings: number) {
  const started = processorTime();
  const facts = factsOf(hearings);
  const generated = processorTime();
  const calendar = arrangeCalendar(facts);
  const arranged = processorTime();
  const judges = judgesOf(hearings);
  const wanted = Array.from({ length: n }, () => hearingOf(judges));
  const proposals = wanted.map((hearing): Proposal => {
    const span = spanOf(timeOf(facts.days.hours.length), hearing.duration_minutes, time_zone)!;
    return propose(hearing, resourcesOf(hearing), span, calendar);
  });
  const together = medianOf(
    () => proposals.filter((one) => findObjections(one, calendar).objections.length === 0).length,
  );
  const each = constraints.map((constraint) => [
    `${constraint.name} a second`,
    perSecond(n, medianOf(() => proposals.reduce((sum, one) => sum + constraint(one, calendar).length, 0)).ms),
  ]);
  const after = spanOf({ date: firstDay, time: '08:00' }, 30, time_zone)!.starts_at;
  const search = medianOf(() =>
    wanted
      .slice(0, searches)
      .reduce((sum, one) => sum + findFreeTimes(one, { after, wanted: 3, within_days: 45 }, calendar).length, 0),
  );
  return {
    hearings,
    judges,
    'generated ms': Math.round(generated - started),
    'arranged ms': Math.round(arranged - generated),
    'placeable %': Math.round((together.result / n) * 100),
    'decisions per second': perSecond(n, together.ms),
    ...Object.fromEntries(each),
    'ms per search for available times': Number((search.ms / searches).toFixed(3)),
  };
}

/** About six hearings per judge and court day, over a year. */
function judgesOf(hearings: number): number {
  return Math.max(1, Math.round(hearings / 1500));
}

function factsOf(hearings: number): CalendarFacts {
  const judges = judgesOf(hearings);
  const bookings = Array.from({ length: hearings }, (_, index): Booking[] => {
    const hearing = hearingOf(judges);
    const span = spanOf(timeOf(5), hearing.duration_minutes, time_zone)!;
    return resourcesOf(hearing).map((resource) => ({ ...span, ...resource, hearing_id: String(index), by: 'bench' }));
  });
  const sittings = Array.from({ length: judges * 50 }, (_, index): Sitting => {
    const judge = index % judges;
    const date = addDays(firstDay, Math.floor(index / judges) * 7 + 2);
    const span = spanOf({ date, time: '09:00' }, 180, time_zone)!;
    return {
      ...span,
      id: String(index),
      title: 'Law and motion',
      judge_id: `judge ${judge}`,
      courtroom_id: `room ${judge}`,
      capacity: 12,
      event_type_ids: [],
      called: index % 13,
    };
  });
  return {
    now: new Date('2026-01-01T00:00:00Z'),
    days: { time_zone, hours: usualHours, closures: [{ closed_on: '2026-01-19', name: 'Martin Luther King Jr. Day' }] },
    bookings: bookings.flat(),
    sittings,
    periods: Array.from({ length: judges * 10 }, (_, index) => ({
      ...spanOf({ date: addDays(firstDay, index * 3), time: '08:00' }, 2 * 24 * 60, time_zone)!,
      judge_id: `judge ${index % judges}`,
      status: index % 2 ? ('out_of_office' as const) : ('in_chambers' as const),
    })),
    staff: [],
  };
}

function hearingOf(judges: number): WantedHearing {
  const judge = random(judges);
  return {
    id: null,
    judge_id: `judge ${judge}`,
    judge: `Judge ${judge}`,
    courtroom_id: `room ${judge}`,
    venue: `Department ${judge}`,
    ...noStaff,
    interpreter: random(10) === 0 ? `interpreter ${random(judges * 2)}` : null,
    attorneys: [{ id: `attorney ${random(judges * 20)}` }, { id: `attorney ${random(judges * 20)}` }],
    duration_minutes: 15 * (1 + random(4)),
    event_type_id: null,
    disqualified: [],
    held_in_sitting: random(3) === 0,
    present: null,
  };
}

/** A quarter of an hour on a court day in the year. */
function timeOf(daysAWeek: number) {
  const date = addDays(firstDay, random(50) * 7 + random(daysAWeek));
  const minute = 8 * 60 + 15 * random(34);
  const two = (value: number) => String(value).padStart(2, '0');
  return { date, time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}` };
}

function medianOf<T>(work: () => T): { ms: number; result: T } {
  let result = work();
  const times = Array.from({ length: turns }, () => {
    const started = processorTime();
    result = work();
    return processorTime() - started;
  });
  return { ms: median(times), result };
}

function perSecond(count: number, ms: number): number {
  return Math.round((count / ms) * 1000);
}

/** Repeatable numbers below a limit (mulberry32, a public-domain generator). */
function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
