import { describe, expect, test } from 'vitest';
import { type Arrangement, attachTo, hasSameDocuments, makeLead, moveDocument } from './arrangement.ts';

const motion = { lead: 'motion', attachments: ['exhibit A', 'exhibit B'] };
const order = { lead: 'order', attachments: [] };
const draft: Arrangement = [motion, order];

describe('the arrangement of a draft', () => {
  test('makes an attachment a lead document after the one that it was filed with', () => {
    expect(makeLead(draft, 'exhibit A')).toEqual([
      { lead: 'motion', attachments: ['exhibit B'] },
      { lead: 'exhibit A', attachments: [] },
      order,
    ]);
  });

  test('leaves a lead document as it is if it is to become one', () => {
    expect(makeLead(draft, 'order')).toEqual(draft);
  });

  test('attaches a lead document with everything that was attached to it', () => {
    expect(attachTo(draft, 'motion', 'order')).toEqual([
      { lead: 'order', attachments: ['motion', 'exhibit A', 'exhibit B'] },
    ]);
  });

  test('attaches an attachment to another lead document, or again after the others', () => {
    expect(attachTo(draft, 'exhibit A', 'order')).toEqual([
      { lead: 'motion', attachments: ['exhibit B'] },
      { lead: 'order', attachments: ['exhibit A'] },
    ]);
    expect(attachTo(draft, 'exhibit A', 'motion')[0]!.attachments).toEqual(['exhibit B', 'exhibit A']);
  });

  test('attaches nothing to itself or to an attachment', () => {
    expect(attachTo(draft, 'motion', 'motion')).toEqual(draft);
    expect(attachTo(draft, 'order', 'exhibit A')).toEqual(draft);
  });

  test('moves a document within its place, and not beyond the end', () => {
    expect(moveDocument(draft, 'exhibit B', -1)[0]!.attachments).toEqual(['exhibit B', 'exhibit A']);
    expect(moveDocument(draft, 'order', -1)).toEqual([order, motion]);
    expect(moveDocument(draft, 'motion', -1)).toEqual(draft);
    expect(moveDocument(draft, 'exhibit B', 1)).toEqual(draft);
  });

  test('has the same documents after each move, and not if one is missing or named twice', () => {
    expect(hasSameDocuments(draft, attachTo(draft, 'motion', 'order'))).toBe(true);
    expect(hasSameDocuments(draft, [motion])).toBe(false);
    expect(hasSameDocuments(draft, [motion, { lead: 'motion', attachments: [] }])).toBe(false);
    expect(hasSameDocuments(draft, [motion, { lead: 'other', attachments: [] }])).toBe(false);
  });
});
