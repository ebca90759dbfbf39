import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type LearnedTemplate, listLearnedTemplates, revokeLearnedTemplate } from '#contract/learning';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { LearnedSection } from './LearnedSection.tsx';

const at = '2026-03-02T17:04:00Z';
const source = (n: number, value: string) => ({
  filing_id: `5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c0${n}`,
  document_name: `Complaint ${n}.pdf`,
  ...{ value, corrected_by: 'Dana Sample', corrected_at: at },
});
const heading: LearnedTemplate = {
  id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0d01',
  field: 'court',
  sign: 'HARBOR CLAIMS TRIBUNAL',
  value: 'Harbor Claims Tribunal, Port District',
  sources: [1, 2, 3].map((n) => source(n, 'Harbor Claims Tribunal, Port District')),
  ...{ learned_at: at, uses: 2, last_used_at: at, revoked_at: null, revoked_by: null },
};
const pattern: LearnedTemplate = {
  ...heading,
  id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0d02',
  ...{ field: 'case_number', sign: 'HC/####/A-####', value: null, uses: 0, last_used_at: null },
  sources: [4, 5, 6].map((n) => source(n, `HC/2026/A-043${n}`)),
};

function open(given: LearnedTemplate[], ...stubs: Parameters<typeof stubServer>) {
  let now = given;
  const asked = stubServer(
    ...stubs,
    answers(listLearnedTemplates, () => ({ templates: now })),
    answers(revokeLearnedTemplate, () => {
      now = now.map((one) => ({ ...one, revoked_at: at, revoked_by: 'Robin Registrar' }));
      return { message: 'The template was revoked.' };
    }),
  );
  renderScreen(<LearnedSection />, { signedInAs: aSession({ role: 'court_administrator' }) });
  return asked;
}

test('what was learned is shown with its meaning, the three filings, and its use', async () => {
  open([heading, pattern]);
  const [first, second] = (await screen.findAllByRole('button', { name: /^Revoke “/ })).map(
    (button) => button.closest('li')!,
  );
  expect(first!.textContent).toContain('HARBOR CLAIMS TRIBUNAL');
  expect(first!.textContent).toContain('Harbor Claims Tribunal, Port District');
  expect(first!.textContent).toContain('Used in 2 analyses.');
  const links = within(first!).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Complaint 1.pdf', 'Complaint 2.pdf', 'Complaint 3.pdf']);
  expect(links[0]!.getAttribute('href')).toContain(heading.sources[0]!.filing_id);
  expect(second!.textContent).toContain('HC/####/A-####');
  expect(second!.textContent).toContain('HC/2026/A-0434');
  expect(second!.textContent).toContain('Not used yet.');
});

test('a template is revoked after confirmation, and shows who revoked it', async () => {
  const asked = open([heading]);
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke “HARBOR CLAIMS TRIBUNAL”' }));
  const confirming = within(await screen.findByRole('alertdialog', { name: 'Revoke this template?' }));
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.click(confirming.getByRole('button', { name: 'Revoke' }));
  await screen.findByText('The template was revoked.');
  await screen.findByText(/by Robin Registrar/);
  expect(asked.find(({ method }) => method === 'POST')!.path).toContain(heading.id);
  expect(screen.queryByRole('button', { name: /^Revoke “/ })).toBe(null);
});

test('a refused revocation shows the reason', async () => {
  open([heading], refuses(revokeLearnedTemplate, 404, { error: 'It was already revoked.', code: 'not_found' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Revoke “/ }));
  const confirming = within(await screen.findByRole('alertdialog'));
  await userEvent.click(confirming.getByRole('button', { name: 'Revoke' }));
  await screen.findByText('It was already revoked.');
});

test('without templates, the section explains when they appear', async () => {
  open([]);
  await screen.findByText('Nothing learned yet');
});
