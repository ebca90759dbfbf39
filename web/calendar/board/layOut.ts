import type { Sitting } from '#contract/calendar';
import type { BoardHearing } from '#contract/calendarBoard';
import { minutesOf } from '#domain/hearings/clockMinutes';
import type { BoardColumn } from './boardColumns.ts';
import { type BoardHours, endOf, px, startOf } from './boardHours.ts';

/** Where a hearing is drawn in its column: pixels from the top, and its part of the width, from 0 to 1. */
export type Block = { hearing: BoardHearing; top: number; height: number; left: number; width: number };
/** Hearings at the same time for which the column is too narrow. */
export type Rest = { key: string; top: number; hearings: readonly BoardHearing[] };
export type Layout = { blocks: readonly Block[]; rest: readonly Rest[] };

/** A line of text; shorter hearings are drawn as high as this. */
const leastHeight = 18;
const lineOfCall = 20;
const headOfCall = 20;
const mostBeside = 4;

/** Places the hearings of a column: those of a calendar call as lines within it, others by their time. */
export function layOut(column: Pick<BoardColumn, 'hearings' | 'sittings'>, hours: BoardHours): Layout {
  const called = new Set<string>();
  const parts = column.sittings.map((sitting) => {
    const own = column.hearings.filter(({ sitting_id }) => sitting_id === sitting.id);
    for (const { id } of own) called.add(id);
    return layOutCall(sitting, own, hours);
  });
  const others = column.hearings.filter(({ id }) => !called.has(id));
  const all = [...parts, ...clustersOf(others).map((cluster) => layOutBeside(cluster, hours))];
  const blocks = all.flatMap((part) => part.blocks);
  blocks.sort((a, b) => startOf(a.hearing) - startOf(b.hearing) || a.left - b.left || a.top - b.top);
  return { blocks, rest: all.flatMap(({ rest }) => rest) };
}

/** The matters of a calendar call in the order in which they are called. */
function layOutCall({ from, to }: Sitting, own: readonly BoardHearing[], hours: BoardHours): Layout {
  const top = px(minutesOf(from) - hours.from) + headOfCall;
  const height = px(minutesOf(to) - minutesOf(from)) - headOfCall;
  const rows = Math.max(1, Math.floor(height / lineOfCall));
  const columns = Math.ceil(own.length / rows);
  const fitting = columns > mostBeside ? rows * mostBeside - 1 : own.length;
  const wide = Math.min(columns, mostBeside);
  const blocks = own.slice(0, fitting).map((hearing, index) => ({
    hearing,
    top: top + (index % rows) * lineOfCall,
    height: lineOfCall - 1,
    left: Math.floor(index / rows) / wide,
    width: 1 / wide,
  }));
  const others = own.slice(fitting);
  const rest = others.length > 0 ? [{ key: others[0]!.id, top: top + (rows - 1) * lineOfCall, hearings: own }] : [];
  return { blocks, rest };
}

/** Groups of hearings of which each overlaps another. */
function clustersOf(hearings: readonly BoardHearing[]): BoardHearing[][] {
  const clusters: BoardHearing[][] = [];
  let end = -1;
  for (const hearing of [...hearings].sort((a, b) => startOf(a) - startOf(b) || endOf(b) - endOf(a))) {
    if (startOf(hearing) >= end || clusters.length === 0) clusters.push([hearing]);
    else clusters.at(-1)!.push(hearing);
    end = Math.max(end, endOf(hearing));
  }
  return clusters;
}

function layOutBeside(cluster: readonly BoardHearing[], hours: BoardHours): Layout {
  const ends: number[] = [];
  const lanes = cluster.map((hearing) => {
    const free = ends.findIndex((end) => end <= startOf(hearing));
    const lane = free === -1 ? ends.length : free;
    ends[lane] = endOf(hearing);
    return lane;
  });
  const wide = Math.min(ends.length, mostBeside);
  const shown = ends.length > mostBeside ? mostBeside - 1 : mostBeside;
  const blocks = cluster.flatMap((hearing, index) => {
    const lane = lanes[index]!;
    if (lane >= shown) return [];
    const top = px(startOf(hearing) - hours.from);
    const height = Math.max(leastHeight, px(endOf(hearing) - startOf(hearing)) - 1);
    return [{ hearing, top, height, left: lane / wide, width: 1 / wide }];
  });
  if (ends.length <= mostBeside) return { blocks, rest: [] };
  const first = cluster[0]!;
  return { blocks, rest: [{ key: first.id, top: px(startOf(first) - hours.from), hearings: cluster }] };
}
