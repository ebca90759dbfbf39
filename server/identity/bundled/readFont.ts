import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The portal's typeface, from the sources beside this file or beside the bundle; null where neither is there. */
export function readFont(): Buffer | null {
  const font = 'web/styles/fonts/public-sans-latin-wght-normal.woff2';
  const places = ['../../../', '../../'].map((up) => fileURLToPath(new URL(up + font, import.meta.url)));
  const place = places.find((file) => existsSync(file));
  return place ? readFileSync(place) : null;
}
