import highsLoader from 'highs';
import type { Instance, OpenHearing } from '#domain/scheduling/Instance';

/** Free slots of a judge, one after another. */
type Block = { judge: string; day: number; length: number };

/** Days after the earliest that have their own capacity; all later ones cost as the next one and hold any number. */
const exactDays = 14;

/**
 * A bound below which no timetable of an instance can cost: the linear relaxation in which a hearing may be divided among
 * the free stretches of its judges, rooms are counted by day, and what a person attends in a day fits in it. Proven by
 * HiGHS. Costs of moves, overload, and appearances are left out, which only lowers it.
 */
export async function lowerBound(instance: Instance, timeLimit: number): Promise<{ bound: number; isProven: boolean }> {
  const highs = await highsLoader();
  const { weights, judges, rooms, days, hearings } = instance;
  const blocks = judges.flatMap(({ id, away }) =>
    days.flatMap(({ slots }, day) =>
      blocksOf(
        slots,
        away.filter((one) => one.day === day),
      ).map((length) => ({ judge: id, day, length })),
    ),
  );
  const blocksOfJudge = new Map<string, Block[]>();
  for (const block of blocks) push(blocksOfJudge, block.judge, block);
  const home = new Map(judges.map(({ id, home_room }) => [id, rooms.find((room) => room.id === home_room) ?? null]));
  const objective: string[] = [];
  const rows: string[] = [];
  const inBlock = new Map<Block, { name: string; slots: number }[]>();
  const onDay = new Map<number, string[]>();
  const byPerson = new Map<string, string[]>();
  const byFeature = new Map<string, string[]>();
  let count = 0;
  for (const hearing of hearings) {
    const parts: string[] = [];
    const add = (cost: number) => {
      const name = `x${count++}`;
      parts.push(name);
      if (cost > 0) objective.push(`${round(cost)} ${name}`);
      return name;
    };
    add(weights.unplaced * hearing.weight);
    const horizon = Math.min(hearing.latest, hearing.earliest + exactDays);
    if (hearing.latest > horizon) add(costOfDay(hearing, horizon + 1, instance));
    for (const judge of hearing.judges) {
      const ownRoom = home.get(judge) ?? null;
      const lacks = ownRoom !== null && !hearing.features.every((feature) => ownRoom.features.includes(feature));
      for (const block of blocksOfJudge.get(judge) ?? []) {
        if (block.day < hearing.earliest || block.day > horizon || block.length < hearing.slots) continue;
        const name = add(costOfDay(hearing, block.day, instance) + (lacks ? weights.other_room : 0));
        push(inBlock, block, { name, slots: hearing.slots });
        push(onDay, block.day, `${hearing.slots} ${name}`);
        for (const person of hearing.people) push(byPerson, `${person} ${block.day}`, `${hearing.slots} ${name}`);
        for (const feature of hearing.features) push(byFeature, `${feature} ${block.day}`, `${hearing.slots} ${name}`);
      }
    }
    rows.push(`${parts.join(' + ')} = 1`);
  }
  for (const [{ length }, parts] of inBlock) {
    rows.push(`${parts.map(({ name, slots }) => `${slots} ${name}`).join(' + ')} <= ${length}`);
    // At most k hearings that are longer than the stretch divided by k + 1 fit in it.
    for (let k = 1; k < length; k++) {
      const long = parts.filter(({ slots }) => slots * (k + 1) > length);
      if (long.length > k && length % (k + 1) !== 0) rows.push(`${long.map(({ name }) => name).join(' + ')} <= ${k}`);
    }
    const half = parts.filter(({ slots }) => slots * 2 > length);
    if (half.length > 1 && length % 2 === 0) rows.push(`${half.map(({ name }) => name).join(' + ')} <= 1`);
  }
  const open = (of: typeof rooms, day: number) =>
    of.reduce(
      (sum, { away }) =>
        sum +
        blocksOf(
          days[day]!.slots,
          away.filter((one) => one.day === day),
        ).reduce((a, b) => a + b, 0),
      0,
    );
  for (const [day, parts] of onDay) rows.push(`${parts.join(' + ')} <= ${open(rooms, day)}`);
  for (const [key, parts] of byFeature) {
    const [feature, day] = key.split(' ');
    rows.push(
      `${parts.join(' + ')} <= ${open(
        rooms.filter((room) => room.features.includes(feature!)),
        Number(day),
      )}`,
    );
  }
  for (const [key, parts] of byPerson) {
    const [person, day] = key.split(' ');
    const { away } = instance.people.find(({ id }) => id === person)!;
    const free = blocksOf(
      days[Number(day)]!.slots,
      away.filter((one) => one.day === Number(day)),
    );
    if (parts.length > 1 || free.length === 0) rows.push(`${parts.join(' + ')} <= ${free.reduce((a, b) => a + b, 0)}`);
  }
  const text = `Minimize\n obj: ${wrap(objective)}\nSubject To\n${rows.map((row, index) => ` c${index}: ${wrap([row])}`).join('\n')}\nEnd\n`;
  const solved = highs.solve(text, { solver: 'choose', time_limit: timeLimit, output_flag: false } as never);
  return { bound: solved.ObjectiveValue, isProven: solved.Status === 'Optimal' };
}

function costOfDay({ weight, earliest, target }: OpenHearing, day: number, { weights }: Instance): number {
  return weight * (weights.waiting * (day - earliest) + weights.lateness * Math.max(0, day - target));
}

function blocksOf(slots: number, away: readonly { from: number; to: number }[]): number[] {
  const found: number[] = [];
  let length = 0;
  for (let slot = 0; slot <= slots; slot++) {
    const isFree = slot < slots && !away.some(({ from, to }) => from <= slot && slot < to);
    if (isFree) length += 1;
    else if (length > 0) {
      found.push(length);
      length = 0;
    }
  }
  return found;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

const round = (value: number) => Math.round(value * 1e6) / 1e6;
/** The format allows no line beyond 560 characters. */
const wrap = (parts: readonly string[]) => parts.join(' + ').replace(/(.{400}\S*) /g, '$1\n ');
