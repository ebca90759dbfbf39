import { anyOf, pattern } from '#domain/text/pattern';
import type { Ground } from '../Ground.ts';
import { endOfColumn } from '../numbers/endOfColumn.ts';
import { isTabular } from '../numbers/labelOf.ts';
import type { Add } from './Add.ts';
import { nameAt } from './readName.ts';

const childNouns = ['child(ren)?', 'minor', 'juvenile'];
const minorNouns = ['child(ren)?', 'minors?', 'juvenile'];
const nameHeadings = [
  pattern()`\b${anyOf(childNouns)}(?:'s|s'|\(ren\))? (?:full |legal )?names?\b`,
  pattern()`\bnames? of (?:each |the )?(?:minor )?${anyOf(minorNouns)}\b`,
  /(?<=^|\n|\t|\||\s{2})(?:minor )?(?:child(?:ren)?|minors?)(?=\s{2}|\n|\t|\||$)/,
];
const heads = pattern('gi')`${anyOf(nameHeadings)}`;
/** A heading `Child` alone counts if another column describes the children. */
const beside = /\b(?:age|dob|d\.o\.b|birth|grade|school|sex)\b/i;
const mostRows = 30;

/** The names in the column of a form or a table that is headed by `Child's name`. */
export function addUnder(ground: Ground, add: Add): void {
  const { text } = ground;
  const matches = [...text.matchAll(heads)];
  for (const [index, match] of matches.entries()) {
    const end = match.index + match[0].length;
    const until = endOfColumn(
      text,
      end,
      matches.slice(index + 1, index + 4).map((next) => next.index),
    );
    const head = ground.spot(match.index, end);
    if (!isTabular(head.line)) continue;
    if (!/name/i.test(match[0]) && !beside.test(text.slice(end, end + 60))) continue;
    let bottom = head.bottom;
    let rows = 0;
    for (const cell of text.slice(end, until).matchAll(/(?<=[\n\t|]|\s{2})\S/g)) {
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
