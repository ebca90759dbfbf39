import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProcessedDocument } from '#contract/analyses';
import {
  type DocumentSearch,
  type PageText,
  readPageText,
  renderDocumentPage,
  searchDocument,
  viewDocument,
} from '#contract/documentViewer';
import type { Evidence } from '#contract/evidence';
import type { ExtractedField } from '#contract/extractedFields';
import { aFiling } from '#web/testing/aFiling.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { DocumentViewer } from './DocumentViewer.tsx';
import type { DocumentViewerProps, ViewerSelection } from './DocumentViewerProps.ts';
import styles from './viewer.module.css';

/** A desk of 700 by 800 pixels, because jsdom has no layout. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(700);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element, to?: unknown) {
    Object.assign(this, { scrollTop: (to as { top: number }).top });
    fireEvent.scroll(this);
  });
  let made = 0;
  URL.createObjectURL = () => {
    made += 1;
    return `blob:${made}`;
  };
  URL.revokeObjectURL = () => {};
});
afterEach(() => vi.restoreAllMocks());

let versions = 0;
/** A separate version for each test, because the view of each version is stored. */
function aDocument(changes: Partial<ProcessedDocument> = {}): ProcessedDocument {
  versions += 1;
  const version_id = `5c1d1a52-1f0a-4f0e-8b55-${String(versions).padStart(12, '0')}`;
  return { ...aFiling().documents[0]!, version_id, pages: 300, ...changes };
}

const paged = (count = 300) => ({
  layout: 'pages' as const,
  document_name: 'Complaint.pdf',
  pages: Array.from({ length: count }, (_, index) => ({ number: index + 1, width: 612, height: 792 })),
});
const flowing = {
  layout: 'flow' as const,
  document_name: 'Complaint.txt',
  paragraphs: [
    { number: 1, text: 'SUPERIOR COURT OF CALIFORNIA' },
    { number: 2, text: 'Plaintiff asks the court for $84,500.00 in damages.' },
  ],
};
const words = (number: number): PageText => ({
  number,
  width: 612,
  height: 792,
  source: number === 3 ? 'none' : number === 2 ? 'ocr' : 'text-layer',
  ...(number === 2 && { handwritten: true }),
  words:
    number === 3
      ? []
      : ['Case', 'No.', '26CV00431', 'filed', 'today']
          .map((text, index) => ({
            text,
            box: [72 + 60 * index, 100, 122 + 60 * index, 112] as const,
          }))
          .map(({ text, box }) => ({ text, box: [...box] as [number, number, number, number] })),
  lines: number === 3 ? [] : [0, 3],
});
const pageOf = (path: string) => Number(/pages\/(\d+)/.exec(path)![1]);
const onPage = (page: number, quote = '26CV00431'): Evidence => ({
  kind: 'page',
  page,
  boxes: [[192, 100, 242, 112]],
  quote,
});
const caseNumber = (...places: Evidence[]): ExtractedField => ({
  field: 'case_number',
  value: '26CV00431',
  confidence: 0.95,
  method: 'caption-number',
  evidence: places,
});

const serving = (...stubs: Parameters<typeof stubServer>) =>
  stubServer(
    ...stubs,
    answers(viewDocument, paged()),
    answers(readPageText, ({ path }) => words(pageOf(path))),
    { endpoint: renderDocumentPage, answer: () => ({ status: 200, body: {} }) },
  );

type Shown = Partial<DocumentViewerProps & ViewerSelection>;

function show(props: Shown = {}) {
  const document = props.document ?? aDocument();
  const all = { document, documents: [document], onDocument: vi.fn() };
  const onSelect = vi.fn();
  let update: (more: Shown) => void = () => {};
  function Stage() {
    const [more, setMore] = useState(props);
    update = (next) => act(() => setMore((old) => ({ ...old, ...next })));
    return <DocumentViewer {...all} {...more} selection={{ fields: [], selected: null, onSelect, ...more }} />;
  }
  const view = renderScreen(<Stage />, { signedInAs: aSession() });
  return { ...view, onSelect, update: (more: Shown) => update(more) };
}
const desk = () => screen.findByRole('region', { name: 'Pages of Complaint for Damages.pdf' });
const pageField = () => screen.findByRole('textbox', { name: /^Page \d+ of 300$/ });
const shownPages = () =>
  screen.getAllByRole('region', { name: /^Page \d+$/ }).map(({ dataset }) => Number(dataset.page));

