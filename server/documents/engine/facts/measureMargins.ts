import type { LayoutFacts } from '#domain/documentFacts/LayoutFacts';
import type { MeasuredPage, MeasuredRow } from './MeasuredPage.ts';

/** This many lines may extend into a margin, as marks and hanging numbers do, before they determine it. */
const outliers = 0.08;

/** How far the text of a page stays from its edges. */
export function measureMargins(page: MeasuredPage, body: readonly MeasuredRow[]): LayoutFacts['margins'][number] {
  const { width, height, number } = page;
  const at = Math.floor(body.length * outliers);
  const ascending = (values: number[]) => values.sort((one, other) => one - other)[at];
  return {
    page: number,
    left: round(ascending(body.map(({ left }) => left)) ?? width),
    right: round(ascending(body.map(({ right }) => width - right)) ?? width),
    top: round(body[0]?.top ?? height),
    bottom: round(body.length === 0 ? height : height - body.at(-1)!.base),
  };
}

const round = (points: number) => Math.round(10 * points) / 10;
