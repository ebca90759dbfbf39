import { renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, test } from 'vitest';
import * as courtContract from '#contract/courtSettings';
import { listSessions, readSession } from '#contract/identity';
import * as profileContract from '#contract/profile';
import * as contract from '#contract/settings';
import { usualDisplay } from '#domain/settings/preferences';
import { followSession } from '#web/identity/followSession.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { session } from '#web/session/session.ts';
import { makeStore } from '#web/store.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, type Seen, stubServer } from '#web/testing/stubServer.ts';

const preferences: contract.Preferences = {
  ...usualDisplay,
  notifications: { filing_received: { portal: true, mail: false }, role_changed: { portal: true, mail: true } },
  reminders: null,
  version: 3,
  updated_at: '2026-03-17T16:58:00.000Z',
};
const profile: profileContract.Profile = {
  full_name: 'Dana Sample',
  email: 'dana.sample@example.com',
  role: 'clerk',
  court_name: 'Superior Court, County of Alder',
  member_since: '2026-01-02T17:00:00.000Z',
  has_password: false,
  judge_profile: null,
  attorney: null,
  claim: null,
  may_claim: false,
  version: 4,
};
const court: courtContract.CourtSettings = {
  id: 'alder-superior',
  name: 'Superior Court, County of Alder',
  division: null,
  level: 'State Court',
  jurisdiction: 'California',
  county: 'Alder',
  address_lines: ['1 Court Street', 'Alder, CA 90000'],
  time_zone: 'America/Los_Angeles',
  version: 2,
};

/** A server that stores what is saved. */
function keepsPreferences() {
  let kept = preferences;
  return [
    answers(contract.readPreferences, () => kept),
    answers(contract.savePreferences, ({ body }: Seen) => {
      const { version: _version, ...change } = JSON.parse(body);
      kept = { ...kept, ...change, version: kept.version + 1, updated_at: '2026-03-17T17:00:00.000Z' };
      return { message: 'Preferences saved', preferences: kept };
    }),
  ];
}
const show = (tab: string, changes: Parameters<typeof aSession>[0] = {}) =>
  renderApp(`/settings?tab=${tab}`, { signedInAs: aSession(changes) });
const sent = (asked: Seen[], method: string, path: string) =>
  asked.filter((one) => one.method === method && one.path.startsWith(path)).map(({ body }) => body && JSON.parse(body));

