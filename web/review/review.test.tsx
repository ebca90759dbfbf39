import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { listCategories } from '#contract/caseCategories';
import { listCases } from '#contract/cases';
import { proposeCaseTitle } from '#contract/caseTitleProposal';
import { readDocketProposal } from '#contract/docketProposal';
import { viewDocument } from '#contract/documentViewer';
import { readFilingDetails } from '#contract/filings';
import {
  decideFiling,
  type Hold,
  listReviewQueue,
  type ReviewOptions,
  type ReviewQueue,
  readFilingCourtStatus,
  readReviewOptions,
} from '#contract/review';
import { aFiling } from '#web/testing/aFiling.ts';
import { aQueueRow, filingDates } from '#web/testing/aQueue.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const filing = aFiling();
const row = aQueueRow();
const hold: Hold = {
  review_id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c11',
  filing_id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c12',
  document_name: 'Answer.pdf',
  decision: 'returned',
  by: 'Dana Sample',
  mine: true,
  decided_at: '2026-03-02T17:04:00Z',
  takes_effect_at: '2026-03-02T17:05:00Z',
  seconds_left: 42,
};
const queue = (changes: Partial<ReviewQueue> = {}): ReviewQueue => ({
  results: [row],
  total: 1,
  total_pages: 1,
  more: false,
  waiting: 1,
  more_waiting: false,
  oldest_received_at: filing.received_at,
  holds: [],
  ...changes,
});
const options = (changes: Partial<ReviewOptions> = {}): ReviewOptions => ({
  filing_id: filing.id,
  version: 3,
  claim: null,
  hold: null,
  section: { id: null, name: null, moved_by: null, has_others: false },
  may: ['accepted', 'returned', 'rejected'],
  policy: {
    name: 'California superior courts',
    advice: 'The notice has to give the reasons.',
    authority: 'Cal. Rules of Court, rule 2.118',
    confidence: 'high',
    permitted: ['accepted', 'returned', 'rejected'],
    last_correction_day: null,
    proposed_correction_day: '2026-03-12',
    closed_days: [{ date: '2026-03-15', why: 'Sunday' }],
    deficiency: null,
    return_notice: [],
    must_file: [],
    checked_on: '2026-11-22',
  },
  reasons: [
    { code: 'unsigned', words: 'The document is not signed.', authority: 'Rule of signatures' },
    { code: 'illegible', words: 'The document is illegible.', authority: 'Rule of clarity' },
  ],
  notice_reasons: [],
  from_findings: [],
  lapsed_at: null,
  placement: {
    found: null,
    unknown_number: null,
    case_type: 'Civil Complaint',
    category: null,
    title: 'Sample v. Example',
  },
  placement_findings: [],
  filer_choices: null,
  filing_dates: null,
  filing_date: filingDates(),
  partial: { permitted: true, authority: null, confidence: 'high', set_by_court: true },
  envelope: [],
  reviews: [],
  ...changes,
});
const courtStatus = {
  state: 'received' as const,
  received_at: filing.received_at,
  resubmitted_at: null,
  first_received_at: null,
  envelope: null,
  envelope_filings: [],
  attached_to: null,
  case: null,
  docket_number: null,
  reviews: [],
  needs_new_document: true,
  can_correct: false,
  can_take_in_correction: false,
  correct_by: null,
  filing_date: filingDates(),
  relation_back: null,
  correction_terms: [],
};

function open(
  address: string,
  given: { queue?: ReviewQueue; options?: ReviewOptions } = {},
  ...stubs: Parameters<typeof stubServer>
) {
  const asked = stubServer(
    ...stubs,
    answers(listReviewQueue, given.queue ?? queue()),
    answers(readReviewOptions, given.options ?? options()),
    answers(readFilingDetails, filing),
    answers(readFilingCourtStatus, courtStatus),
    answers(viewDocument, { layout: 'flow', document_name: filing.document_name, paragraphs: [] }),
  );
  renderApp(address, { signedInAs: aSession() });
  return asked;
}
const one = `/review?filing=${filing.id}`;
const bodyOf = (asked: ReturnType<typeof stubServer>) =>
  JSON.parse(asked.find(({ path }) => path.endsWith('/decision/'))!.body);

