import { describe, expect, test } from 'vitest';
import { weighLanding, weighRoutes, weighSignInPages } from '../scripts/pageWeight.ts';

/** Kilobytes (1,000 bytes) of compressed script. `npm run bench:web` measures the same in a browser. */
const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

describe('the script of the built portal', () => {
  test('of the landing page is at most 5 KB', () => {
    expect(kilobytes(weighLanding().bytes)).toBeLessThanOrEqual(5);
  });

  test.each(weighSignInPages())('of $path is at most 115 KB, in at most 12 files', ({ bytes, files }) => {
    expect(kilobytes(bytes)).toBeLessThanOrEqual(115);
    expect(files).toBeLessThanOrEqual(12);
  });

  test.each(weighRoutes())('of $path is at most 250 KB, in at most 23 files', ({ bytes, files }) => {
    expect(kilobytes(bytes)).toBeLessThanOrEqual(250);
    expect(files).toBeLessThanOrEqual(23);
  });
});
