import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as court from '#contract/calendar';
import { readCounselWarnings } from '#contract/hearingChecks';
import * as contract from '#contract/hearings';
import * as judges from '#contract/judges';
import { aCourtCalendar, aHearing, aJudge } from '#web/testing/aHearing.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, stubServer } from '#web/testing/stubServer.ts';

const attorneys = [1, 2].map((n) => ({ id: `7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9f0${n}`, full_name: `Attorney ${n}` }));
const hearing = aHearing({ attorneys });
const warnings = answers(readCounselWarnings, {
  data: [
    { code: 'not_active', attorney: 'Attorney 1', status: 'Suspended', since: '2026-03-01' },
    {
      ...{ code: 'one_firm', firm: 'Roe LLP', attorney: 'Attorney 1', party: 'Jane Roe' },
      ...{ other: 'Attorney 2', opponent: 'John Doe' },
    },
  ],
});
const calendar = [
  answers(contract.listHearings, { results: { admin_hearings: [], total_hearings: 0, total_pages: 0 } }),
  answers(contract.countDays, { days: [] }),
  answers(judges.listJudges, [aJudge()]),
  answers(court.readCourtCalendar, aCourtCalendar()),
  answers(court.listSittings, { data: [] }),
  answers(judges.listAvailability, { data: [] }),
  answers(contract.readHearing, hearing),
];

test('a hearing and its change warn of counsel who are not active, or of one firm on opposing sides', async () => {
  const asked = stubServer(...calendar, warnings);
  renderApp(`/calendar?hearing=${hearing.id}`, { signedInAs: aSession({ role: 'clerk' }) });
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Attorney 1 is not active on the day of the hearing: suspended since 03/01/2026.');
  await dialog.findByText(
    'Attorney 1 (for Jane Roe) and Attorney 2 (for John Doe) belong to one firm, Roe LLP, on opposing sides.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Attorney 2' }));
  // Only those who would appear are examined.
  await waitFor(() => expect(asked.at(-1)!.path).toMatch(new RegExp(`attorney_ids=${attorneys[0]!.id}$`)));
});
