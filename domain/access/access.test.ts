import { describe, expect, test } from 'vitest';
import { filingCodes } from '#domain/docketing/data/filingCodes';
import { accessLevels, levelsListedFor, levelsReadBy, readsLevel, strictest } from './accessLevels.ts';
import { levelOfConfidentiality } from './levelOfConfidentiality.ts';

describe('levels of access', () => {
  test('of which two disagree: the stricter one applies', () => {
    expect(strictest('public', 'parties', null, undefined)).toBe('parties');
    expect(strictest('sealed', 'court')).toBe('sealed');
    expect(strictest()).toBe('public');
  });

  test('are read by fewer roles the stricter they are', () => {
    const readers = accessLevels.map(
      (level) =>
        (['visitor', 'attorney', 'court_administrator', 'clerk', 'judge'] as const).filter((role) =>
          readsLevel(role, level),
        ).length,
    );
    expect(readers).toEqual([5, 4, 3, 2]);
  });

  test('are open to a person who is named, and closed to those who run the systems', () => {
    expect(readsLevel('attorney', 'sealed', true)).toBe(true);
    expect(levelsReadBy('it_personnel')).toEqual([]);
    expect(levelsListedFor('visitor')).toEqual(['public']);
    expect(levelsListedFor('attorney')).toEqual(['public', 'parties', 'sealed']);
  });

  test('of documents are known for each filing code, and of anything else the court’s', () => {
    const closed = filingCodes.filter(({ confidentiality }) => levelOfConfidentiality(confidentiality) === 'court');
    expect(closed.length).toBeLessThan(12);
    expect(levelOfConfidentiality('confidential_application')).toBe('court');
    expect(levelOfConfidentiality('probate_inventory')).toBe('parties');
    expect(levelOfConfidentiality('something new')).toBe('court');
  });
});
