import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preloadScreens } from './preloadScreens.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'assize-preload-'));
const web = path.join(dist, 'web');
const screens = [
  { path: '/cases', scripts: ['assets/cases-1.js'], styles: [] },
  { path: '/cases/:id', scripts: ['assets/case-1.js', 'assets/common-1.js'], styles: ['assets/case-1.css'] },
  { path: '*', scripts: ['assets/none-1.js'], styles: [] },
];
const plain = '<html><head><title>Assize</title></head><body></body></html>';

beforeAll(() => {
  mkdirSync(web);
  writeFileSync(path.join(web, 'index.html'), plain);
  writeFileSync(path.join(dist, 'web-screens.json'), JSON.stringify({ start: [], screens }));
});
afterAll(() => rmSync(dist, { recursive: true }));

test('the document names the files of the screen at its address, and of no other', () => {
  const documentFor = preloadScreens(web);
  expect(documentFor('/cases/7')).toBe(
    '<html><head><title>Assize</title>' +
      '<link rel="stylesheet" crossorigin href="/assets/case-1.css">' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/case-1.js">' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/common-1.js"></head><body></body></html>',
  );
  expect(documentFor('/cases/')).toContain('/assets/cases-1.js');
});

test('an address without a screen has the document alone', () => {
  const documentFor = preloadScreens(web);
  for (const address of ['/', '/cases/7/more', '/nowhere', '/*']) expect(documentFor(address), address).toBe(plain);
});