describe('preferences', () => {
  test('are saved immediately, show since when, take effect, and can be undone', async () => {
    const asked = stubServer(...keepsPreferences());
    show('preferences');
    await userEvent.selectOptions(await screen.findByLabelText('Date format'), 'DD/MM/YYYY');
    await screen.findByText('Saved 17/03/2026, 10:00 AM PDT');
    expect(session.read()?.preferences.date_format).toBe('DD/MM/YYYY');
    await userEvent.click(screen.getByRole('button', { name: 'Revert' }));
    await screen.findByText('Saved 03/17/2026, 10:00 AM PDT');
    expect(sent(asked, 'PUT', '/api/settings/preferences')).toEqual([
      { date_format: 'DD/MM/YYYY', version: 3 },
      { date_format: 'MM/DD/YYYY', version: 4 },
    ]);
  });

  test('offer the three date formats, two clocks, three themes, three courts, and only languages that are translated', async () => {
    stubServer(...keepsPreferences());
    show('preferences');
    const optionsOf = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await screen.findByLabelText('Date format');
    expect(optionsOf('Date format')).toEqual(['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD']);
    expect(optionsOf('Theme')).toEqual(['Blue & Yellow', 'Dark Mode', 'Light Mode']);
    expect(optionsOf('Default court')).toEqual([
      'None',
      'California Superior Court',
      'Federal District Court',
      'California Appellate Court',
    ]);
    expect(optionsOf('Language')).toEqual(['English']);
    expect(screen.getByText(/Spanish and French will be added/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '24-hour' }).getAttribute('aria-pressed')).toBe('false');
  });

  test('single-key shortcuts are turned off for this browser', async () => {
    const asked = stubServer(...keepsPreferences());
    show('preferences');
    const keys = await screen.findByRole<HTMLInputElement>('switch', { name: 'Single-key shortcuts' });
    expect(keys.checked).toBe(true);
    await userEvent.click(keys);
    expect(keys.checked).toBe(false);
    expect(localStorage.getItem('assize-review-keys')).toBe('off');
    expect(sent(asked, 'PUT', '/api/settings/preferences')).toEqual([]);
    localStorage.removeItem('assize-review-keys');
  });

  test('show a chosen theme immediately and save it on the server', async () => {
    const asked = stubServer(...keepsPreferences());
    show('preferences');
    await userEvent.selectOptions(await screen.findByLabelText('Theme'), 'dark');
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
    expect(sent(asked, 'PUT', '/api/settings/preferences')).toEqual([{ theme: 'dark', version: 3 }]);
  });

  test('that someone else has changed are reported next to the choice', async () => {
    stubServer(
      answers(contract.readPreferences, preferences),
      refuses(contract.savePreferences, 409, { error: 'Somebody changed this.', code: 'changed_meanwhile' }),
    );
    show('preferences');
    await userEvent.selectOptions(await screen.findByLabelText('Date format'), 'YYYY-MM-DD');
    expect((await screen.findByText('Somebody changed this.')).closest('.field')?.className).toContain('error');
    expect(screen.queryByText(/^Saved/)).toBeNull();
  });

  test('for notices have one switch for each type and channel', async () => {
    const asked = stubServer(...keepsPreferences());
    show('notifications');
    await userEvent.click(await screen.findByLabelText('The court received your filing: Email'));
    await screen.findByText(/^Saved/);
    const [{ notifications }] = sent(asked, 'PUT', '/api/settings/preferences');
    expect(notifications.filing_received).toEqual({ portal: true, mail: true });
    expect(screen.queryByLabelText('A webhook is failing: Portal')).toBeNull();
  });

  test('from another browser are applied when the person returns to this one', async () => {
    const changed = { ...usualDisplay, date_format: 'YYYY-MM-DD', time_format: '24h', theme: 'light' } as const;
    const {
      token: _token,
      isAuthenticated: _is,
      ...described
    } = aSession({ preferences: changed, full_name: 'Dana Renamed' });
    stubServer(answers(readSession, described));
    const mine = aSession();
    session.store(mine);
    const store = makeStore({ user: mine });
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    const { result } = renderHook(useFormat, { wrapper });
    expect(result.current.moment('2026-03-17T16:58:00Z')).toBe('03/17/2026, 9:58 AM PDT');
    const stop = followSession(store);
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('light'));
    stop();
    const { day, moment, clock } = result.current;
    expect([day('2026-03-17'), clock('13:30')]).toEqual(['2026-03-17', '13:30']);
    expect(moment('2026-03-17T16:58:00Z')).toBe('2026-03-17, 09:58 PDT');
    expect(store.getState().user.full_name).toBe('Dana Renamed');
  });
});

