import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { assignJudge, type CaseLife, readCaseLife } from '#contract/caseLife';
import { listMerges, mergeCases, previewMerge } from '#contract/caseRelations';
import { type CaseDetails, listCases, readCase } from '#contract/cases';
import { readJudgeAssignment, readJudgeSuggestions } from '#contract/judgeAssignment';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, stubServer } from '#web/testing/stubServer.ts';

const id = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c31';
const other = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c32';
const judge_id = '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c33';
const found: CaseDetails = {
  ...{ id, case_number: '26CV00431', title: 'Sample v. Example Logistics, Inc.', case_type: 'Civil Complaint' },
  ...{
    status: 'open',
    judge_name: null,
    opened_on: '2026-03-02',
    closed_on: null,
    filings: 1,
    court: 'Superior Court',
  },
  ...{
    category: null,
    access: 'public' as const,
    disposition: null,
    parties: [],
    hearings: [],
    merged_into: null,
    version: 4,
    abilities: { manage: true },
  },
};
const life: CaseLife = {
  ...{ state: 'inactive', since: '2026-03-09', inactive_reason: 'stay', reason: 'By stipulation.' },
  history: [
    {
      ...{ number: 2, state: 'inactive', inactive_reason: 'stay', disposition: null, reason: 'By stipulation.' },
      ...{ effective_on: '2026-03-09', by: 'Dana Sample', at: '2026-03-09T18:00:00Z' },
    },
  ],
  ...{ next: ['active', 'disposed'], inactive_reasons: ['stay'], dispositions: [], parties: [], assignments: [] },
  ...{
    hearings_before_others: [],
    covered_by: null,
    challenge_rules: [],
    ...{ disqualifications: [], waiver_signers: [] },
    challenges: [],
    relations: [],
    transfers: [],
  },
  abilities: { change_state: true, manage: true },
};

function open(tab: string, ...stubs: Parameters<typeof stubServer>) {
  const asked = stubServer(
    ...stubs,
    answers(readCase, found),
    answers(readCaseLife, life),
    answers(listMerges, { data: [] }),
  );
  renderApp(`/cases/${id}?tab=${tab}`, { signedInAs: aSession() });
  return asked;
}

test('shows the status with its date, reason, and history', async () => {
  open('life');
  const table = within(await screen.findByRole('table', { name: 'Status history' }));
  expect(table.getByText('By stipulation.')).toBeTruthy();
  expect(screen.getByText('Inactive: Stayed', { selector: 'strong' })).toBeTruthy();
});

test('a judge is assigned by rule, with the caseloads next to the names', async () => {
  const judges = [{ id: judge_id, name: 'A. Reyes', open_cases: 12, absent: true }];
  const rule = {
    ...{ id: other, name: 'Civil cases', case_types: [], method: 'random' as const, department: null, dealt: {} },
    ...{ skip_absent: false, active: true, position: 1, version: 1 },
    judges: [{ judge_id, name: 'A. Reyes', weight: 1 }],
  };
  const suggested = [
    { ...judges[0]!, related: ['26CV00007'], reasons: ['related' as const, 'absent' as const], excluded: null },
    { ...judges[0]!, id: other, name: 'B. Cole', related: [], reasons: [], excluded: 'disqualified' as const },
  ];
  const asked = open(
    'docket',
    answers(readJudgeAssignment, { rules: [rule], judges, coverage: [], abilities: { manage: false } }),
    answers(readJudgeSuggestions, { data: suggested }),
    answers(assignJudge, { message: 'Assigned to A. Reyes', case: found, hearings_before_others: 0 }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Assign judge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign a judge to 26CV00431' }));
  await dialog.findByRole('option', { name: 'A. Reyes, 12 open cases, out of office' });
  const suggestions = within(await dialog.findByRole('region', { name: 'Suggested judges' }));
  suggestions.getByText('has the related case 26CV00007 and out of office');
  suggestions.getByText('Not offered: B. Cole (disqualified in this case).');
  await userEvent.click(suggestions.getByRole('button', { name: 'Choose A. Reyes' }));
  expect(dialog.getByLabelText<HTMLSelectElement>('Judge').value).toBe(judge_id);
  await userEvent.selectOptions(dialog.getByLabelText('Judge'), 'Draw by rule: Civil cases (1 judge)');
  await userEvent.type(dialog.getByLabelText('Reason'), 'New case.');
  await userEvent.click(dialog.getByRole('button', { name: 'Assign judge' }));
  await screen.findByText('Assigned to A. Reyes');
  const sent = JSON.parse(asked.find(({ method }) => method === 'PUT')!.body);
  expect(sent).toEqual({ version: 4, reason: 'New case.' });
});

test('a merge shows what moves, and who must be confirmed', async () => {
  const row = { ...found, id: other, case_number: '26CV00432', title: 'Sample v. Example' };
  const {
    court: _c,
    disposition: _d,
    parties: _p,
    hearings: _h,
    merged_into: _m,
    version: _v,
    abilities: _a,
    ...listed
  } = row;
  const asked = open(
    'relations',
    answers(listCases, { results: [listed], total: 1, total_pages: 1 }),
    answers(previewMerge, {
      kept: { id, case_number: '26CV00431', title: found.title, version: 4 },
      merged: { id: other, case_number: '26CV00432', title: row.title, version: 7 },
      refused: null,
      moves: [{ kind: 'docket_entry', count: 3 }],
      same_parties: ['Morgan Sample (Plaintiff)'],
      gain_access: [{ person_id: judge_id, name: 'Sole Filer', case_number: '26CV00432' }],
    }),
    answers(mergeCases, { message: 'Merged', case: found }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Merge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge another case into 26CV00431' }));
  await userEvent.type(await dialog.findByRole('combobox', { name: 'Case to merge into this one' }), '26CV00432');
  await dialog.findByText('3 docket entries');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Sole Filer (sees 26CV00432)' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Opened twice.');
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  await screen.findByText('Merged');
  const sent = JSON.parse(asked.find(({ method }) => method === 'POST')!.body);
  expect(sent).toMatchObject({ version: 4, other_case_id: other, other_version: 7, admitted: [judge_id] });
});
