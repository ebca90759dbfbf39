import type { Ground } from '../Ground.ts';
import { isTabular } from '../numbers/labelOf.ts';
import type { Add } from './Add.ts';
import { nameAt } from './readName.ts';

const heads =
  /\b(?:child(?:ren)?|minor|juvenile)(?:'s|s'|\(ren\))? (?:full |legal )?names?\b|\bnames? of (?:each |the )?(?:minor )?(?:child(?:ren)?|minors?|juvenile)\b/gi;
const mostRows = 30;
const farthest = 4000;

/** The names in the column of a form or a table that is headed by `Child's name`. */
export function addUnder(ground: Ground, add: Add): void {
  const { text } = ground;
  for (const match of text.matchAll(heads)) {
    const end = match.index + match[0].length;
    const head = ground.spot(match.index, end);
    if (!isTabular(head.line)) continue;
    let bottom = head.bottom;
    let rows = 0;
    for (const cell of text.slice(end, end + farthest).matchAll(/(?<=[\n\t|]|\s{2})\S/g)) {
      const at = end + cell.index;
      const name = nameAt(text, at);
      if (name === undefined || text.slice(end, at).indexOf('\n') < 0) continue;
      const place = ground.spot(name.start, name.end);
      if (place.top - bottom > 5 * Math.max(9, place.bottom - place.top) || rows >= mostRows) break;
      const overlap = Math.min(place.right, head.right) - Math.max(place.left, head.left);
      if (place.top < head.bottom - 2 || overlap <= 0 || !isTabular(place.line)) continue;
      if (name.parts.length < 2 || !add(name, 0.85)) continue;
      bottom = place.bottom;
      rows += 1;
    }
  }
}
