import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  type CourtExport,
  type ExportsOfPortal,
  listExports,
  saveExportSettings,
  startExport,
} from '#contract/exports';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { ExportSection } from './ExportSection.tsx';

const made: CourtExport = {
  id: '11111111-1111-4111-8111-111111111111',
  ...{ state: 'ready', failure: null, requested_by: null, missing: 0, folder: '2026-11-29-100000-11111111' },
  requested_at: '2026-11-29T10:00:00.000Z',
  started_at: '2026-11-29T10:00:01.000Z',
  finished_at: '2026-11-29T10:00:43.000Z',
  ...{ rows: 28_540, bytes: 41_500_000, documents: 155 },
};
const settings = { enabled: false, hour: 2, keep: 7, version: 0 };
const portal: ExportsOfPortal = { folder: '/srv/exports', is_own_court: true, settings, data: [made] };

function open(changes: Partial<ExportsOfPortal> = {}, ...stubs: Parameters<typeof stubServer>) {
  const asked = stubServer(
    ...stubs,
    answers(listExports, { ...portal, ...changes }),
    answers(startExport, { message: 'Export started', data: { ...made, state: 'queued' } }),
    answers(saveExportSettings, { message: 'Export settings saved', settings: { ...settings, version: 1 } }),
  );
  renderScreen(<ExportSection />, { signedInAs: aSession() });
  return asked;
}

test('shows the last exports with their size and duration, and starts one', async () => {
  const asked = open();
  const row = within(await screen.findByRole('row', { name: /Nightly/ }));
  row.getByText('Complete');
  row.getByText('28,540');
  row.getByText('41.5 MB');
  row.getByText('42 seconds');
  await userEvent.click(screen.getByRole('button', { name: 'Export now' }));
  await screen.findByText('Export started');
  expect(asked.some(({ method, path }) => method === 'POST' && path.endsWith('/exports/'))).toBe(true);
});

test('shows an export under way, one that is incomplete, and one that failed with the reason', async () => {
  const other = (n: number, change: Partial<CourtExport>) => ({
    ...made,
    id: made.id.replace(/1$/, String(n)),
    ...change,
  });
  open({
    data: [
      other(2, { state: 'running', finished_at: null }),
      other(3, { state: 'incomplete', missing: 2 }),
      other(4, { state: 'failed', failure: 'no_space' }),
    ],
  });
  await screen.findByText('In progress');
  screen.getByText(/^2 documents are missing/);
  screen.getByText(/^The disk is full/);
  expect(screen.getByRole('button', { name: 'Export now' })).toHaveProperty('disabled', true);
});

test('turns the nightly export on, with its hour', async () => {
  const asked = open();
  await userEvent.selectOptions(await screen.findByLabelText(/^Every night/), 'On');
  await userEvent.selectOptions(screen.getByLabelText(/^From/), '3:00 AM');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
  const { body } = asked.find(({ method }) => method === 'PUT')!;
  expect(JSON.parse(body)).toEqual({ enabled: true, hour: '3', keep: '7', version: 0 });
});

test('shows the words of a refusal', async () => {
  open({}, refuses(startExport, 409, { error: 'An export is being made.', code: 'export_under_way' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Export now' }));
  await screen.findByText(/^An export is being made/);
});

test('names the setting that the installation lacks, and offers nothing then', async () => {
  open({ folder: null, data: [] });
  await screen.findByText(/sets EXPORT_FOLDER/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('in another court of the installation states who manages exports', async () => {
  open({ is_own_court: false, folder: null, data: [] });
  await screen.findByText(/Only its own court manages exports/);
  expect(screen.queryByText('Last exports')).toBeNull();
});
