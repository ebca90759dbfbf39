import { describe, expect, test } from 'vitest';
import { forums } from '../templates/CaseData.ts';
import { composeDraft } from '../templates/composeDraft.ts';
import { templateIds } from '../templates/templates.ts';
import { sampleCaseData } from '../testing/sampleCaseData.ts';
import { layOutDraft } from './layOutDraft.ts';

/** Near enough to Times to break lines where it would. */
const measure = (text: string, font: string, size: number) => [...text].length * size * (font === 'bold' ? 0.48 : 0.44);

const words = (sentences: number) =>
  Array.from({ length: sentences }, (_, n) => `Sentence number ${n} of this paragraph is told here.`).join(' ');

describe('the pages of a document', () => {
  test('never end with a heading, and no page carries a signature alone, however long the facts are', () => {
    for (const forum of forums) {
      for (let length = 1; length < 60; length += 1) {
        const data = { ...sampleCaseData('complaint', forum), facts: words(length) };
        const { draft } = composeDraft('complaint', forum, data);
        for (const [index, { texts }] of layOutDraft(draft, measure).entries()) {
          const said = texts.filter(({ tag }) => tag !== 'artifact');
          const lowest = said.reduce((one, other) => (other.y >= one.y ? other : one));
          expect(lowest.tag, `${forum}, ${length} sentences, page ${index + 1}: ${lowest.text}`).toBe('P');
          const first = said.reduce((one, other) => (other.y < one.y ? other : one));
          expect(first.text, `${forum}, ${length} sentences, page ${index + 1}`).not.toMatch(/^(Dated|Respectfully)/);
        }
      }
    }
  });

  test('hold every word of every document within their margins, and no two texts on one another', () => {
    for (const forum of forums) {
      for (const template of templateIds) {
        const { draft } = composeDraft(template, forum, sampleCaseData(template, forum));
        for (const { texts, width } of layOutDraft(draft, measure)) {
          for (const text of texts) expect(text.x + text.width, text.text).toBeLessThanOrEqual(width - 36);
          const body = texts.filter(({ tag }) => tag !== 'artifact').sort((a, b) => a.y - b.y || a.x - b.x);
          for (const [at, text] of body.entries()) {
            const next = body[at + 1];
            if (next && next.y === text.y)
              expect(next.x, `${text.text} | ${next.text}`).toBeGreaterThan(text.x + text.width);
          }
        }
      }
    }
  });

  test('centre every line of a heading that needs two', () => {
    const data = { ...sampleCaseData('complaint', 'California'), claim_1_title: words(2) };
    const { draft } = composeDraft('complaint', 'California', data);
    const heads = layOutDraft(draft, measure)
      .flatMap(({ texts }) => texts)
      .filter(({ tag, text }) => tag === 'H2' && !/^[A-Z ]+$/.test(text));
    expect(heads.length).toBeGreaterThan(2);
    for (const { x, width } of heads) expect(x + width / 2).toBeCloseTo((90 + 564) / 2, 3);
  });

  test('continue over the page where there are hundreds of parties, and words without end', () => {
    const long = 'Party of many words and more';
    const parties = Array.from({ length: 300 }, (_, n) => `${long} ${n + 1}`);
    for (const forum of forums) {
      const data = {
        ...sampleCaseData('complaint', forum),
        plaintiffs: parties.join('\n'),
        address: 'A line of the address\n'.repeat(200),
        claim_1_title: words(60),
      };
      const { draft } = composeDraft('complaint', forum, data);
      const sheets = layOutDraft(draft, measure);
      for (const { texts, rules, height } of sheets) {
        for (const { y, text, tag } of texts) if (tag !== 'artifact') expect(y, text).toBeLessThanOrEqual(730);
        for (const { y1, y2 } of rules) expect(Math.max(y1, y2)).toBeLessThanOrEqual(height);
      }
      const printed = new Set(sheets.flatMap(({ texts }) => texts.map(({ text }) => text)));
      expect(
        parties.filter((party) => ![...printed].some((text) => text.startsWith(party))),
        forum,
      ).toEqual([]);
    }
  });
});
