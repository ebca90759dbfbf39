import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/binders';
import { viewDocument } from '#contract/documentViewer';
import { openProposedOrder } from '#contract/orders';
import * as rulings from '#contract/rulings';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { layOutBinder, sectionAt } from './layOutBinder.ts';

const uuid = (n: number) => `0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a${String(n).padStart(2, '0')}`;
const anItem = (n: number, title: string, part: contract.BinderItem['part']): contract.BinderItem => ({
  ...{ id: uuid(n), filing_id: uuid(n + 10), docket_number: n, title, part, matter: 0, filed_by: 'Rowe' },
  ...{ filed_on: '2026-11-01', corrected_by: null, removed: null, stricken: false },
  document: {
    ...{ id: uuid(n), version_id: uuid(n + 20), version: 1, kind: 'lead', title: `${title}.pdf`, type: null },
    ...{ document_type: null, file_type: 'pdf', file_size: 10, pages: 3, pages_without_text: 0, pages_recognized: 0 },
    ...{ sha256: 'a'.repeat(64), uploaded_at: '2026-11-01T18:00:00.000Z' },
  },
});
const withdrawn = { ...anItem(3, 'Joinder', 'other'), removed: 'withdrawn' as const, document: null };
const items = [anItem(1, 'Motion to Compel', 'motion'), anItem(2, 'Opposition', 'opposition'), withdrawn];
const binder: contract.Binder = {
  hearing: {
    ...{ id: uuid(50), hearing_date: '2026-11-23', hearing_time: '09:00', duration_minutes: 30, papers: 2 },
    ...{ event_type: 'Motion Hearing', venue: 'Department 3', status: 'scheduled', case_id: null, has_notes: false },
    ...{ case_number: '26CV1', case_title: 'Rowe v. Pike', case_type: 'Civil Complaint' },
  },
  ...{ case: null, parties: [], items, order_version: 0, previous: null, next: uuid(51) },
};
const note: contract.BinderNote = {
  ...{ id: uuid(60), document_id: uuid(2), version_id: uuid(22), on_earlier_version: false, page: 2 },
  ...{ boxes: [], quote: 'not the cause', kind: 'note', color: 'yellow', text: 'Ask', audience: 'judge' },
  ...{ updated_at: '2026-11-22T18:00:00.000Z', version: 4 },
};
const opened = answers(contract.readBinder, binder);
const noted = answers(contract.listBinderNotes, { data: [note] });
const size = { width: 612, height: 792 };
const view = answers(viewDocument, {
  ...{ layout: 'pages', document_name: 'Motion.pdf' },
  pages: [1, 2, 3].map((number) => ({ number, ...size })),
});
const show = () =>
  renderApp(`/judge-dashboard/hearings/${uuid(50)}`, {
    signedInAs: aSession({ role: 'judge', judge_status: 'verified' }),
  });

describe('the binder', () => {
  test('is in order, with tabs, and moves a document by keyboard', async () => {
    const moved = { ...binder, items: [items[1]!, items[0]!, withdrawn], order_version: 1 };
    const seen = stubServer(opened, noted, view, answers(contract.orderBinder, moved));
    show();
    const outline = within(await screen.findByRole('navigation', { name: 'Documents in order' }));
    const rows = outline.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows.map((row) => row?.slice(0, 1))).toEqual(['A', 'B', 'C']);
    expect(rows[0]).toContain('Motion to Compel');
    expect(rows[2]).toContain('Withdrawn by the filer');
    outline.getByRole('button', { name: 'Move Opposition up' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(seen.some(({ method }) => method === 'PUT')).toBe(true));
    const sent = JSON.parse(seen.find(({ method }) => method === 'PUT')!.body);
    expect(sent).toEqual({ documents: [uuid(2), uuid(1), uuid(3)], version: 0 });
  });

  test('has one sequence of pages, each with its document and its page there', () => {
    const { pages, sections } = layOutBinder(items, new Map(), (tab, n) => `${tab}-${n}`);
    expect(pages.map(({ number, of }) => [number, of?.label])).toEqual([
      [1, 'A-1'],
      [2, 'A-2'],
      [3, 'A-3'],
      [4, 'B-1'],
      [5, 'B-2'],
      [6, 'B-3'],
    ]);
    expect(sectionAt(sections, 5)?.item.title).toBe('Opposition');
    expect(sections[2]).toMatchObject({ tab: 'C', pages: 0 });
  });
});

