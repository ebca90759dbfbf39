import { type Furniture, isBanner, numberIn } from './findFurniture.ts';

const longest = 300;

/** The words at the foot of most pages besides their number; null if there are none. */
export function readFooter(furniture: readonly Furniture[]): string | null {
  const counts = new Map<string, { text: string; pages: number }>();
  for (const { foot } of furniture) {
    const text = foot
      .map(({ text }) => text)
      .filter((text) => numberIn(text) === undefined && !isBanner(text))
      .join(' ')
      .replace(/^\W*\d{1,4}\s+|\s+\W*\d{1,4}\W*$|\bpage\s+\d+(?:\s+of\s+\d+)?/gi, '')
      .trim()
      .slice(0, longest);
    if (!/[a-z]{3}/i.test(text)) continue;
    const same = counts.get(text);
    if (same === undefined) counts.set(text, { text, pages: 1 });
    else same.pages++;
  }
  const best = [...counts.values()].sort((one, other) => other.pages - one.pages)[0];
  return best !== undefined && (best.pages > 1 || furniture.length === 1) ? best.text : null;
}
