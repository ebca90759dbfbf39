import { describe, expect, test } from 'vitest';
import { drawPageInGray } from '#server/documents/engine/pdf/drawForRecognition';
import { readDocument } from '#server/documents/engine/readDocumentText';
import { hiddenKinds } from './hiddenKinds.ts';
import { makeHiddenFile } from './makeHiddenFile.ts';

const variants = [0, 1, 2, 3];
const resolution = 60;
/** What is paler than this against its ground no one sees. */
const visible = 12;
/** Type of a hundredth of an inch leaves a few gray dots that no one can read. */
const dots = 12;

describe('files with hidden text', () => {
  test('there are at least sixteen kinds, each with a unique ID and name', () => {
    expect(hiddenKinds.length).toBeGreaterThanOrEqual(16);
    expect(new Set(hiddenKinds.map(({ id }) => id)).size).toBe(hiddenKinds.length);
    expect(new Set(hiddenKinds.map(({ name }) => name)).size).toBe(hiddenKinds.length);
  });

  test('a file derives from the ID of its kind, not from its displayed name', async () => {
    const kind = hiddenKinds[0]!;
    const renamed = { ...kind, name: 'another name' };
    const [one, other] = await Promise.all([makeHiddenFile(kind, 3), makeHiddenFile(renamed, 3)]);
    expect(other.attacked.equals(one.attacked)).toBe(true);
  });

  test('the same seed produces the same bytes, and another seed different ones', async () => {
    const kind = hiddenKinds[0]!;
    const [one, again, other] = await Promise.all([
      makeHiddenFile(kind, 3),
      makeHiddenFile(kind, 3),
      makeHiddenFile(kind, 4),
    ]);
    expect(again.attacked.equals(one.attacked)).toBe(true);
    expect(other.attacked.equals(one.attacked)).toBe(false);
  });

  const printed = hiddenKinds.filter(({ id, inSight }) => !id.includes('Word file') && !inSight);
  test.each(printed)('what $name hides cannot be seen on the page', async (kind) => {
    for (const variant of variants) {
      const { attacked, bare, page } = await makeHiddenFile(kind, variant);
      const [with_, without] = await Promise.all([draw(attacked, page), draw(bare, page)]);
      expect(inkOf(without), `variant ${variant}: a page with words`).toBeGreaterThan(300);
      expect(differing(with_, without), `variant ${variant}`).toBeLessThanOrEqual(
        kind.id.match(/tiny|shrunk/) ? dots : 0,
      );
    }
  });

  test.each(hiddenKinds)('the ordinary counterpart of $name opens and can be read', async (kind) => {
    for (const variant of variants) {
      const { clean, attacked, fileName } = await makeHiddenFile(kind, variant);
      expect(clean.equals(attacked)).toBe(false);
      const { text } = await readDocument(clean, fileName);
      expect(text.text.length).toBeGreaterThan(100);
    }
  });
});

function draw(bytes: Uint8Array, page: number | null) {
  return drawPageInGray(bytes, page ?? 1, resolution);
}

type Picture = Awaited<ReturnType<typeof draw>>;

function inkOf({ pixels }: Picture): number {
  return pixels.reduce((count, level) => count + (level < 128 ? 1 : 0), 0);
}

function differing(one: Picture, other: Picture): number {
  expect([other.width, other.height]).toEqual([one.width, one.height]);
  return one.pixels.reduce(
    (count, level, index) => count + (Math.abs(level - other.pixels[index]!) > visible ? 1 : 0),
    0,
  );
}
