import { describe, expect, test } from 'vitest';
import { assessRecognition } from './assessRecognition.ts';
import { despeckle } from './despeckle.ts';
import { dropNoise } from './dropNoise.ts';
import { findLean } from './findLean.ts';
import { parseHocr, type SeenWord } from './parseHocr.ts';
import { whiten } from './whiten.ts';

const sheet = (width: number, height: number, paper = 255) => {
  const pixels = new Uint8Array(width * height).fill(paper);
  const draw = (left: number, top: number, across: number, down: number, level = 0) => {
    for (let y = top; y < top + down; y++) pixels.fill(level, y * width + left, y * width + left + across);
  };
  return { pixels, width, height, draw };
};
const word = (text: string, certainty: number, box: Partial<SeenWord> = {}): SeenWord => ({
  ...{ text, certainty, left: 0, top: 0, right: 100, bottom: 40, base: 35, size: 48 },
  ...box,
});

describe('the picture of a page', () => {
  test('loses its specks when they are many, and never a full stop', () => {
    const dirty = sheet(600, 600);
    for (let spot = 0; spot < 500; spot++) dirty.draw(10 + 20 * (spot % 25), 10 + 20 * Math.floor(spot / 25), 2, 2);
    dirty.draw(500, 500, 5, 5);
    despeckle(dirty, 300);
    expect(dirty.pixels.filter((pixel) => pixel === 0)).toHaveLength(25);
    const clean = sheet(100, 100);
    clean.draw(50, 50, 2, 2);
    despeckle(clean, 300);
    expect(clean.pixels.filter((pixel) => pixel === 0)).toHaveLength(4);
  });

  test('becomes white, however gray it was, and its ink remains', () => {
    const gray = sheet(100, 100, 200);
    gray.draw(10, 10, 30, 10, 40);
    whiten(gray);
    expect(new Set(gray.pixels)).toEqual(new Set([0, 255]));
    expect(gray.pixels.filter((pixel) => pixel === 0)).toHaveLength(300);
  });

  test.each([-2, 0, 1.25])('shows that its lines run down by %s degrees', (degrees) => {
    const page = sheet(850, 1100);
    const slope = Math.tan((degrees * Math.PI) / 180);
    for (let line = 0; line < 30; line++) {
      for (let letter = 0; letter < 60; letter++) {
        const x = 100 + 11 * letter;
        page.draw(x, Math.round(100 + 30 * line + (x - 425) * slope), 7, 9);
      }
    }
    expect(findLean(page).degrees).toBeCloseTo(degrees, 0.8);
  });
});

describe('what a recognizer says', () => {
  test('is taken apart: words, places, baselines, marks and all', () => {
    const hocr = `<span class='ocr_line' id='line_1_1' title="bbox 100 200 900 248; baseline 0.01 -10; x_size 48; x_descenders 11; x_ascenders 9">
      <span class='ocrx_word' id='word_1_1' title='bbox 100 204 300 240; x_wconf 93'><strong>Smith</strong></span>
      <span class='ocrx_word' id='word_1_2' title='bbox 320 204 360 240; x_wconf 71'>&amp;</span></span>`;
    expect(parseHocr(hocr)).toEqual([
      { text: 'Smith', left: 100, top: 204, right: 300, bottom: 240, base: 239, size: 48, certainty: 0.93 },
      { text: '&', left: 320, top: 204, right: 360, bottom: 240, base: 240.4, size: 48, certainty: 0.71 },
    ]);
    expect(parseHocr('no hOCR at all <span')).toEqual([]);
  });

  test('loses strokes, specks, and scrawls, and keeps the marks of a caption', () => {
    const kept = ['COMPLAINT', ')', '§', '$500.00', 'v.', '26CV00431', '______'];
    const noise = [
      word('|', 0.9),
      word('~~', 0.9),
      word('a}', 0.4),
      word('Xj7q!', 0.3),
      word('Jm', 0.6, { bottom: 400 }),
    ];
    const seen = [...kept.map((text) => word(text, 0.95)), ...noise];
    expect(dropNoise(seen).map(({ text }) => text)).toEqual(kept);
    expect(dropNoise([word('COURT', 0.9), word('Vv.', 0.6)]).map(({ text }) => text)).toEqual(['COURT', 'v.']);
  });

  test('keeps a doubtful case number, whose figures and letters alternate as in no word', () => {
    const seen = [word('2:22-cv-00418', 0.45), word('x2Qe7b', 0.45)];
    expect(dropNoise(seen).map(({ text }) => text)).toEqual(['2:22-cv-00418']);
  });

  test('determines whether it is reliable, and whether the page is sideways', () => {
    const line = Array.from({ length: 20 }, (_, index) =>
      word('granted', 0.95, { left: 110 * index, right: 110 * index + 100 }),
    );
    expect(assessRecognition(line)).toMatchObject({ legible: true, good: true, turn: 0 });
    expect(assessRecognition(line.map((one) => ({ ...one, certainty: 0.3 })))).toMatchObject({
      legible: false,
      good: false,
    });
    const down = line.map((one, index) => ({
      ...one,
      left: 0,
      right: 40,
      top: 110 * index,
      bottom: 110 * index + 100,
    }));
    expect(assessRecognition(down).turn).toBe(270);
    expect(assessRecognition(down.reverse()).turn).toBe(90);
  });
});
