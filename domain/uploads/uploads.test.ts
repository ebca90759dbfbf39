import { describe, expect, test } from 'vitest';
import { largestDocumentBytes } from '#domain/documents/fileFormats';
import { bytesPerMb } from './bytesPerMb.ts';
import { noSizeSettings } from './SizeLimits.ts';
import { publishedLimits, sizeLimitsOf } from './sizeLimitsOf.ts';

const illinois = { name: 'Circuit Court of Cook County', level: 'State Court', jurisdiction: 'Illinois' } as const;
const newYork = { name: 'Supreme Court, Kings County', level: 'State Court', jurisdiction: 'New York' } as const;
const california = { name: 'Superior Court, Alder', level: 'State Court', jurisdiction: 'California' } as const;

describe('the size limits of a court', () => {
  test.each([
    ['Illinois trial court', illinois, 25, 50, 'verified'],
    ['New York trial court', newYork, 100, null, 'verified'],
    ['a court that has published none', california, 50, 200, 'uncertain'],
  ] as const)('%s', (_name, court, document_mb, envelope_mb, confidence) => {
    expect(sizeLimitsOf(court, noSizeSettings)).toMatchObject({
      ...{ document_mb, envelope_mb, confidence, set_by_court: false },
    });
  });

  test('have an authority, or say that none is published', () => {
    expect(sizeLimitsOf(illinois, noSizeSettings).authority).toContain('eFileIL');
    expect(sizeLimitsOf(california, noSizeSettings).authority).toBeNull();
  });

  test('are the court’s own where it sets them, under its rule', () => {
    const settings = { document_mb: 35, envelope_mb: null, authority: 'Local Rule 2.1' };
    expect(sizeLimitsOf(illinois, settings)).toEqual({
      ...{ document_mb: 35, envelope_mb: 50, authority: 'Local Rule 2.1' },
      ...{ confidence: 'verified', set_by_court: true },
    });
  });

  test('are never above what the portal can read', () => {
    for (const { document_mb } of Object.values(publishedLimits)) {
      expect(document_mb * bytesPerMb).toBeLessThanOrEqual(largestDocumentBytes);
    }
  });
});