describe('a note', () => {
  test('is saved while the judge types, and keeps the input if another tab changed it', async () => {
    const stale = {
      ...{ error: 'Changed', code: 'changed_meanwhile' as const },
      details: { version: 7, current: { ...note, text: 'From the other tab', version: 7 } },
    };
    const seen = stubServer(opened, noted, view, refuses(contract.saveBinderNote, 409, stale));
    show();
    await userEvent.click(await screen.findByRole('button', { name: /B-2.*Ask/ }));
    const text = (await screen.findByRole('textbox', { name: /^Note/ })) as HTMLTextAreaElement;
    await userEvent.type(text, ' Pike');
    expect(await screen.findByText('From the other tab', {}, { timeout: 4000 })).toBeTruthy();
    expect(text.value).toBe('Ask Pike');
    await userEvent.click(screen.getByRole('button', { name: 'Keep my text' }));
    await waitFor(() => {
      const sent = seen.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body));
      expect(sent.map(({ version }) => version)).toEqual([4, 7]);
      expect(sent[1].text).toBe('Ask Pike');
    });
  });
});

describe('a ruling in the binder', () => {
  const motion: rulings.PendingMotion = {
    ...{ filing_id: uuid(11), case_id: uuid(7), case_number: '26CV1', case_title: 'Rowe v. Pike', number: 1 },
    ...{ title: 'Motion to Compel', docket_title: 'Motion to Compel', filed_on: '2026-11-01', filed_by: 'Rowe' },
    ...{ is_docketed: true, style: 'state', version: 0, present: null, held: null, tentative: null, clock: null },
    allowed: ['granted', 'denied', 'continued'],
    tentative_choices: ['granted', 'denied'],
  };
  const proposed = anItem(4, 'Proposed Order', 'proposed_order');
  const withOrder = answers(contract.readBinder, { ...binder, items: [...items, proposed] });
  const about = answers(rulings.readMotion, { motion, history: [], today: '2026-11-23', recommendable: [] });

  test('is made with three keys: R, the key of the ruling, and Enter', async () => {
    const made = answers(rulings.makeRuling, () => {
      throw new Error('seen');
    });
    const seen = stubServer(withOrder, noted, view, about, made);
    show();
    await screen.findByRole('button', { name: /^Grant/ });
    // Without R, G is the key that goes to a page.
    await userEvent.keyboard('{Escape}rg');
    expect(await screen.findByRole('dialog', {}, { timeout: 5000 })).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(seen.some(({ method, path }) => method === 'POST' && path.endsWith('/rulings/'))).toBe(true),
    );
    const sent = JSON.parse(seen.find(({ path, method }) => path.endsWith('/rulings/') && method === 'POST')!.body);
    expect(sent).toMatchObject({ filing_id: uuid(11), disposition: 'granted', hearing_id: uuid(50) });
  });

  test('opens the proposed order beside its signature with R and Y', async () => {
    const seen = stubServer(withOrder, noted, view, about, answers(openProposedOrder, { id: uuid(70) }));
    show();
    await screen.findByRole('button', { name: /^Grant/ });
    await userEvent.keyboard('ry');
    await waitFor(() => expect(seen.some(({ path }) => path.endsWith('/orders/proposed/'))).toBe(true));
    const sent = JSON.parse(seen.find(({ path }) => path.endsWith('/orders/proposed/'))!.body);
    expect(sent).toEqual({ filing_id: uuid(14), version_id: uuid(24) });
  });
});