test('of 300 pages, only those near the visible area exist, and a page number leads to any of them', async () => {
  const asked = serving();
  show();
  await screen.findByRole('region', { name: 'Page 1' });
  expect(shownPages()).toEqual([1, 2]);
  const field = await pageField();
  await userEvent.clear(field);
  await userEvent.type(field, '250{Enter}');
  await screen.findByRole('region', { name: 'Page 250' });
  expect(shownPages().length).toBeLessThan(6);
  await screen.findByRole('textbox', { name: 'Page 250 of 300' });
  await waitFor(() => expect(asked.some(({ path }) => path.includes('/pages/250?width='))).toBe(true));
  expect(asked.some(({ path }) => path.includes('/pages/100'))).toBe(false);
});

test('letters and other keys turn pages, zoom, and go to both ends', async () => {
  serving();
  show();
  await screen.findByRole('region', { name: 'Page 1' });
  (await desk()).focus();
  const isAt = (page: number) => screen.findByRole('textbox', { name: `Page ${page} of 300` });
  await userEvent.keyboard(']]');
  await isAt(3);
  await userEvent.keyboard('[[');
  await isAt(2);
  await userEvent.keyboard('{End}');
  await isAt(300);
  await userEvent.keyboard('{Home}');
  await isAt(1);
  const zoom = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Zoom' });
  expect(zoom.selectedOptions[0]!.textContent).toBe('Width, 82%');
  await userEvent.keyboard('+');
  expect(zoom.selectedOptions[0]!.textContent).toBe('98%');
  await userEvent.keyboard('-0');
  expect(zoom.value).toBe('width');
});

test('the words of a page are available to screen readers, and an image without words is described as such', async () => {
  serving();
  show();
  const first = await screen.findByRole('region', { name: 'Page 1' });
  await within(first).findByText('26CV00431');
  expect(first.querySelector('[data-page-text]')!.textContent).toBe('Case No. 26CV00431filed today');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText(/Handwriting on it was not read\. Check the values there\./);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('Page 3 is an image without text');
  await screen.findByRole('img', { name: 'Page 3 as filed' });
  expect(screen.queryByRole('img', { name: 'Page 1 as filed' })).toBeNull();
});

test('a selected value scrolls its words into view, unless they are visible or it is reported again', async () => {
  serving();
  const near = caseNumber(onPage(1));
  const far = { ...caseNumber(onPage(40)), field: 'judge_name', value: 'Reyes' };
  const { update } = show({ fields: [near, far], selected: null });
  const view = await desk();
  await screen.findByRole('region', { name: 'Page 1' });
  update({ selected: near });
  expect(view.scrollTop).toBe(0);
  update({ selected: far });
  expect(view.scrollTop).toBeGreaterThan(30_000);
  await screen.findByRole('button', { name: 'Judge: Reyes' });

  view.scrollTop = 5000;
  fireEvent.scroll(view);
  // The server's next response: the same values in new objects, and an additional one.
  const [again, more] = [structuredClone(far), caseNumber(onPage(2))];
  update({ fields: [structuredClone(near), again, more], selected: again });
  expect(view.scrollTop).toBe(5000);
});

test('pressing a highlight selects its value, and both sides light up together', async () => {
  serving();
  const field = caseNumber(onPage(1));
  const onHover = vi.fn();
  const { onSelect, update } = show({ fields: [field], onHover });
  const sheet = await screen.findByRole('region', { name: 'Page 1' });
  const mark = within(sheet).getByRole('button', { name: 'Case number: 26CV00431' });
  vi.spyOn(sheet, 'getBoundingClientRect').mockReturnValue({ left: 0, top: 0 } as DOMRect);
  const scale = 668 / 612;
  const onWords = { clientX: 200 * scale, clientY: 105 * scale, bubbles: true };
  fireEvent.click(sheet, onWords);
  expect(onSelect).toHaveBeenCalledWith(field);
  fireEvent.pointerMove(sheet, onWords);
  expect(onHover).toHaveBeenCalledWith(field);
  fireEvent.pointerMove(sheet, { clientX: 5, clientY: 5, bubbles: true });
  expect(onHover).toHaveBeenLastCalledWith(null);
  expect(mark.classList).not.toContain(styles.on);
  update({ selected: field, hovered: field });
  expect([...mark.classList]).toEqual(expect.arrayContaining([styles.on, styles.shown, styles.lit]));
});

