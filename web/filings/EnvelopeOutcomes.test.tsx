import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aFiling } from '#web/testing/aFiling.ts';
import { aCourtStatus } from '#web/testing/aQueue.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { stubServer } from '#web/testing/stubServer.ts';
import { EnvelopeOutcomes } from './EnvelopeOutcomes.tsx';

const [lead] = aFiling().documents;
const exhibit = { ...lead!, id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d1c01', kind: 'supporting' as const };
const filing = aFiling({ state: 'docketed', documents: [lead!, { ...exhibit, title: 'Exhibit A.pdf' }] });
const returned = {
  id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d1c09',
  document_name: 'Exhibit B.pdf',
  state: 'returned' as const,
  attached_to: filing.id,
  docket_number: null,
  correct_by: '2026-03-13T06:59:00Z',
};
const outcomes = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('each document has its outcome: the entry, the numbered attachment, or the correction deadline', () => {
  stubServer();
  const status = aCourtStatus({ state: 'docketed', docket_number: 7, envelope_filings: [returned] });
  renderScreen(<EnvelopeOutcomes filing={filing} status={status} />, { signedInAs: aSession() });
  expect(outcomes()).toEqual([
    'Complaint for Damages.pdfEntry 7',
    'Exhibit A.pdfEntry 7-1',
    expect.stringMatching(/^Exhibit B\.pdfReturned\. Correct it by 03\/12\/2026/),
  ]);
  expect(screen.getByRole('link', { name: 'Exhibit B.pdf' }).getAttribute('href')).toContain(returned.id);
});

test('a corrected attachment that was accepted shows the number under which it joined the entry', () => {
  stubServer();
  const joined = { ...returned, state: 'docketed' as const, docket_number: '7-2', correct_by: null };
  const status = aCourtStatus({ state: 'docketed', docket_number: 7, envelope_filings: [joined] });
  renderScreen(<EnvelopeOutcomes filing={filing} status={status} />, { signedInAs: aSession() });
  expect(outcomes().at(-1)).toBe('Exhibit B.pdfEntry 7-2');
});

test('a returned attachment leads to its lead document', () => {
  stubServer();
  const own = aFiling({ state: 'returned', id: returned.id, attached_to: filing.id });
  const lead = { ...returned, id: filing.id, document_name: 'Motion.pdf', state: 'docketed' as const };
  const others = [{ ...lead, attached_to: null, docket_number: '7', correct_by: null }];
  const status = aCourtStatus({ state: 'returned', attached_to: filing.id, envelope_filings: others });
  renderScreen(<EnvelopeOutcomes filing={own} status={status} />, { signedInAs: aSession() });
  const section = within(screen.getByRole('region', { name: 'Documents filed together' }));
  section.getByText('An attachment of');
  expect(section.getAllByRole('link', { name: 'Motion.pdf' })).toHaveLength(2);
});
