import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  applySectionRules,
  previewSectionRules,
  readSectionSettings,
  type SectionSettings as Settings,
  saveSectionSettings,
} from '#contract/reviewSections';
import { noConditions } from '#domain/review/SectionRule';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { SectionSettings } from './SectionSettings.tsx';

const [civil, probate] = ['1', '2'].map((n) => `5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0f0${n}`) as [string, string];
const settings: Settings = {
  sections: [
    { id: civil, name: 'Civil', archived: false },
    { id: probate, name: 'Probate', archived: false },
  ],
  rules: [
    { section_id: probate, conditions: { ...noConditions, case_types: ['Probate'], filers: ['self_represented'] } },
    { section_id: civil, conditions: noConditions },
  ],
  attorney_types: ['Public Defender'],
  categories: [
    { id: 'california.cm010.31', label: '31 Unlawful detainer – commercial', active: true },
    { id: 'california.cm010.32', label: '32 Unlawful detainer – residential', active: true },
    { id: 'own.water', label: 'W Water rights', active: false },
  ],
  filing_codes: [{ id: 'ex_parte_application', label: 'Ex parte application', active: true }],
  version: 4,
  application: null,
};

function open(...stubs: Parameters<typeof stubServer>) {
  const asked = stubServer(
    ...stubs,
    answers(readSectionSettings, settings),
    answers(previewSectionRules, ({ body }) => {
      const { rules } = JSON.parse(body) as { rules: object[] };
      const by_rule = rules.map((_rule, index) => index + 3);
      const taken = { examined: 200, by_rule, unassigned: 9 };
      const never = rules.map((_rule, index) =>
        index === 2 ? { because: 'earlier_rule' as const, earlier: 1 } : null,
      );
      return { recent: taken, pending: { ...taken, more: true, kept: 1 }, never };
    }),
    answers(saveSectionSettings, { message: 'Saved', settings: { ...settings, version: 5 } }),
    answers(applySectionRules, {
      message: 'Applying',
      application: {
        asked_by: null,
        asked_at: '2026-03-02T17:04:00Z',
        finished_at: null,
        total: 9,
        examined: 0,
        moved: 0,
      },
    }),
  );
  renderScreen(<SectionSettings />, { signedInAs: aSession({ role: 'court_administrator' }) });
  return asked;
}

test('rules are sentences with what they would take, and one that never matches is named', async () => {
  open();
  await screen.findByText(/Filings in a case of the type Probate, from self-represented filers: Probate/);
  await screen.findByText(/Would take 3 of the last 200 filings and 3 pending ones/);
  await userEvent.click(screen.getByRole('button', { name: 'Add rule' }));
  const dialog = await screen.findByRole('dialog', { name: 'Routing rule' });
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Spanish' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
  await screen.findByText('3. Filings mostly in Spanish: Civil', { exact: false });
  await screen.findByText('Never matches: rule 2 takes all of these filings.');
});

test('a rule can name filing codes and case categories, also one that the court no longer uses', async () => {
  const conditions = { ...noConditions, categories: ['own.water'] };
  const asked = open(answers(readSectionSettings, { ...settings, rules: [{ section_id: civil, conditions }] }));
  await screen.findByText(/Filings in a case of the category W Water rights \(no longer used\): Civil/);
  await userEvent.click(screen.getByRole('button', { name: 'Edit rule 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Routing rule' }));
  await userEvent.type(dialog.getByRole('combobox', { name: 'Add a case category' }), 'residential');
  await userEvent.click(await screen.findByRole('option', { name: '32 Unlawful detainer – residential' }));
  await userEvent.type(dialog.getByRole('combobox', { name: 'Add a filing code' }), 'ex parte');
  await userEvent.click(await screen.findByRole('option', { name: 'Ex parte application' }));
  expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: 'Add a filing code' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'W Water rights (no longer used)' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await screen.findByText(/with the filing code Ex parte application, in a case of the category 32 Unlawful/);
  await userEvent.click(screen.getByRole('button', { name: 'Save sections and rules' }));
  await screen.findByText('All changes are saved.');
  const sent = JSON.parse(asked.find(({ method }) => method === 'PUT')!.body);
  expect(sent.rules[0].conditions).toMatchObject({
    categories: ['california.cm010.32'],
    filing_codes: ['ex_parte_application'],
  });
});

test('the order changes with buttons, and everything is saved together with its version', async () => {
  const asked = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Move rule 2 up' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move Probate up' }));
  await userEvent.type(screen.getByLabelText('New section'), 'Family');
  await userEvent.click(screen.getByRole('button', { name: 'Add section' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save sections and rules' }));
  await screen.findByText('All changes are saved.');
  const sent = JSON.parse(asked.find(({ method }) => method === 'PUT')!.body);
  expect(sent.version).toBe(4);
  expect(sent.sections.map((one: { name: string }) => one.name)).toEqual(['Probate', 'Civil', 'Family']);
  expect(sent.rules.map((one: { section_id: string }) => one.section_id)).toEqual([civil, probate]);
});

test('after someone else’s change, nothing is lost until the administrator takes their version', async () => {
  open(refuses(saveSectionSettings, 409, { error: 'Someone else changed this.', code: 'changed_meanwhile' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Archive Civil' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save sections and rules' }));
  await screen.findByText(/Someone else changed this/);
  screen.getByRole('button', { name: 'Restore Civil' });
  await userEvent.click(screen.getByRole('button', { name: 'Discard my changes and show theirs' }));
  await screen.findByRole('button', { name: 'Archive Civil' });
});