test('the person can step through the positions of a value', async () => {
  serving();
  const field = caseNumber(onPage(1), onPage(20), onPage(200));
  show({ fields: [field], selected: field });
  await screen.findByText('Case number: location 1 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Next location' }));
  await screen.findByRole('region', { name: 'Page 20' });
  await userEvent.click(screen.getByRole('button', { name: 'Previous location' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous location' }));
  await screen.findByText('Case number: location 3 of 3');
  await screen.findByRole('region', { name: 'Page 200' });
});

test('Ctrl+F searches the document; Enter and Shift+Enter step, Escape returns', async () => {
  const found: DocumentSearch = {
    total: 1204,
    hits: [1, 90, 180].map((page) => ({ evidence: onPage(page), before: 'Case No. ', after: ' filed' })),
    pages_without_text: [3],
  };
  const asked = serving(answers(searchDocument, found));
  show();
  (await desk()).focus();
  await userEvent.keyboard('{Control>}f{/Control}');
  const input = await screen.findByRole('textbox', { name: 'Search in this document' });
  await waitFor(() => expect(document.activeElement).toBe(input));
  await userEvent.keyboard('26 cv');
  await screen.findByText('1 of 1,204; first 3 shown (1 page has no text)');
  expect(asked.filter(({ path }) => path.includes('/search')).map(({ path }) => path)).toEqual([
    expect.stringContaining('search?q=26+cv'),
  ]);
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('region', { name: 'Page 90' });
  expect(document.querySelector('[data-hit=current]')!.closest('[data-page]')!.getAttribute('data-page')).toBe('90');
  await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
  await screen.findByRole('region', { name: 'Page 180' });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('search')).toBeNull();
  expect(document.activeElement).toBe(await desk());
  expect(document.querySelector('[data-hit]')).toBeNull();
});

test('a search without results states that, and a failed search shows why', async () => {
  const nothing: DocumentSearch = { total: 0, hits: [], pages_without_text: [] };
  serving(answers(searchDocument, nothing));
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Search in the document' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Search in this document' }), 'xyz');
  await screen.findByText('No matches');
  unmount();

  serving(refuses(searchDocument, 503, { error: 'The court is closing down.', code: 'shutting_down' }));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Search in the document' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Search in this document' }), 'xyz');
  await screen.findByText('The court is closing down.');
});

test('thumbnails show the highlights on each page, and open it with the keyboard', async () => {
  serving();
  const doubt = { ...caseNumber(onPage(2)), field: 'judge_name', value: 'Reyes', confidence: 0.3 };
  show({ fields: [caseNumber(onPage(2)), doubt] });
  await desk();
  await userEvent.click(screen.getByRole('button', { name: 'Page thumbnails' }));
  const strip = await screen.findByRole('navigation', { name: 'Pages' });
  const first = within(strip).getByRole('button', { name: 'Page 1' });
  within(strip).getByRole('button', { name: 'Page 2, 1 value, 1 value to review' });
  expect(within(strip).getAllByRole('button').length).toBeLessThan(20);
  first.focus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('textbox', { name: 'Page 2 of 300' });
});

