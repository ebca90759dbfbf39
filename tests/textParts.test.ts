import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { partOf, partsNamedIn, partsOf, type Texts } from '../scripts/vite/textParts.ts';

const web = path.resolve(import.meta.dirname, '../web');
const en = JSON.parse(readFileSync(path.join(web, 'locales/en.json'), 'utf8')) as Texts;

const long = 'a text '.repeat(400);
const texts: Texts = {
  ui: { close: 'Close' },
  filings: { heading: long, viewer: { zoom: 'Zoom' }, state: { filed: 'Filed' } },
};

describe('the catalog of texts', () => {
  test('is divided into small areas, groups, and the texts that are in no group', () => {
    expect(partsOf(texts)).toEqual(['ui', 'filings.viewer', 'filings.state', 'filings.']);
    expect(partOf(texts, 'filings.viewer')).toEqual({ filings: { viewer: { zoom: 'Zoom' } } });
    expect(partOf(texts, 'filings.')).toEqual({ filings: { heading: long } });
  });

  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: code to be examined
  test.each([
    ['a key', `t('filings.viewer.zoom')`, ['filings.viewer']],
    ['a group, whose key is put together', 't(`filings.state.${state}`)', ['filings.state']],
    ['a group that is handed on', `<Panel texts="filings.viewer" />`, ['filings.viewer']],
    ['a text in no group', `t('filings.heading')`, ['filings.']],
    ['an area, whose key is put together', `t(\`filings.\${one}\`)`, ['filings.', 'filings.state', 'filings.viewer']],
    ['the beginning of a name', `t(\`filings.sta\${one}\`)`, ['filings.', 'filings.state', 'filings.viewer']],
    ['a small area', `t('ui.close')`, ['ui']],
    ['a name of something else', `call('filings:read', 'other.thing')`, []],
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: code to be examined
  ])('comes with the module that names %s', (_what, code, parts) => {
    expect(partsNamedIn(code, texts)).toEqual(parts);
  });

  test('has no part that no screen names, because its texts would be missing in the browser', () => {
    const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('landing'),
    );
    const named = new Set(files.flatMap((file) => partsNamedIn(readFileSync(path.join(web, file), 'utf8'), en)));
    // The landing page is prerendered with the complete catalog.
    expect(partsOf(en).filter((part) => !named.has(part) && !part.startsWith('landing'))).toEqual([]);
  });
});