beforeEach(() => localStorage.clear());

test('the queue is requested as the address specifies, and its state is kept in the address', async () => {
  const asked = open('/review?claim=mine&sort=age&state=returned');
  await screen.findByRole('button', { name: /Complaint/ });
  // The navigation also requests the queue, for its count.
  const paths = asked.map((call) => call.path).filter((path) => path.startsWith('/api/review/'));
  expect(paths).toContainEqual(expect.stringMatching(/state=returned&claim=mine&sort=age/));
});

test('a held decision shows the remaining seconds, and the clerk’s own can be undone', async () => {
  open('/review', { queue: queue({ holds: [hold, { ...hold, review_id: filing.id, mine: false, by: 'Lee Clerk' }] }) });
  // Its code is fetched when there are such decisions.
  const panel = await screen.findByRole('region', { name: 'Decisions on hold' }, { timeout: 5000 });
  expect(within(panel).getAllByText(/^takes effect in (?:4[0-2]|3\d) seconds$/).length).toBe(2);
  expect(within(panel).getAllByRole('button', { name: 'Undo the decision on Answer.pdf' })).toHaveLength(1);
  expect(within(panel).getByText('Lee Clerk')).toBeTruthy();
});

test('single keys open the decisions, and do nothing when they are turned off', async () => {
  open(one);
  await screen.findByRole('button', { name: 'Return' });
  await userEvent.keyboard('r');
  await screen.findByRole('dialog', { name: 'Return for correction' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await userEvent.click(within(sheet).getByRole('switch', { name: 'Single-key shortcuts' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('ar');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what the court’s policy forbids is offered neither as a button nor as a key', async () => {
  open(one, { options: options({ may: ['accepted', 'returned'] }) });
  await screen.findByRole('button', { name: /^Accept/ });
  expect(screen.queryByRole('button', { name: /^Reject/ })).toBeNull();
  await userEvent.keyboard('j');
  expect(screen.queryByRole('dialog')).toBeNull();
});

const signature = {
  rule_id: 'CA-SIG-01',
  reason_code: 'unsigned' as const,
  reason: 'No signature was found. Sign the document.',
  authority: 'Code Civ. Proc. § 128.7(a)',
  version_id: null,
  page: null,
};
const wordsIn = (dialog: Pick<typeof screen, 'getByLabelText'>, label: string) =>
  dialog.getByLabelText<HTMLInputElement>(label).value;

test('a return is filled in from the findings, with the court’s correction deadline and a warning on a closed day', async () => {
  const asked = open(one, { options: options({ from_findings: [signature] }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Return' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Return for correction' }));
  expect(wordsIn(dialog, 'Reason')).toBe('unsigned');
  expect(wordsIn(dialog, 'Explanation')).toBe('No signature was found. Sign the document.');
  expect(wordsIn(dialog, 'Authority')).toBe('Code Civ. Proc. § 128.7(a)');
  expect(wordsIn(dialog, 'Correction deadline')).toBe('2026-03-12');
  expect(dialog.queryByText(/The court is closed that day/)).toBeNull();
  fireEvent.change(dialog.getByLabelText('Correction deadline'), { target: { value: '2026-03-15' } });
  dialog.getByText(/The court is closed that day \(Sunday\)/);
  await userEvent.click(dialog.getByRole('button', { name: 'Return' }));
  await waitFor(() => expect(bodyOf(asked)).toMatchObject({ reason_code: 'unsigned', correct_by: '2026-03-15' }));
});

test('a lapsed correction is decided: more time with the text of the return, acceptance, or rejection', async () => {
  const lapsed = options({
    lapsed_at: '2026-03-01T07:59:00Z',
    reviews: [
      {
        ...{ id: hold.review_id, decision: 'returned', deficiency: false, reason_code: 'unsigned', reason_words: null },
        ...{ reason: 'Sign page 4.', authority: 'Rule of signatures', correct_by: '2026-03-01T07:59:00Z' },
        ...{ decided_by: 'Lee Clerk', decided_at: '2026-02-20T17:00:00Z', in_force_at: '2026-02-20T17:01:00Z' },
        ...{
          filed_as_of: null,
          filed_as_of_reason: null,
          filed_on: null,
          ordered_on: null,
          answer: null,
          returned: [],
        },
      },
    ],
  });
  open(one, { options: lapsed }, answers(readFilingDetails, { ...filing, state: 'returned' }));
  await screen.findByText(/^The correction deadline passed on/);
  await screen.findByRole('button', { name: /^Accept/ });
  await screen.findByRole('button', { name: /^Reject/ });
  await userEvent.click(screen.getByRole('button', { name: 'Extend the deadline' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Extend the correction deadline' }));
  expect(wordsIn(dialog, 'Explanation')).toBe('Sign page 4.');
  expect(wordsIn(dialog, 'Correction deadline')).toBe('2026-03-12');
});

const noParty = { code: 'content_missing', values: { content: 'party' }, words: 'No party is named.' };

test('an incomplete filing shows what is missing: above its fields, on the tab, and in the acceptance dialog', async () => {
  const lacking = { ...filing, is_complete: false, reasons: [noParty], fields: [] };
  open(one, {}, answers(readFilingDetails, lacking));
  expect((await screen.findAllByText('No party is named.')).length, 'said once').toBe(1);
  const dialog = await acceptDialog();
  dialog.getByText('Missing: No party is named. You can still accept the filing.');
});

test('where clerks file despite a defect, a deficiency notice is offered instead of a return', async () => {
  const policy = {
    ...options().policy,
    ...{ name: 'U.S. district courts', permitted: ['accepted' as const] },
    deficiency: { authority: 'Fed. R. Civ. P. 5(d)(4)', uncured: 'The judge may strike it by order.' },
  };
  const asked = open(one, { options: options({ may: ['accepted'], policy, notice_reasons: options().reasons }) });
  await screen.findByRole('button', { name: /^Accept/ });
  expect(screen.queryByRole('button', { name: /^(?:Return|Reject)/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^File with a deficiency notice/ }));
  const dialog = await screen.findByRole('dialog', { name: 'File with a deficiency notice' });
  within(dialog).getByText('The judge may strike it by order.');
  await userEvent.selectOptions(within(dialog).getByLabelText('Reason'), 'unsigned');
  await userEvent.type(within(dialog).getByLabelText('Explanation'), 'Sign it.');
  await userEvent.click(within(dialog).getByRole('button', { name: /^File with/ }));
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/decision/'))).toBe(true));
  const sent = JSON.parse(asked.find(({ path }) => path.endsWith('/decision/'))!.body as string);
  expect(sent).toMatchObject({
    ...{ decision: 'accepted', deficiency: true, reason_code: 'unsigned' },
    ...{ reason: 'Sign it.', authority: 'Rule of signatures' },
  });
});

test('a reason fills in its rule, unless the clerk entered a different one', async () => {
  open(one);
  await userEvent.click(await screen.findByRole('button', { name: /^Reject/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject this filing' });
  const authority = within(dialog).getByLabelText<HTMLInputElement>('Authority');
  await userEvent.selectOptions(within(dialog).getByLabelText('Reason'), 'unsigned');
  expect(authority.value).toBe('Rule of signatures');
  await userEvent.selectOptions(within(dialog).getByLabelText('Reason'), 'illegible');
  expect(authority.value).toBe('Rule of clarity');
  await userEvent.clear(authority);
  await userEvent.type(authority, 'Local rule 9');
  await userEvent.selectOptions(within(dialog).getByLabelText('Reason'), 'unsigned');
  expect(authority.value).toBe('Local rule 9');
});

test('a return that the server refuses shows each problem at its field and keeps the input', async () => {
  const fields = [{ field: 'correct_by', message: 'The latest possible date is 2026-03-05.' }];
  const body = { error: 'Check the highlighted fields.', code: 'invalid_input' as const, details: { fields } };
  const asked = open(one, {}, refuses(decideFiling, 400, body));
  await userEvent.click(await screen.findByRole('button', { name: 'Return' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Explanation'), 'Sign it.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Return' }));
  await within(dialog).findByText('The latest possible date is 2026-03-05.');
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Explanation').value).toBe('Sign it.');
  expect(bodyOf(asked)).toMatchObject({ decision: 'returned', version: 3, reason: 'Sign it.' });
});

const held = answers(decideFiling, { message: 'Decision recorded. It takes effect in a moment.', hold });
const numbered = {
  id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c21',
  case_number: '26PR00093',
  title: 'Estate of Robin Exemplar',
  parties: ['Robin Exemplar'],
  parties_match: true,
};
const anotherCase = {
  ...{ id: '5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c31', case_number: '26CV00412', title: 'Sample v. Model' },
  ...{ case_type: 'Civil Complaint' as const, status: 'open' as const, judge_name: null },
  ...{ opened_on: '2026-01-05', closed_on: null, filings: 1 },
};
const acceptDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
  return within(await screen.findByRole('dialog', { name: 'Accept this filing' }));
};
const placed = (placement: Partial<ReviewOptions['placement']>) => ({
  options: options({
    placement: { found: null, unknown_number: null, case_type: 'Probate', category: null, title: null, ...placement },
  }),
});
const isChosen = (dialog: Pick<typeof screen, 'getByRole'>, name: string) =>
  dialog.getByRole<HTMLInputElement>('radio', { name }).checked;

test('an acceptance is placed in the case with the document’s number, even if its parties differ', async () => {
  const asked = open(one, placed({ found: { ...numbered, parties_match: false } }), held);
  const dialog = await acceptDialog();
  expect(isChosen(dialog, '26PR00093, Estate of Robin Exemplar')).toBe(true);
  dialog.getByText(/names none of the parties in 26PR00093 \(Robin Exemplar\)/);
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(bodyOf(asked)).toMatchObject({ decision: 'accepted', placement: { join: numbered.id } }));
});

test('an acceptance starts from the filer’s choice of a new case, with the filer’s note', async () => {
  const chosen = {
    ...{ destination: 'new' as const, case_number: null, case_type: 'Probate' as const, category: 'Decedent’s estate' },
    ...{
      code: null,
      on_behalf_of: [],
      note_to_clerk: 'The first number was assigned in error.',
      attachments: [],
      marks: [],
    },
  };
  const { options: proposed } = placed({ unknown_number: '26PR00093', title: 'Estate of Exemplar' });
  open(one, { options: { ...proposed, filer_choices: chosen } }, held);
  const dialog = await acceptDialog();
  expect(isChosen(dialog, 'A new case')).toBe(true);
  dialog.getByText('By the filer: New case: Probate, Decedent’s estate. You can change it.');
  dialog.getByText('The filer’s note: The first number was assigned in error.');
});

test('a second case for an existing number needs a reason and a separate title', async () => {
  const asked = open(one, placed({ found: numbered }), held);
  const dialog = await acceptDialog();
  await userEvent.click(dialog.getByRole('radio', { name: 'A new case' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Title of the new case').value).toBe('');
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  dialog.getByText('Enter a title for the new case.');
  dialog.getByText(/^Enter why a second case is needed/);
  expect(asked.some(({ path }) => path.endsWith('/decision/'))).toBe(false);
  await userEvent.type(dialog.getByLabelText('Title of the new case'), 'Estate of Model');
  await userEvent.type(dialog.getByLabelText('Reason for a second case'), 'The number was mistyped.');
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  const sent = { case_type: 'Probate', number: 'next', title: 'Estate of Model' };
  await waitFor(() =>
    expect(bodyOf(asked).placement).toEqual({ open: { ...sent, duplicate_reason: 'The number was mistyped.' } }),
  );
});

test('a new case has the proposed category, or another of its type', async () => {
  const fraud = {
    id: 'california.cm010.16',
    code: '16',
    label: 'Fraud',
    group: '',
    case_type: 'Civil Complaint' as const,
  };
  const contract = { ...fraud, id: 'california.cm010.06', code: '06', label: 'Breach of contract' };
  const title = 'Doe v. Roe';
  const proposed = placed({ case_type: 'Civil Complaint', category: contract.id, title });
  const asked = open(one, proposed, held, answers(listCategories, { categories: [fraud, contract] }));
  const dialog = await acceptDialog();
  const category = await dialog.findByRole<HTMLInputElement>('combobox', { name: 'Category of the new case' });
  await waitFor(() => expect(category.value).toBe('06 Breach of contract'));
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Title of the new case').value).toBe(title);
  // The court titles the case by rule.
  const opened = { case_type: 'Civil Complaint', category: contract.id, number: 'next' };
  await waitFor(() => expect(bodyOf(asked).placement).toEqual({ open: opened }));
});

test('the title of a new case follows its category until the clerk edits it', async () => {
  const of = (id: string, code: string, label: string) => ({
    ...{ id, code, label, group: '', case_type: 'Probate' as const },
  });
  const categories = [
    of('california.pr.de', 'DE', 'Decedent’s estate'),
    of('california.pr.co', 'CO', 'Conservatorship'),
  ];
  const proposed = placed({ category: 'california.pr.de', title: 'Estate of Robin Exemplar' });
  const asked = open(
    ...([one, proposed, held, answers(listCategories, { categories })] as const),
    answers(proposeCaseTitle, { title: 'Conservatorship of Robin Exemplar' }),
  );
  const dialog = await acceptDialog();
  const title = () => dialog.getByLabelText<HTMLInputElement>('Title of the new case');
  expect(title().value).toBe('Estate of Robin Exemplar');
  const choose = async (name: string) => {
    const category = await dialog.findByRole('combobox', { name: 'Category of the new case' });
    await userEvent.clear(category);
    await userEvent.type(category, name);
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
  };
  await choose('Conservatorship');
  await waitFor(() => expect(title().value).toBe('Conservatorship of Robin Exemplar'));
  expect(asked.some(({ path }) => path.endsWith('/case-title/?case_type=Probate&category=california.pr.co'))).toBe(
    true,
  );

  await userEvent.clear(title());
  await userEvent.type(title(), 'Conservatorship of R. Exemplar');
  await choose('Decedent');
  expect(title().value).toBe('Conservatorship of R. Exemplar');
  dialog.getByText('Title by rule: Estate of Robin Exemplar');
  await userEvent.click(dialog.getByRole('button', { name: 'Use the title by rule' }));
  expect(title().value).toBe('Estate of Robin Exemplar');
  await userEvent.click(await dialog.findByRole('button', { name: 'Accept' }));
  const opened = { case_type: 'Probate', category: 'california.pr.de', number: 'next' };
  await waitFor(() => expect(bodyOf(asked).placement).toEqual({ open: opened }));
});

test('a number that is not on record does not open a new case by default', async () => {
  const asked = open(one, placed({ unknown_number: '19CV99999', title: 'Doe v. Roe' }), held);
  const dialog = await acceptDialog();
  dialog.getByText(/^This court has no case 19CV99999/);
  expect(isChosen(dialog, 'An existing case')).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  dialog.getByText('Select the case for this filing.');
  expect(asked.some(({ path }) => path.endsWith('/decision/'))).toBe(false);
});

test('a pasted case number selects its case', async () => {
  const list = answers(listCases, { results: [anotherCase], total: 1, total_pages: 1 });
  const asked = open(one, placed({ unknown_number: '19CV99999' }), held, list);
  const dialog = await acceptDialog();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Case' }));
  await userEvent.paste('26cv00412');
  await dialog.findByDisplayValue('26CV00412 Sample v. Model');
  dialog.getByText('The document states case 26CV00431. You are filing it in 26CV00412.');
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(bodyOf(asked)).toMatchObject({ placement: { join: anotherCase.id } }));
});

const ofCaption = {
  ...{ rule_id: 'AZ-ID-04', class: 'advice' as const, full_class: 'clerk_may_return' as const, class_authority: null },
  ...{ form: false, confirmed: false, requirement: 'The caption names parties of the case on record.' },
  ...{
    authority: 'CRC 2.111',
    document: 0,
    evidence: [],
    code: 'record.number_differs',
    values: {},
    remedy: 'Check the number.',
  },
  message: 'The caption names Wanda Westmoreland, and none of the parties to the case on record, Sample v. Model.',
};

test('a caption that names none of the parties on record is shown to the clerk with the checks', async () => {
  open(one, { options: options({ placement_findings: [ofCaption] }) });
  const section = within(
    await screen.findByRole('region', { name: 'For court staff only: findings from the case record' }),
  );
  section.getByText(ofCaption.message);
});

test('a case that the clerk selects is compared with the caption before the acceptance', async () => {
  const list = answers(listCases, { results: [anotherCase], total: 1, total_pages: 1 });
  const found = placed({ unknown_number: '19CV99999' });
  const asked = open(one, { options: { ...found.options, placement_findings: [ofCaption] } }, held, list);
  const dialog = await acceptDialog();
  expect(dialog.queryByText(ofCaption.message)).toBeNull();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Case' }));
  await userEvent.paste('26cv00412');
  await dialog.findByText(ofCaption.message);
  expect(asked.some(({ path }) => path.includes(`join=${anotherCase.id}`))).toBe(true);
});

test('a correction that is a different document gets the new date unless the clerk enters a reason for the first', async () => {
  const filing_dates = {
    received: '2026-03-02',
    first_received: '2026-02-16',
    counts: 'received',
    first_needs: 'reason',
    rule: { says: 'The new submission counts.', authority: 'Rule 3', confidence: 'high' as const, set_by_court: false },
  } as const;
  const asked = open(one, { options: { ...placed({ found: numbered }).options, filing_dates } }, held);
  const dialog = await acceptDialog();
  expect(isChosen(dialog, '03/02/2026, by the new submission (by rule)')).toBe(true);
  await userEvent.click(dialog.getByRole('radio', { name: '02/16/2026, by the first submission' }));
  await userEvent.type(dialog.getByLabelText('Reason for the filing date'), 'Only page 2 was missing.');
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  const choice = { filed_as_of: 'first_received', filed_as_of_reason: 'Only page 2 was missing.' };
  await waitFor(() => expect(bodyOf(asked)).toMatchObject(choice));
});

test('an acceptance sets the proposed hearing and makes the proposed effects, except those that the clerk unchecks', async () => {
  const effect = { id: 'inactive:on_appeal', kind: 'inactive' as const, reason: 'on_appeal' as const };
  const hearing = {
    ...{ hearing_date: '2026-04-28', hearing_time: '09:00', judge: 'A. Reyes', judge_id: null },
    ...{ venue: 'Department 4', event_type: 'Motion hearing', state: 'free' as const, why: [], suggestions: [] },
  };
  const proposal = {
    ...{
      code: 'mtn_compel',
      text: 'Motion to compel',
      on_behalf_of: null,
      related_number: null,
      codes: [],
      fees: [],
      payment: null,
      joins: null,
    },
    ...{ hearing, effects: [effect, { ...effect, id: 'active', kind: 'active' as const }] },
    response: {
      ...{ due_date: '2026-04-15', authority: 'CCP § 1005(b)', confidence: 'high' as const },
      ...{ runs: 'hearing' as const, set_by_court: false, caveat: '' },
    },
  };
  const asked = open(
    one,
    {},
    answers(readDocketProposal, proposal),
    answers(decideFiling, { message: 'Recorded', hold }),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
  await screen.findByLabelText('Docket text');
  const dialog = within(screen.getByRole('dialog', { name: 'Accept this filing' }));
  expect(
    dialog.getByText(/^Response due 04\/15\/2026 \(CCP § 1005\(b\)\), counted from the hearing\. Not yet confirmed/),
  ).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /^Set the hearing on the calendar/ }).checked).toBe(
    true,
  );
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Makes the case inactive: On appeal' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(bodyOf(asked).docket).toBeTruthy());
  expect(bodyOf(asked).docket).toMatchObject({
    hearing: { hearing_date: '2026-04-28', hearing_time: '09:00' },
    effects: ['active'],
  });
});

test('an acceptance sends the docket entry that the clerk sees, with the edited text', async () => {
  const proposal = {
    code: 'complaint',
    text: 'Complaint; filed by Plaintiff Morgan Sample',
    on_behalf_of: 'Plaintiff Morgan Sample',
    related_number: null,
    codes: [{ id: 'complaint', label: 'Complaint', group: 'opening' as const }],
    ...{ hearing: null, fees: [], payment: null, response: null, effects: [], joins: null },
  };
  const asked = open(
    one,
    {},
    answers(readDocketProposal, proposal),
    answers(decideFiling, { message: 'Recorded', hold }),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Docket text');
  expect(text.value).toBe(proposal.text);
  await userEvent.type(text, ', et al.');
  const dialog = within(screen.getByRole('dialog', { name: 'Accept this filing' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(bodyOf(asked).docket).toBeTruthy());
  expect(bodyOf(asked).docket).toEqual({
    code: 'complaint',
    text: `${proposal.text}, et al.`,
    on_behalf_of: proposal.on_behalf_of,
    related_number: null,
    sealed: false,
  });
});

test('the fee that was paid at the counter is not typed again, shows its receipt, and can be changed', async () => {
  const made = { made_by: 'Dana Sample', made_at: '2026-03-02T17:00:00Z' };
  const payment = { fee: '$435.00', receipt: '000042', receipts: [{ number: '000042', ...made }] };
  const uneven = { ...{ id: 'X', description: 'Copy', citation: 'Gov. Code 70627' }, amount_usd: 1.1, caveat: '' };
  const proposal = {
    ...{ code: null, text: 'Complaint; fee $435.00, receipt 000042', on_behalf_of: null, related_number: null },
    ...{ codes: [], hearing: null, payment, response: null, effects: [], joins: null },
    fees: [{ ...uneven, confidence: 'high' as const }],
  };
  const asked = open(one, {}, answers(readDocketProposal, proposal));
  const dialog = await acceptDialog();
  await dialog.findByLabelText('Docket text');
  const field = (name: RegExp) => dialog.getByLabelText<HTMLInputElement>(name);
  expect(field(/^Fee paid/).value).toBe('$435.00');
  expect(field(/^Receipt number/).value).toBe('000042');
  dialog.getByText(/^From receipt 000042 of the counter, made by Dana Sample/);
  dialog.getByText(/Copy: \$1\.10/);
  const queries = () => asked.filter(({ path }) => path.includes('docket-entry')).map(({ path }) => path);
  expect(queries().some((path) => path.includes('fee='))).toBe(false);
  await userEvent.clear(field(/^Fee paid/));
  await userEvent.tab();
  await waitFor(() => expect(queries().at(-1)).toMatch(/fee=(&|$)/));
});

test('the acceptance shows when the filing was received and is filed, and another date needs a reason', async () => {
  const step = { authority: 'Rule 3', confidence: 'uncertain' as const, set_by_court: false };
  const filing_date = filingDates({ filed_on: '2026-03-09', steps: [{ says: 'Saturday, so Monday.', ...step }] });
  const asked = open(one, { options: { ...placed({ found: numbered }).options, filing_date } }, held);
  const dialog = await acceptDialog();
  dialog.getByText('Filed Monday, March 9, 2026 if accepted');
  dialog.getByText(/Saturday, so Monday\./);
  dialog.getByText(/\(Rule 3\) +Check with the court\./);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Set another filing date' }));
  fireEvent.change(dialog.getByLabelText('Filed on'), { target: { value: '2026-03-06' } });
  fireEvent.change(dialog.getByLabelText(/^Date of the order/), { target: { value: '2026-03-10' } });
  await userEvent.type(dialog.getByLabelText('Reason for the filing date'), 'Nunc pro tunc');
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  const choice = { filed_on: '2026-03-06', ordered_on: '2026-03-10', filed_as_of_reason: 'Nunc pro tunc' };
  await waitFor(() => expect(bodyOf(asked)).toMatchObject(choice));
});

test('a user who is not a clerk sees who has access, and the server is not called', async () => {
  const asked = stubServer(answers(listReviewQueue, queue()));
  renderApp('/review', { signedInAs: aSession({ role: 'attorney' }) });
  await screen.findByText('You don’t have access to the review queue');
  expect(asked.filter(({ path }) => path.startsWith('/api/review'))).toEqual([]);
});

test('a queue longer than the server counts shows that there are more', async () => {
  open('/review', {
    queue: queue({ total: 10_000, total_pages: 400, more: true, waiting: 10_000, more_waiting: true }),
  });
  await screen.findByText(/^More than 10,000 filings waiting/);
  expect(screen.getAllByText('10,000+').length).toBeGreaterThan(0);
  expect(screen.getByText('More than 10,000 filings')).toBeTruthy();
});
