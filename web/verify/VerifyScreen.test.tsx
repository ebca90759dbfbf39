import { createHash } from 'node:crypto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type FingerprintMatch, matchFingerprint, readPublicReceipt } from '#contract/receipts';
import { aProgress } from '#web/testing/aProgress.ts';
import { renderScreens } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { fingerprintOf, mostBytes } from './fingerprintOf.ts';
import { VerifyScreen } from './VerifyScreen.tsx';

const { number, documents, ...about } = aProgress().receipt!;
const { court, time_zone, received_at } = about;
const open = { court, time_zone, received_at, facts: { number, case_number: null, documents } };
const at = received_at;

function show(receipt: typeof open | (Omit<typeof open, 'facts'> & { facts: null }), match: FingerprintMatch) {
  const asked = stubServer(answers(readPublicReceipt, receipt), answers(matchFingerprint, match));
  renderScreens([{ path: '/verify/:token', Component: VerifyScreen }], '/verify/a-token', undefined);
  return asked;
}
const drop = async (file: File) => userEvent.upload(await screen.findByLabelText(/^Drop a document/), file);
/** jsdom's own files cannot be read by Node's cryptography. */
const aFile = () =>
  Object.assign(new File(['The document.'], 'Complaint.pdf'), {
    arrayBuffer: async () => new TextEncoder().encode('The document.').buffer,
  });

test('a visitor reads the facts of the receipt', async () => {
  show(open, { match: 'none' });
  await screen.findByText(court);
  screen.getByText('Monday, March 2, 2026 at 9:04:09 AM PST');
  screen.getByText(number);
  screen.getByText('1. Complaint.pdf');
});

test('a receipt that is not open shows the court and the time only', async () => {
  show({ ...open, facts: null }, { match: 'none' });
  await screen.findByText(/the portal publishes only the court and the time of receipt/);
  expect(screen.queryByText(number)).toBeNull();
});

test.each<[FingerprintMatch, string]>([
  [
    { match: 'received', position: 2, at },
    'This is byte for byte document 2 as received on Monday, March 2, 2026 at 9:04:09 AM PST.',
  ],
  [
    { match: 'stamped', position: 1, mark: 'FILED', at },
    'This is byte for byte the stamped copy (FILED) of document 1 that the court issued on Monday, March 2, 2026 at 9:04:09 AM PST.',
  ],
  [
    { match: 'later', position: null, at },
    'This is byte for byte a document that was added to this filing on Monday, March 2, 2026 at 9:04:09 AM PST.',
  ],
  [{ match: 'none' }, 'This is not a document of this receipt.'],
])('the answer %j is: %s', async (match, words) => {
  show(open, match);
  await drop(aFile());
  await screen.findByText(words);
});

test('only the fingerprint leaves the browser', async () => {
  const asked = show(open, { match: 'none' });
  await drop(aFile());
  await screen.findByText('This is not a document of this receipt.');
  const sent = asked.find(({ method }) => method === 'POST')!;
  expect(JSON.parse(sent.body)).toEqual({ sha256: createHash('sha256').update('The document.').digest('hex') });
});

test('an address without a receipt is explained', async () => {
  stubServer(refuses(readPublicReceipt, 404, { error: 'Not found', code: 'not_found', request_id: '1' }));
  renderScreens([{ path: '/verify/:token', Component: VerifyScreen }], '/verify/wrong', undefined);
  await screen.findByText(/printed on the receipt, next to the QR code/);
  expect(screen.queryByLabelText(/^Drop a document/)).toBeNull();
});

test('a file that is too large or cannot be read is not compared', async () => {
  const large = { size: mostBytes + 1 } as File;
  expect(await fingerprintOf(large)).toEqual({ problem: 'too_large' });
  const broken = { size: 1, arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as File;
  expect(await fingerprintOf(broken)).toEqual({ problem: 'unreadable' });
});
