import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { BestSlots } from '#contract/bestSlots';
import type { Repair } from '#contract/hearingBatches';
import { addDays, weekdayNumber } from '#domain/days/days';
import { timeOf } from '#domain/hearings/clockMinutes';
import { insertHearings } from '#server/calendar/writeHearings';
import { attorneys } from '#server/db/schema/attorneys';
import { courtrooms } from '#server/db/schema/calendar';
import { openCourt } from './openCourt.ts';
import { median, processorTime } from './speed/processorTime.ts';

/**
 * `npm run bench:slots [-- --hearings N --requests N --judges N]`: a calendar with N hearings (1,000) of ten judges in
 * the next eight weeks, and N requests (50). Measures the call that returns the three best times of a request, one
 * request after another, until the parsed reply, and the processor time of the process, which other work on the machine
 * does not change. Then repairs the calendar after a judge’s absence, five times. The last line is one JSON object.
 * Fails if a request has fewer than three times, or if a repair moves more hearings than must move.
 */

const { values } = parseArgs({
  options: {
    hearings: { type: 'string', default: '1000' },
    requests: { type: 'string', default: '50' },
    judges: { type: 'string', default: '10' },
  },
});
const [wanted, requests, judges] = [Number(values.hearings), Number(values.requests), Number(values.judges)];
if (!(wanted >= 1 && requests >= 10 && judges >= 1)) throw new Error('--requests must be at least 10.');

const people: string[] = [];
const court = await openCourt();
try {
  const clerk = await court.join('clerk');
  const ids = await fillCalendar();
  const taken: number[] = [];
  const processor: number[] = [];
  for (const id of ids) {
    const began = performance.now();
    const used = processorTime();
    const reply = await court.app.inject({
      ...{ method: 'GET', url: `/api/scheduling/hearings/${id}/best-slots/` },
      headers: { authorization: `Bearer ${clerk.token}` },
    });
    if (reply.statusCode !== 200) throw new Error(reply.body);
    const { slots }: BestSlots = reply.json();
    taken.push(performance.now() - began);
    processor.push(processorTime() - used);
    if (slots.length < 3) throw new Error(`A request has ${slots.length} times.`);
  }
  const warm = taken.slice(5).sort((one, other) => one - other);
  const rounded = (ms: number) => Math.round(ms * 10) / 10;
  const figures = {
    ...{ n: warm.length, hearings: wanted, judges, first_ms: rounded(taken[0]!), median_ms: rounded(median(warm)) },
    p95_ms: rounded(warm[Math.ceil(warm.length * 0.95) - 1]!),
    longest_ms: rounded(warm.at(-1)!),
    median_processor_ms: rounded(median(processor.slice(5))),
  };
  const all = { ...figures, ...(await measureRepairs(clerk.token)) };
  console.table(all);
  console.log(JSON.stringify(all));
} finally {
  await court.close();
}

/**
 * A repair after each of five judges is away on another day: the time until its proposals, and the longest time in which
 * the server answered no other call.
 */
async function measureRepairs(token: string) {
  const taken: number[] = [];
  const blocked: number[] = [];
  let moved = 0;
  const days = courtDays(9).slice(4);
  for (const [index, from] of days.entries()) {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const began = performance.now();
    const reply = await court.app.inject({
      ...{ method: 'POST', url: '/api/scheduling/batches/proposals/', headers: { authorization: `Bearer ${token}` } },
      payload: { scope: { from, judge_id: people[index % people.length] }, act: 'move', method: 'repair' },
    });
    if (reply.statusCode !== 200) throw new Error(reply.body);
    taken.push(performance.now() - began);
    delay.disable();
    blocked.push(delay.max / 1e6);
    const { repair } = reply.json<{ repair: Repair }>();
    if (repair.moves !== repair.least) throw new Error('A repair moves more hearings than necessary.');
    moved += repair.moves;
  }
  return {
    ...{ repairs: days.length, moved, repair_median_ms: Math.round(median(taken)) },
    repair_longest_ms: Math.round(Math.max(...taken)),
    longest_block_ms: Math.round(Math.max(...blocked)),
  };
}

/** Hearings of half an hour on the court days from tomorrow, and requests of the same judges. Returns the requests. */
async function fillCalendar(): Promise<string[]> {
  const { services, court: court_id } = court;
  for (let index = 0; index < judges; index++) people.push((await court.join('judge')).person_id);
  const rooms = await services.db
    .insert(courtrooms)
    .values(people.map((_, index) => ({ court_id, name: `Department ${index + 1}` })))
    .returning();
  const counsel = await services.db
    .insert(attorneys)
    .values(
      Array.from({ length: 200 }, (_, index) => ({
        ...{ court_id, full_name: `Counsel ${index}`, bar_number: String(100_000 + index), status: 'Active' as const },
        type: 'Private Attorney' as const,
      })),
    )
    .returning();
  const days = courtDays(40);
  const perDay = Math.ceil(wanted / (days.length * judges));
  const about = (index: number, line: number) => ({
    ...{ court_id, judge: 'Test judge', judge_id: people[line]!, venue: rooms[line]!.name },
    ...{ courtroom_id: rooms[line]!.id, case_number: `26CV${index}`, case_title: `Matter ${index}` },
    ...{ case_type: 'Civil Complaint' as const, event_type: 'Status conference', duration_minutes: 30 },
    attorney_ids: [counsel[(index * 7 + line) % counsel.length]!.id],
  });
  const drafts = Array.from({ length: wanted }, (_, index) => {
    const line = index % judges;
    const turn = Math.floor(index / judges);
    const hearing_time = timeOf(8 * 60 + 30 * (turn % perDay));
    const scheduled = { hearing_date: days[Math.floor(turn / perDay)]!, hearing_time, status: 'scheduled' as const };
    return { ...about(index, line), ...scheduled, attorney_ids: [counsel[index % counsel.length]!.id] };
  }).filter((draft, index, all) => isFirst(draft, index, all));
  await services.db.transaction((tx) => insertHearings(tx, drafts));
  const asked = Array.from({ length: requests }, (_, index) => ({
    ...{ ...about(wanted + index, index % judges), status: 'requested' as const },
    ...{ hearing_date: days[(index * 3) % days.length]!, hearing_time: '16:00' },
  }));
  return (await services.db.transaction((tx) => insertHearings(tx, asked))).map(({ id }) => id);
}

type Draft = { hearing_date: string; hearing_time: string; attorney_ids: string[] };
/** Counsel cannot be at two hearings at the same time. */
function isFirst({ hearing_date, hearing_time, attorney_ids: [id] }: Draft, index: number, all: readonly Draft[]) {
  const isSame = (one: Draft) =>
    one.hearing_date === hearing_date && one.hearing_time === hearing_time && one.attorney_ids[0] === id;
  return all.findIndex(isSame) === index;
}

function courtDays(count: number): string[] {
  const days: string[] = [];
  for (let day = addDays(new Date().toISOString().slice(0, 10), 2); days.length < count; day = addDays(day, 1)) {
    if (weekdayNumber(day) !== 0 && weekdayNumber(day) !== 6) days.push(day);
  }
  return days;
}
