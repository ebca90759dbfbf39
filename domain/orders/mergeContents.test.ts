import { describe, expect, test } from 'vitest';
import { insert, strike } from './editParagraph.ts';
import { finalContent } from './finalContent.ts';
import { keepsProposal, signChanges } from './keepsProposal.ts';
import { mergeContents } from './mergeContents.ts';
import type { OrderContent, OrderPart } from './orderStates.ts';

const text = (words: string): OrderPart[] => [{ kind: 'text', text: words }];
const contentOf = (...paragraphs: OrderPart[][]): OrderContent => ({
  title: 'Order',
  paragraphs: paragraphs.map((parts, index) => ({ id: `p${index + 1}`, style: 'numbered', parts })),
});
const base = contentOf(text('The motion is GRANTED.'), text('Fees are $900.'));
const textsOf = (content: OrderContent) => finalContent(content).paragraphs.map((one) => one.text);

describe('two people change one order', () => {
  test('changes of different paragraphs are both kept', () => {
    const mine = contentOf(insert(text('The motion is GRANTED.'), 22, ' In full.', 'Ames'), text('Fees are $900.'));
    const theirs = contentOf(text('The motion is GRANTED.'), strike(text('Fees are $900.'), 0, 14, 'Birch'));
    const { content, both } = mergeContents(base, mine, theirs, 'Ames');
    expect(textsOf(content)).toEqual(['The motion is GRANTED. In full.']);
    expect(both).toEqual([]);
  });

  test('if both changed a paragraph, the other’s is in place and one’s own below it', () => {
    const mine = contentOf(text('The motion is GRANTED.'), insert(text('Fees are $900.'), 13, '.50', 'Ames'));
    const theirs = contentOf(
      text('The motion is GRANTED.'),
      insert(text('Fees are $900.'), 0, 'Reasonable. ', 'Birch'),
    );
    const { content, both } = mergeContents(base, mine, theirs, 'Ames');
    expect(textsOf(content)).toEqual(['The motion is GRANTED.', 'Reasonable. Fees are $900.', 'Fees are $900.50.']);
    expect(both).toEqual(['p2']);
    expect(keepsProposal(base, content)).toBe(true);
  });

  test('a paragraph that one of them added is after the paragraph that it followed', () => {
    const added: OrderPart[] = [{ kind: 'added', text: 'Counsel shall meet.', by: 'Ames' }];
    const mine = { ...base, paragraphs: [...base.paragraphs] };
    mine.paragraphs.splice(1, 0, { id: 'new', style: 'plain', parts: added });
    expect(textsOf(mergeContents(base, mine, base, 'Ames').content)[1]).toBe('Counsel shall meet.');
  });
});

describe('the proposal of counsel', () => {
  test('is kept by changes that are tracked, and by filled blanks', () => {
    const blank: OrderPart = { kind: 'blank', name: 'date', value: '' };
    const proposal = contentOf([...text('Due on '), blank]);
    expect(keepsProposal(proposal, contentOf([...text('Due on '), { ...blank, value: 'June 3' }]))).toBe(true);
    expect(keepsProposal(proposal, contentOf(strike([...text('Due on '), blank], 0, 4, 'Ames')))).toBe(true);
  });

  test('is not kept if a word is gone or rewritten without a mark', () => {
    expect(keepsProposal(base, contentOf(text('The motion is DENIED.'), text('Fees are $900.')))).toBe(false);
    expect(keepsProposal(base, contentOf(text('The motion is GRANTED.')))).toBe(false);
  });

  test('a change has the name of the person who made it, even when another person divides or saves it', () => {
    const before = contentOf([{ kind: 'added', text: 'By June 3.', by: 'Birch' }]);
    const forged: OrderPart[] = [
      { kind: 'added', text: 'By', by: 'Birch' },
      { kind: 'added', text: ' noon', by: 'Birch' },
    ];
    expect(signChanges(before, contentOf(forged), 'Ames').paragraphs[0]!.parts).toEqual([
      { kind: 'added', text: 'By', by: 'Birch' },
      { kind: 'added', text: ' noon', by: 'Ames' },
    ]);
  });
});
