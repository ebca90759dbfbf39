import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { listChecks, readCheckReport } from '#contract/checks';
import { aCheck, aFilingCheck, aFinding, aLedger, anEntry, onPage } from '#web/testing/aCheck.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { CheckHistory } from './CheckHistory.tsx';
import { CheckView } from './CheckView.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { ReportButtons } from './ReportButtons.tsx';
import { ReturnWithProvider } from './ReturnWith.ts';

const long = aFinding();
const number = aFinding({
  rule_id: 'AZ-RED-01',
  ...{ class: 'judge_may_strike', full_class: 'judge_may_strike' },
  message: 'A Social Security number ending in 1289 is shown in full on page 1.',
  evidence: [1, 2, 3, 4, 5].map((page) => onPage(page, `place ${page}`)),
});
const ofDeclaration = aFinding({
  rule_id: 'AZ-TXT-01',
  ...{ class: 'advice', full_class: 'clerk_may_return', confirmed: false },
  message: 'Page 3 is empty.',
  document: 1,
  evidence: [onPage(3, 'empty')],
});
const messages = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);

test('findings are grouped by who may act on them, and the clerk sees the available actions', () => {
  renderScreen(<CheckView check={aCheck([ofDeclaration, number, long])} decides />);
  const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
  expect(regions.slice(0, 3)).toEqual(['You may return it', 'A judge may strike it', 'Advisory']);
  expect(messages()).toEqual([long.message, number.message, `Declaration.pdf: ${ofDeclaration.message}`]);
});

test('format suggestions are on one expandable line, and in no other list', async () => {
  const form = [1, 2, 3].map((page) =>
    aFinding({
      form: true,
      class: 'advice',
      full_class: 'advice',
      class_authority: null,
      message: `Form point ${page}.`,
    }),
  );
  renderScreen(<CheckView check={aCheck([long, ...form])} decides={false} />);
  expect(screen.queryByRole('region', { name: 'Advisory' })).toBeNull();
  const line = screen.getByText(/3 format suggestions/);
  const details = line.closest('details')!;
  expect(details.open).toBe(false);
  await userEvent.click(line);
  expect(details.open).toBe(true);
  expect(within(details).getAllByRole('listitem')).toHaveLength(3);
});

test('a finding names the authority that permits the action, which can differ from the rule', () => {
  renderScreen(<CheckView check={aCheck([long])} decides={false} />);
  screen.getByText('Authority to act: CRC 2.118(a)');
});

test('only the clerk can return a filing with a finding, and only with one on which the clerk may act', async () => {
  const returnWith = vi.fn();
  const view = <CheckView check={aCheck([number, long])} decides />;
  const { unmount } = renderScreen(<ReturnWithProvider value={returnWith}>{view}</ReturnWithProvider>);
  await userEvent.click(screen.getByRole('button', { name: 'Return with this' }));
  expect(returnWith.mock.calls).toEqual([[long]]);
  unmount();
  renderScreen(view);
  expect(screen.queryByRole('button', { name: 'Return with this' })).toBeNull();
});

test('the findings are filtered by type, until the filter is cleared or the type is resolved', async () => {
  const check = aCheck([long, number]);
  renderScreen(<CheckView check={check} decides={false} />);
  const chip = screen.getByRole('button', { name: 'A judge may strike it 1' });
  await userEvent.click(chip);
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  expect(messages()).toEqual([number.message]);
  await userEvent.click(chip);
  expect(messages()).toHaveLength(2);
});

test('a position opens in its document; if the document cannot be shown, it is not a button', async () => {
  const onPlace = vi.fn();
  renderScreen(
    <CheckView
      check={aCheck([number, ofDeclaration])}
      decides={false}
      onPlace={onPlace}
      opens={(finding) => finding.document === 0}
    />,
  );
  expect(screen.queryByText(/place 4/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '2 more locations' }));
  await userEvent.click(screen.getByRole('button', { name: /place 4/ }));
  expect(onPlace).toHaveBeenCalledExactlyOnceWith(number, number.evidence[3]);
  expect(screen.getByText(/empty”/).closest('button')).toBeNull();
});

test('the suggested correction can be copied', async () => {
  const user = userEvent.setup();
  renderScreen(<CheckView check={aCheck([long])} decides={false} />);
  await user.click(screen.getByRole('button', { name: 'Copy how to correct it' }));
  await screen.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe(long.remedy);
});

test('a rule that no one adopted is marked, with the class that its finding would have after adoption', () => {
  renderScreen(<CheckView check={aCheck([ofDeclaration, long])} decides={false} />);
  const [first, second] = ['Page 3 is empty.', long.message].map((words) => screen.getAllByText(words).at(-1)!);
  const inItem = (words: HTMLElement) => within(words.closest('li')!);
  inItem(first!).getByText('Not yet confirmed');
  inItem(first!).getByText(/After an administrator adopts it: The clerk may return it/);
  expect(inItem(second!).queryByText('Not yet confirmed')).toBeNull();
});

