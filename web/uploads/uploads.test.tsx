import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as contract from '#contract/uploads';
import { beginUpload } from '#contract/uploads';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, stubServer } from '#web/testing/stubServer.ts';
import { fingerprintOf } from './fingerprintOf.ts';
import { LimitHint } from './LimitHint.tsx';
import { sendInParts } from './sendInParts.ts';
import { UploadList } from './UploadList.tsx';

type Options = {
  uploadUrl?: string;
  metadata: Record<string, string>;
  onProgress: (sent: number) => void;
  onSuccess: () => void;
  onError: (error: unknown) => void;
  onUploadUrlAvailable: () => void;
  onShouldRetry: (error: unknown) => boolean;
};
const made: { options: Options; started: number; url: string | null; begin: () => void }[] = [];

vi.mock('tus-js-client', () => ({
  Upload: class {
    options: Options;
    started = 0;
    url: string | null = null;
    constructor(_file: File, options: Options) {
      this.options = options;
      this.url = options.uploadUrl ?? null;
      made.push(this);
    }
    start() {
      this.started += 1;
    }
    abort() {}
    begin() {
      this.url ??= `/api/documents/uploads/${id}/`;
      this.options.onUploadUrlAvailable();
    }
  },
}));

const id = '0190a7c2-0000-7000-8000-000000000001';
const mb = 1024 * 1024;
const file = new File([new Uint8Array(100)], 'Complaint.pdf');
Object.defineProperty(file, 'size', { value: 100 * mb });
const limits = { document_mb: 100, envelope_mb: null, authority: '22 NYCRR 202.5-b', confidence: 'verified' } as const;
const upload: contract.Upload = {
  ...{ id, purpose: 'lead', envelope_id: null, filing_id: null, file_name: 'Complaint.pdf', fingerprint: null },
  ...{ size: 100 * mb, received: 43 * mb, state: 'receiving', failure: null, result_id: null },
  ...{ changed_at: '2026-11-24T03:00:00Z', expires_at: '2026-11-27T03:00:00Z' },
};
let listed: contract.Upload[];

const show = () => {
  stubServer(
    answers(contract.listUploads, () => ({
      ...{ court: 'Supreme Court, Kings County', uploads: listed },
      limits: { ...limits, set_by_court: false },
    })),
  );
  const screenOf = (
    <>
      <LimitHint />
      <UploadList of={() => true} />
    </>
  );
  return renderScreen(screenOf, { signedInAs: aSession({ role: 'attorney' }) });
};
const goOnline = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  if (online) window.dispatchEvent(new Event('online'));
};

beforeEach(() => {
  made.length = 0;
  listed = [];
  vi.restoreAllMocks();
});

test('the limit of the court and its authority are stated before anything is sent', async () => {
  show();
  await screen.findByText(/Kings County takes documents of up to 100 MB\. Authority: 22 NYCRR 202\.5-b\./);
});

test('a lost connection is reported with what arrived, and the upload continues when the browser is online', async () => {
  const { store } = show();
  const sent = store.dispatch(sendInParts(file, { begin: beginUpload, metadata: { purpose: 'lead' } }));
  await waitFor(() => expect(made).toHaveLength(1));
  const [running] = made;
  expect(running!.options.metadata).toMatchObject({ purpose: 'lead', filename: 'Complaint.pdf' });
  act(() => {
    running!.begin();
    running!.options.onProgress(43 * mb);
  });
  await screen.findByText(/43 of 100 MB/);
  goOnline(false);
  expect(running!.options.onShouldRetry({})).toBe(false);
  act(() => running!.options.onError({}));
  await screen.findByText(/43 of 100 MB\. The connection was lost\. The upload continues when you are online again\./);
  act(() => goOnline(true));
  expect(running!.started).toBe(2);
  listed = [{ ...upload, received: 100 * mb, state: 'taken', result_id: id }];
  act(() => running!.options.onSuccess());
  expect((await sent).data?.result_id).toBe(id);
});

test('a refusal before the first byte ends the upload with its text', async () => {
  const { store } = show();
  const sent = store.dispatch(sendInParts(file, { begin: beginUpload, metadata: { purpose: 'lead' } }));
  await waitFor(() => expect(made).toHaveLength(1));
  const body = JSON.stringify({
    error: 'This document is larger than this court takes.',
    code: 'document_over_court_limit',
  });
  const originalResponse = { getStatus: () => 413, getBody: () => body };
  act(() => made[0]!.options.onError({ originalResponse }));
  expect((await sent).error).toMatchObject({ status: 413, error: 'This document is larger than this court takes.' });
  await waitFor(() => expect(screen.queryByText(/of 100 MB/)).toBeNull());
});

test('after the page was reloaded, the upload continues with the same file and no other', async () => {
  listed = [{ ...upload, fingerprint: await fingerprintOf(file) }];
  show();
  await screen.findByText(/^43 of 100 MB\. To continue, choose the file again\./);
  const input = screen.getByLabelText('Choose Complaint.pdf again to continue its upload', { selector: 'input' });
  await userEvent.upload(input, new File(['another'], 'Complaint.pdf'));
  await screen.findByText(/This is not the file whose upload began/);
  expect(made).toHaveLength(0);
  await userEvent.upload(input, file);
  await waitFor(() => expect(made).toHaveLength(1));
  expect(made[0]!.options.uploadUrl).toBe(`/api/documents/uploads/${id}/`);
});

test('a document that cannot be used says why, and can be removed', async () => {
  listed = [{ ...upload, state: 'refused', received: 100 * mb, failure: 'Remove the password and send it again.' }];
  show();
  await screen.findByText('Remove the password and send it again.');
  expect(screen.queryByRole('progressbar')).toBeNull();
  screen.getByRole('button', { name: 'Remove Complaint.pdf' });
});
