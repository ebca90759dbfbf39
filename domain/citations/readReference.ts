import { skipSpaceBack } from '#domain/text/chars';
import { type Found, found } from './Found.ts';
import type { KnownNames } from './KnownNames.ts';
import { readPinCite } from './readPinCite.ts';

/** No name by which a case is called again is longer. */
const longestName = 130;

/** A short form with a name and a page, as in `Mancari at 665`; the full citation appears before it. */
export function readReference(flow: string, text: string, at: number, floor: number, names: KnownNames): Found | null {
  const pin = readPinCite(flow, at);
  if (!pin || pin.from !== at || /^\s?(?:[ap]\.?m\.|o'clock)/i.test(flow.slice(pin.end, pin.end + 6))) return null;
  let nameEnd = skipSpaceBack(flow, at, 12) + 1;
  if (flow[nameEnd - 1] === ',') nameEnd -= 1;
  const low = Math.max(floor, nameEnd - longestName);
  const before = flow.slice(low, nameEnd).replace(/\s/g, ' ');
  const name = names.endOf(before);
  if (!name) return null;
  const start = nameEnd - name.length;
  return found(text, 'reference', start, pin.end, { pin_cite: pin.text, antecedent: name, after: pin.end });
}