test('without findings, the number of rules is shown; rules that a person must check are listed', () => {
  const not_checked = [
    { rule_id: 'X', requirement: 'Ink is black.', authority: 'CRC 2.106', why: 'No color is told.' },
  ];
  renderScreen(<CheckView check={aCheck([], { not_checked })} decides={false} />);
  screen.getByText('No issues. 12 rules checked.');
  screen.getByText('12 rules checked and met · 1 needs human review');
  screen.getByText('Ink is black.');
});

test('the history shows what each check resolved and added compared with the one before', async () => {
  const checks = [
    aFilingCheck(2, [long, ofDeclaration], { cause: 'correction', caused_by: 'Dana Sample' }),
    aFilingCheck(1, [long, number]),
  ];
  stubServer(answers(listChecks, { checks }));
  renderScreen(<CheckHistory id="5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c01" newest={2} />, { signedInAs: aSession() });
  await userEvent.click(screen.getByText('2 checks so far'));
  await screen.findByText(/2\. After a correction/);
  screen.getByText('Dana Sample · 2 findings · 1 resolved · 1 new');
  screen.getByText('2 findings');
});

test('a history that cannot be loaded shows the reason', async () => {
  stubServer(refuses(listChecks, 500, { error: 'The records are closed.', code: 'fault', request_id: 'r' }));
  renderScreen(<CheckHistory id="5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c01" newest={2} />, { signedInAs: aSession() });
  await userEvent.click(screen.getByText('2 checks so far'));
  expect((await screen.findByRole('alert')).textContent).toBe('The records are closed.');
});

const missing = anEntry({
  ...{ citation: 'Harrow v. Placeholder, 9 F.3d 8 (9th Cir. 2005)', named: 'Harrow v. Placeholder', times: 3 },
  ...{ status: 'not_found', found: null, reason: 'Nothing stands under this citation.' },
});

test('the ledger shows the result for each authority, names each case once, and can be filtered by result', async () => {
  const other = anEntry({ citation: '7 U.S. 8 (1999)', named: 'Doe v. Roe', status: 'found_other_name' });
  const law = anEntry({
    citation: 'Civil Code § 1714',
    named: null,
    status: 'not_checked',
    found: null,
    sources: [],
  });
  const onPlace = vi.fn();
  renderScreen(<LedgerTable ledger={aLedger([anEntry(), other, missing, law])} onPlace={onPlace} />);
  const rows = () => screen.getAllByRole('row').slice(1);
  expect(rows().map((row) => row.querySelector('.badge')?.textContent)).toEqual([
    'found, name matches',
    'found, different name',
    'not found in this source',
    'not checked',
  ]);
  expect(rows().map((row) => row.querySelector('td span')?.textContent)).toEqual([
    'Specimen v. Sample Clinic, 12 U.S. 34 (1990)',
    'Doe v. Roe, 7 U.S. 8 (1999)',
    'Harrow v. Placeholder, 9 F.3d 8 (9th Cir. 2005)',
    'Civil Code §\u00a01714',
  ]);
  expect(screen.getAllByText('The court’s library.')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'not found in this source 1' }));
  expect(rows()).toHaveLength(1);
  within(rows()[0]!).getByText('cited 3 times');
  within(rows()[0]!).getByText('Nothing stands under this citation.');
  await userEvent.click(within(rows()[0]!).getByRole('button'));
  expect(onPlace).toHaveBeenCalledExactlyOnceWith(missing.evidence[0]);
});

test('while a service responds, the ledger shows the progress, or the reason if it cannot be queried', () => {
  const ledger = aLedger([missing], { state: 'asking', asked: 150, answered: 37 });
  const { unmount } = renderScreen(<LedgerTable ledger={ledger} />);
  screen.getByText('CourtListener has responded to 37 of 150 lookups.');
  unmount();
  renderScreen(<LedgerTable ledger={{ ...ledger, state: 'failed', reason: 'CourtListener refused the key.' }} />);
  screen.getByText('CourtListener refused the key.');
});

test('a doubtful pin cite or quotation is listed with its authority', () => {
  const doubts = [
    { kind: 'pin_page' as const, message: 'Page 99 is outside the opinion.', evidence: [onPage(4, '99')] },
  ];
  renderScreen(<LedgerTable ledger={aLedger([anEntry({ doubts })])} onPlace={() => {}} />);
  screen.getByText('Page 99 is outside the opinion.');
  screen.getByRole('button', { name: /p\. 4/ });
});

test('a report that is unavailable shows the reason and can be retried', async () => {
  const error = "Not found, or you don't have access to it.";
  const asked = stubServer(refuses(readCheckReport, 404, { error, code: 'not_found', request_id: 'r' }));
  renderScreen(<ReportButtons of="/documents/5c1d1a52-1f0a-4f0e-8b55-0f4a2f1d0c01" documentName="Motion.pdf" />, {
    signedInAs: aSession(),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Report (PDF)' }));
  await screen.findByText(error);
  expect(asked.at(-1)?.path).toMatch(/\/report\/\?format=pdf$/);
  expect(screen.getByRole('button', { name: 'Report (PDF)' }).getAttribute('aria-busy')).not.toBe('true');
});
