import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { readDocketProposal } from '#contract/docketProposal';
import { viewDocument } from '#contract/documentViewer';
import { readFilingDetails } from '#contract/filings';
import {
  decideFiling,
  listReviewQueue,
  type ReviewOptions,
  readFilingCourtStatus,
  readReviewOptions,
} from '#contract/review';
import { aFilingCheck, aFinding } from '#web/testing/aCheck.ts';
import { aFiling } from '#web/testing/aFiling.ts';
import { aCourtStatus, aQueue, aQueueRow, reviewOptions } from '#web/testing/aQueue.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, stubServer } from '#web/testing/stubServer.ts';

/** A complaint with two exhibits, of which the second has a finding. */
const [lead] = aFiling().documents;
const exhibit = (n: number) => ({
  ...lead!,
  id: `5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d1c0${n}`,
  version_id: `5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d1d0${n}`,
  kind: 'supporting' as const,
  title: `Exhibit ${n}.pdf`,
  type: 'Exhibit',
});
const documents = [lead!, exhibit(1), exhibit(2)];
const finding = aFinding({ rule_id: 'CA-EXH-01', class: 'clerk_may_return', document: 2, message: 'Illegible page.' });
const base = aFiling();
const filing = aFiling({
  documents,
  compliance_check: {
    ...base.compliance_check,
    check: {
      ...aFilingCheck(1, [finding]),
      documents: documents.map(({ title, version_id }) => ({ document_name: title, version_id })),
    },
  },
});
const words = {
  rule_id: 'CA-EXH-01',
  reason_code: 'unsigned' as const,
  reason: 'Illegible page. Scan it again.',
  authority: 'Rule of clarity',
  version_id: exhibit(2).version_id,
  page: 3,
};
const proposal = {
  ...{
    code: 'complaint',
    text: 'Complaint',
    on_behalf_of: null,
    related_number: null,
    codes: [],
    joins: null,
    hearing: null,
    fees: [],
    payment: null,
    response: null,
    effects: [],
  },
};

function open(changes: Partial<ReviewOptions> = {}) {
  const placed = { id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c99', case_number: '26CV00431', title: 'Sample v. Example' };
  const found = { ...placed, parties: ['Morgan Sample'], parties_match: true };
  const options = reviewOptions({
    from_findings: [words],
    placement: { found, unknown_number: null, case_type: 'Civil Complaint', category: null, title: null },
    ...changes,
  });
  const asked = stubServer(
    answers(listReviewQueue, aQueue([aQueueRow({ id: filing.id })])),
    answers(readReviewOptions, options),
    answers(readFilingDetails, filing),
    answers(readFilingCourtStatus, aCourtStatus()),
    answers(readDocketProposal, proposal),
    answers(decideFiling, { message: 'Recorded', hold: { ...hold } }),
    answers(viewDocument, { layout: 'flow', document_name: 'Complaint.txt', paragraphs: [] }),
  );
  renderApp(`/review?filing=${filing.id}`, { signedInAs: aSession() });
  return asked;
}
const hold = {
  review_id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c31',
  filing_id: filing.id,
  document_name: filing.document_name,
  decision: 'accepted' as const,
  by: 'Dana Sample',
  mine: true,
  decided_at: '2026-03-02T17:04:00Z',
  takes_effect_at: '2026-03-02T17:05:00Z',
  seconds_left: 60,
};
/** The list, once the work on the fields has begun. */
async function list() {
  const found = await screen.findByRole('region', { name: 'Documents in the envelope' });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  return found;
}
const ready = async () => {
  await list();
  await waitFor(() => expect(document.activeElement?.closest('[data-row]')).not.toBeNull());
};
const shown = async () =>
  within(await list())
    .getAllByRole('button')
    .find((one) => one.getAttribute('aria-current') === 'true')?.textContent;
const sent = (asked: ReturnType<typeof stubServer>) =>
  JSON.parse(asked.find(({ path }) => path.endsWith('/decision/'))!.body);

beforeEach(() => sessionStorage.clear());

test('the envelope lists its documents with their findings, and the keys move through them', async () => {
  open();
  await ready();
  const envelope = within(await list());
  expect(await shown()).toContain('Complaint for Damages.pdf');
  envelope.getByText('1 finding');
  await userEvent.keyboard('.');
  await waitFor(async () => expect(await shown()).toContain('Exhibit 1.pdf'));
  await userEvent.keyboard(',,');
  await waitFor(async () => expect(await shown()).toContain('Exhibit 2.pdf'));
  expect(envelope.queryByRole('button', { name: 'Return Complaint for Damages.pdf' })).toBeNull();
});

test('an attachment is returned from its findings and the rest accepted, in five keys', async () => {
  const asked = open();
  await ready();
  await userEvent.keyboard(',m');
  const dialog = within(await screen.findByRole('dialog', { name: 'Return Exhibit 2.pdf' }));
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Explanation').value).toBe(
    'Page 3: Illegible page. Scan it again.',
  );
  dialog.getByText('The filer will read');
  await userEvent.keyboard('{Enter}');
  within(await list()).getByText('To be returned');
  await screen.findByRole('button', { name: /^Accept, return 1/ });
  await userEvent.keyboard('a');
  const accept = within(await screen.findByRole('dialog', { name: 'Accept this filing' }));
  accept.getByText('Returned for correction: 1 attachment');
  await accept.findByLabelText('Docket text');
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(sent(asked)).toMatchObject({
      decision: 'accepted',
      returns: [
        {
          ...{ document_id: exhibit(2).id, reason_code: 'unsigned', authority: 'Rule of clarity' },
          ...{ reason: 'Page 3: Illegible page. Scan it again.', correct_by: '2026-03-12' },
        },
      ],
    }),
  );
  const proposed = asked.find(({ path }) => path.includes('/docket-entry/') && path.includes('without='));
  expect(proposed?.path).toContain(exhibit(2).id);
});

test('“Return with this” of an attachment’s finding returns the attachment, or the filing where the court decides on both', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Return with this' }));
  await screen.findByRole('dialog', { name: 'Return Exhibit 2.pdf' });
});

test('where the court does not permit it, the filing is returned, and no attachment can be marked', async () => {
  open({ partial: { permitted: false, authority: null, confidence: 'uncertain', set_by_court: false } });
  const envelope = within(await list());
  expect(envelope.queryByRole('button', { name: /^Return/ })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Return with this' }));
  await screen.findByRole('dialog', { name: 'Return for correction' });
});

test('a mark survives a reload of the page and can be removed', async () => {
  open();
  await ready();
  await userEvent.keyboard(',m');
  await screen.findByRole('dialog', { name: 'Return Exhibit 2.pdf' });
  await userEvent.keyboard('{Enter}');
  within(await list()).getByText('To be returned');
  expect(sessionStorage.getItem('assize-return-marks')).toContain('Scan it again.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('m');
  await waitFor(async () => expect(within(await list()).queryByText('To be returned')).toBeNull());
  expect(screen.getByRole('button', { name: /^Accept/ }).textContent).not.toContain('return');
});
