import type { PageFrame } from '../pageFrame.ts';
import { around, type Rect } from './PlaceGrid.ts';

/** A rectangle of the file on the upright page. */
export function place({ left, top, right, bottom }: Rect, { a, b, c, d, e, f }: PageFrame): Rect {
  const [x1, x2] = [a * left + c * bottom + e, a * right + c * top + e];
  const [y1, y2] = [b * left + d * bottom + f, b * right + d * top + f];
  return around([{ left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) }]);
}