describe('the profile', () => {
  test('shows the person’s data, and changes the name with its version', async () => {
    const asked = stubServer(
      answers(profileContract.readProfile, profile),
      answers(profileContract.saveProfile, { message: 'Profile saved', profile }),
    );
    show('profile');
    expect(await screen.findByText('dana.sample@example.com')).toBeTruthy();
    const name = screen.getByLabelText('Full name');
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Full name is required');
    await userEvent.type(name, 'Dana Renamed');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Profile saved');
    expect(sent(asked, 'PUT', '/api/settings/profile')).toEqual([{ full_name: 'Dana Renamed', version: 4 }]);
    expect(screen.getByText(/have no password for this portal/)).toBeTruthy();
  });

  test('shows a wrong current password at its field, and keeps the input', async () => {
    const message = 'The current password is incorrect.';
    stubServer(
      answers(profileContract.readProfile, { ...profile, has_password: true }),
      refuses(profileContract.changePassword, 403, {
        error: message,
        code: 'password_wrong',
        details: { fields: [{ field: 'current_password', message }] },
      }),
    );
    show('profile');
    await userEvent.type(await screen.findByLabelText('Current password'), 'guess');
    await userEvent.type(screen.getByLabelText('New password'), 'a new password');
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    await screen.findByText(message);
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('a new password');
  });

  test('lets a person claim to be an attorney, shows that the claim is pending, and withdraws it', async () => {
    let claim: profileContract.OwnClaim | null = {
      bar_number: '9',
      state: 'refused',
      reason: 'Another name.',
      created_at: '2026-03-01T17:00:00.000Z',
      decided_at: '2026-03-02T17:00:00.000Z',
    };
    const waiting = { ...claim, bar_number: '100', state: 'pending' as const, reason: null, decided_at: null };
    stubServer(
      answers(profileContract.readProfile, () => ({
        ...profile,
        role: 'self_represented' as const,
        may_claim: true,
        claim,
      })),
      answers(profileContract.claimAttorney, () => {
        claim = waiting;
        return { message: 'A clerk will look at it.' };
      }),
      answers(profileContract.withdrawClaim, () => {
        claim = { ...waiting, state: 'withdrawn' };
        return { message: 'Your claim was withdrawn' };
      }),
    );
    show('profile', { role: 'self_represented' });
    await screen.findByText('Your claim to bar number 9 was denied: Another name.');
    await userEvent.click(screen.getByRole('button', { name: 'I am an attorney' }));
    await screen.findByText('Bar number is required');
    await userEvent.type(screen.getByLabelText('Bar number'), '100');
    await userEvent.click(screen.getByRole('button', { name: 'I am an attorney' }));
    await screen.findByText(/^Your claim to bar number 100 has been awaiting a clerk/);
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw claim' }));
    await screen.findByRole('button', { name: 'I am an attorney' });
  });
});

describe('the court', () => {
  test('is visible to everyone', async () => {
    stubServer(answers(courtContract.readCourtSettings, court));
    show('court');
    expect(await screen.findByText('1 Court Street, Alder, CA 90000')).toBeTruthy();
    expect(screen.getByText('Pacific Time')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test('can be changed by an administrator; a refusal appears at its field', async () => {
    const message = 'Hearings are set in this time zone.';
    const asked = stubServer(
      answers(courtContract.readCourtSettings, court),
      refuses(courtContract.saveCourtSettings, 409, {
        error: message,
        code: 'time_zone_in_use',
        details: { fields: [{ field: 'time_zone', message }] },
      }),
    );
    show('court', { role: 'court_administrator' });
    await userEvent.type(await screen.findByLabelText(/^Division/), 'Probate');
    await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'America/Denver');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByLabelText('Time zone'));
    expect(screen.getByLabelText<HTMLInputElement>(/^Division/).value).toBe('Probate');
    expect(sent(asked, 'PUT', '/api/settings/court')).toEqual([
      {
        name: court.name,
        division: 'Probate',
        address_lines: court.address_lines,
        time_zone: 'America/Denver',
        version: 2,
      },
    ]);
  });
});

describe('System Settings', () => {
  test('finds a setting by a synonym, and opens it', async () => {
    stubServer(answers(profileContract.readProfile, profile), ...keepsPreferences());
    const { router } = show('profile');
    await userEvent.type(await screen.findByLabelText('Search settings'), 'dark mode');
    await userEvent.click(await screen.findByRole('link', { name: /Theme/ }));
    expect(router.state.location.search).toBe('?tab=preferences&at=theme');
    await waitFor(() => expect(document.activeElement?.id).toBe('setting-theme'));
    await userEvent.type(screen.getByLabelText('Search settings'), 'parking');
    await screen.findByText('No settings match.');
  });

  test('has the open sessions as a section', async () => {
    stubServer(answers(listSessions, { sessions: [] }));
    const { router } = show('sessions');
    expect(await screen.findByRole('tab', { name: 'Sessions', selected: true })).toBeTruthy();
    await screen.findByRole('region', { name: 'Open sessions' });
    await userEvent.click(screen.getByRole('tab', { name: 'Court' }));
    expect(router.state.location.search).toBe('?tab=court');
  });
});