test('selected words are offered to the field that is being edited, with their position', async () => {
  serving();
  const onUse = vi.fn();
  show({ textTarget: { name: 'Case number', onUse } });
  const sheet = await screen.findByRole('region', { name: 'Page 1' });
  const word = await within(sheet).findByText('26CV00431');
  const next = within(sheet).getByText('filed');
  const range = document.createRange();
  range.setStart(word.firstChild!, 2);
  range.setEnd(next.firstChild!, 5);
  act(() => {
    getSelection()!.removeAllRanges();
    getSelection()!.addRange(range);
    document.dispatchEvent(new Event('selectionchange'));
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Use for Case number' }));
  expect(onUse).toHaveBeenCalledWith('CV00431 filed', [
    {
      kind: 'page',
      page: 1,
      quote: 'CV00431 filed',
      boxes: [
        [192, 100, 242, 112],
        [252, 100, 302, 112],
      ],
    },
  ]);
});

test('zoom, rotation, and position are kept for each version when switching between documents', async () => {
  serving();
  const [one, other] = [aDocument(), aDocument({ id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c99', title: 'Exhibit A.pdf' })];
  const { update } = show({ document: one, documents: [one, other] });
  await screen.findByRole('region', { name: 'Page 1' });
  await userEvent.click(screen.getByRole('button', { name: 'Rotate 90°' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Zoom' }), '200%');
  const view = await desk();
  view.scrollTop = 60_000;
  fireEvent.scroll(view);
  const left = (await pageField()).getAttribute('aria-label');
  const zoom = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Zoom' }).value;
  const chooser = screen.getByRole('combobox', { name: 'Document shown' });
  chooser.focus();

  update({ document: other });
  await screen.findByRole('region', { name: 'Pages of Exhibit A.pdf' });
  await waitFor(() => expect(zoom()).toBe('width'));
  expect(
    screen.getByRole('region', { name: 'Page 1' }).querySelector<HTMLElement>(':scope > div')!.style.transform,
  ).toMatch(/^matrix\(1/);
  // The document selector is still the same control: the focus stays on it.
  expect(document.activeElement).toBe(chooser);
  update({ document: one });
  expect((await desk()).scrollTop).toBeGreaterThan(59_000);
  expect([zoom(), (await pageField()).getAttribute('aria-label')]).toEqual(['2', left]);
});

test('a page that cannot be rendered shows an error and can be retried; the download remains', async () => {
  let broken = true;
  serving({
    endpoint: renderDocumentPage,
    answer: () =>
      broken ? { status: 500, body: { error: 'An unexpected error occurred' } } : { status: 200, body: {} },
  });
  show();
  const sheet = await screen.findByRole('region', { name: 'Page 1' });
  await within(sheet).findByText('Page 1 could not be displayed.');
  screen.getByRole('button', { name: 'Download Complaint for Damages.pdf' });
  broken = false;
  await userEvent.click(within(sheet).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sheet.querySelector('img')).not.toBeNull());
});

test('a document that cannot be shown shows the reason, can be retried, and can be downloaded', async () => {
  let broken = true;
  const error = { error: 'The document could not be opened.', code: 'document_corrupt' };
  serving({
    endpoint: viewDocument,
    answer: () => (broken ? { status: 422, body: error } : { status: 200, body: paged(2) }),
  });
  show();
  await screen.findByText('The document could not be opened.');
  screen.getByRole('button', { name: 'Download Complaint for Damages.pdf' });
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('region', { name: 'Page 2' });
});

test('a document without pages can be searched, and its results are highlighted in its text', async () => {
  const found: DocumentSearch = {
    total: 1,
    hits: [
      { evidence: { kind: 'paragraph', paragraph: 2, start: 15, end: 24, quote: 'the court' }, before: '', after: '' },
    ],
    pages_without_text: [],
  };
  serving(answers(viewDocument, flowing), answers(searchDocument, found));
  const sum: ExtractedField = {
    ...{ field: 'amount', value: '$84,500.00', confidence: 0.4, method: 'prayer' },
    evidence: [{ kind: 'paragraph', paragraph: 2, start: 29, end: 39, quote: '$84,500.00' }],
  };
  const { onSelect } = show({ document: aDocument({ pages: null }), fields: [sum] });
  const mark = await screen.findByText('$84,500.00', { selector: `mark.${styles.doubt}` });
  await userEvent.click(mark);
  expect(onSelect).toHaveBeenCalledWith(sum);
  expect(screen.queryByRole('button', { name: 'Rotate 90°' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Search in the document' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Search in this document' }), 'THE COURT');
  const hit = await screen.findByText('the court', { selector: 'mark[data-hit=current]' });
  expect(hit.closest('p')!.textContent).toBe(flowing.paragraphs[1]!.text);
});
