import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { verifySeal } from '#contract/seals';
import { renderScreens } from '#web/testing/renderScreen.tsx';
import { answers, stubServer } from '#web/testing/stubServer.ts';
import { VerifySealScreen } from './VerifySealScreen.tsx';

const time_zone = 'America/Los_Angeles';
const sealed_at = '2026-11-24T18:00:00.000Z';
/** A file with one signature, whose gap is its CMS. */
const signed = '%PDF-1.7 /ByteRange [0 42 50 6] padding...<abcdef>%%EOF\n';

test('a visitor checks the seal of an order: only digests are sent', async () => {
  const file = Object.assign(new File([signed], 'Order.pdf'), {
    arrayBuffer: async () => new TextEncoder().encode(signed).buffer,
  });
  const valid = { court: 'Superior Court', signer: 'A. Reyes, Judge', sealed_at, time_zone };
  const seen = stubServer(answers(verifySeal, { result: 'valid', ...valid }));
  renderScreens([{ path: '/verify', Component: VerifySealScreen }], '/verify', undefined);
  await userEvent.upload(await screen.findByLabelText(/^Drop a signed order/), file);
  await screen.findByText('Sealed by Superior Court, unchanged');
  await screen.findByText(/Signed by A\. Reyes, Judge/);
  await waitFor(() => expect(seen.some(({ path }) => path === '/api/public/seals/')).toBe(true));
  const sent = JSON.parse(seen.find(({ path }) => path === '/api/public/seals/')!.body);
  expect(sent.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(sent.signatures).toMatchObject([{ cms: 'abcdef', is_last: true }]);
});
