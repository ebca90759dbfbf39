import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { evaluationPassword, signInThroughProvider, tokenOf } from './steps.ts';

let portal: RunningPortal;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});
beforeEach(async () => {
  await context?.close();
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
});

/**
 * Runs the page's own clock, regardless of the load of the machine: half a second must pass before the screen changes.
 */
async function expectHalfASecondBefore(to: RegExp): Promise<void> {
  await page.clock.runFor(490);
  expect(page.url()).not.toMatch(to);
  await page.clock.runFor(20);
  await page.waitForURL(to);
}

const go = (path: string) => page.goto(`${portal.address}${path}`);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const heading = (name: string) => page.getByRole('heading', { name });

async function signInWithPassword(email: string, password = evaluationPassword): Promise<void> {
  await go('/judge-login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await button('Sign in').click();
}

describe('/login', () => {
  test('has its heading, its text, and one button for the identity provider', async () => {
    await go('/login');
    await heading('Sign in to your account').waitFor();
    await page.getByText('Welcome back! Please sign in to continue.').waitFor();
    await button(/^Continue with/).waitFor();
  });

  test('shows Loading... while busy, and for at most one second', async () => {
    await go('/login');
    await page.route('**/api/auth/google/login*', () => {});
    await button(/^Continue with/).waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await button(/^Continue with/).click();
    await button('Loading...').waitFor();
    await page.clock.runFor(980);
    expect(await button('Loading...').count()).toBe(1);
    await page.clock.runFor(40);
    await button(/^Continue with/).waitFor();
  });

  test('shows why the provider’s answer was refused', async () => {
    await go('/login?error=provider_refused');
    await page.getByText('The identity provider did not confirm the sign-in. Try again.').waitFor();
  });
});

describe('/login-success', () => {
  test.each(['/login-success', '/login-success?user_id=1', '/login-success?token=abc'])(
    '%s goes to /login',
    async (path) => {
      await go(path);
      await page.waitForURL(/\/login$/);
    },
  );

  test('with an unknown ticket goes to /login and explains why', async () => {
    await go('/login-success?user_id=00000000-0000-4000-8000-000000000000&token=made-up&role=court_administrator');
    await page.waitForURL(/\/login\?error=/);
    await page.getByText('This sign-in link has been used or has expired. Sign in again.').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('authData'))).toBeNull();
  });
});

describe('/login-switch', () => {
  test.each([
    ['Admin', /\/login$/],
    ['IT Personnel', /\/register-judge$/],
  ])('%s continues after half a second', async (name, to) => {
    await go('/login-switch');
    await heading('Select User').waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await button(name).click();
    await expectHalfASecondBefore(to);
  });
});

describe('/register-judge', () => {
  test('names each missing field, and clears the error as soon as the field is typed in', async () => {
    await go('/register-judge');
    await heading('Register Judge').waitFor();
    await button('Register').click();
    for (const message of [
      'Email is required',
      'Full name is required',
      'Password is required',
      'Specialization is required',
      'Bar number is required',
      'Location is required',
      'Court house is required',
    ]) {
      await page.getByText(message).waitFor();
    }
    await page.getByLabel('Full name').fill('Hon. N. Comer');
    await page.getByText('Full name is required').waitFor({ state: 'detached' });
    await page.getByText('Bar number is required').waitFor();
    await page.getByLabel('Email').fill('not-an-address');
    await page.getByLabel('Password').fill('short');
    await button('Register').click();
    await page.getByText('Email is invalid').waitFor();
    await page.getByText('Password must be at least 8 characters').waitFor();
  });

  test('makes a pending judge, who signs in, sees their profile, and has no access to case data', async () => {
    await go('/register-judge');
    await page.getByLabel('Email').fill('n.comer@alder.example.com');
    await page.getByLabel('Full name').fill('Hon. N. Comer');
    await page.getByLabel('Password').fill('a long enough one');
    await page.getByLabel('Specialization').selectOption('civil');
    await page.getByLabel('Bar number').fill('003031');
    await page.getByLabel('Location').fill('CA');
    await page.getByLabel('Court house').fill('Alder County Courthouse');
    await button('Register').click();
    await page.getByText('Judge profile created successfully!').waitFor();
    await page.waitForURL(/\/judge-login$/);

    await signInWithPassword('n.comer@alder.example.com', 'a long enough one');
    await page.waitForURL(/\/judge-dashboard$/);
    await go('/case-processing');
    await page
      .getByText(/is awaiting verification by a court administrator/)
      .first()
      .waitFor();
    await go('/become-judge');
    await page.getByText('Your profile is awaiting verification by a court administrator.').waitFor();
  });

  test('reports a failure inline and in a toast', async () => {
    await go('/register-judge');
    await page.getByLabel('Email').fill('a.reyes@alder.example.com');
    await page.getByLabel('Full name').fill('Somebody Else');
    await page.getByLabel('Password').fill('password1');
    await page.getByLabel('Specialization').selectOption('state');
    await page.getByLabel('Bar number').fill('1');
    await page.getByLabel('Location').fill('CA');
    await page.getByLabel('Court house').fill('Alder');
    await button('Register').click();
    await page.getByText('Failed to create profile. Please try again.').waitFor();
    await page.getByText(/Attackers try this password first/).waitFor();
  });

  test('offers the sign-in methods of IT staff', async () => {
    await go('/register-judge');
    await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor();
    await page.getByRole('link', { name: 'IT staff: sign in with your organization' }).click();
    await page.waitForURL(/\/login$/);
  });
});

describe('/judge-login', () => {
  test('keeps the email after a failure, with the reason inline and in a toast', async () => {
    await signInWithPassword('a.reyes@alder.example.com', 'wrong password');
    await page.getByRole('alert').getByText('Incorrect email or password.').first().waitFor();
    expect(await page.getByText('Incorrect email or password.').count()).toBe(2);
    expect(await page.getByLabel('Email').inputValue()).toBe('a.reyes@alder.example.com');
    expect(page.url()).toContain('/judge-login');
  });

  test.each([
    ['a judge', 'a.reyes@alder.example.com', /\/judge-dashboard$/],
    ['an administrator', 'r.registrar@alder.example.com', /\/dashboard$/],
  ])('sends %s to their first screen, as /dashboard-check does', async (_who, email, home) => {
    await signInWithPassword(email);
    await page.waitForURL(home);
    await go('/dashboard-check');
    await page.waitForURL(home);
  });
});

describe('/forgot-password and /sign-up', () => {
  test('respond the same for an address with an account and one without', async () => {
    const answers = [];
    for (const email of ['a.reyes@alder.example.com', 'nobody@example.com']) {
      await go('/forgot-password');
      await page.getByLabel('Email').fill(email);
      await button('Send link').click();
      answers.push(await page.getByRole('status').filter({ hasText: /./ }).first().textContent());
    }
    expect(answers[0]).toBe(answers[1]);
  });

  test('refuse to set a password with an unknown link', async () => {
    await go('/forgot-password?token=made-up');
    await page.getByLabel('New password', { exact: true }).fill('a long enough one');
    await button('Set password').click();
    await page.getByText('This link has been used or has expired. Request a new one.').waitFor();
  });

  test('/sign-up leads each type of user to their sign-up page', async () => {
    await go('/sign-up');
    await page.getByRole('link', { name: 'I am a judge' }).click();
    await page.waitForURL(/\/register-judge$/);
  });
});

describe('/become-judge', () => {
  test('lets a visitor fill it in, and requires sign-in before it is sent', async () => {
    await go('/become-judge');
    await heading('Update Profile').waitFor();
    await page.getByLabel('Specialization').selectOption('State');
    await page.getByLabel('Bar number').fill('003233');
    await page.getByLabel('Location').fill('CA');
    await page.getByLabel('Court house').fill('Alder County Courthouse');
    await button('Save profile').click();
    await page.getByRole('alert').getByText('Sign in first, then request a judge profile for this court.').waitFor();
    expect(await page.getByLabel('Bar number').inputValue()).toBe('003233');
  });
});

describe('/switch-profile', () => {
  test.each([
    ['Yes, I am a judge', /\/become-judge$/],
    ['No, I am not a judge', /\/dashboard$/],
  ])('%s continues after half a second', async (name, to) => {
    await signInThroughProvider(page, portal.address, 'm.sample@example.com');
    await go('/switch-profile');
    await heading('Are you a judge?').waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await button(name).click();
    await expectHalfASecondBefore(to);
  });
});

describe('a session', () => {
  test('opens in a new tab of the same browser without signing in again', async () => {
    await signInThroughProvider(page, portal.address, 'd.sample@alder.example.com');
    const first = await tokenOf(page);
    const tab = await context.newPage();
    await tab.goto(`${portal.address}/case-processing`);
    await tab.getByRole('heading', { name: 'Case Processing and Analysis' }).waitFor();
    const second = await tokenOf(tab);
    expect(second).toBeTruthy();
    expect(second).not.toBe(first);
    await tab.close();
  });

  test('is listed to its owner, who can end another one', async () => {
    await signInWithPassword('r.registrar@alder.example.com');
    await page.waitForURL(/\/dashboard$/);
    const other = await browser.newContext();
    const elsewhere = await other.newPage();
    await elsewhere.goto(`${portal.address}/judge-login`);
    await elsewhere.getByLabel('Email').fill('r.registrar@alder.example.com');
    await elsewhere.getByLabel('Password').fill(evaluationPassword);
    await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
    await elsewhere.waitForURL(/\/dashboard$/);

    await go('/sessions');
    await page.getByText('This device').waitFor();
    await button(/^End session: /)
      .first()
      .click();
    await page.getByText(/ended/i).first().waitFor();
    await elsewhere.goto(`${portal.address}/case-processing`);
    await elsewhere.getByText('Your session has ended').first().waitFor();
    await other.close();
  });

  test('is cleared by the guard after its stored time', async () => {
    // The app stores the session again after reading it.
    const read = page.waitForResponse(/\/api\/auth\/session\/$/);
    await signInWithPassword('a.reyes@alder.example.com');
    await page.waitForURL(/\/judge-dashboard$/);
    await (await read).finished();
    await page.getByRole('tab', { name: 'My day' }).waitFor();
    // The server would report that it has not expired.
    await page.route('**/api/auth/session/', (route) => route.abort());
    await page.evaluate(() => {
      const stored = JSON.parse(sessionStorage.getItem('authData') ?? '{}');
      sessionStorage.setItem('authData', JSON.stringify({ ...stored, expiry: Date.now() - 1 }));
      localStorage.removeItem('assize-signed-in');
    });
    await go('/case-processing');
    await page.waitForURL(/\/login-switch$/);
    await page.unroute('**/api/auth/session/');
    expect(await page.evaluate(() => sessionStorage.getItem('authData'))).toBeNull();
  });

  test('shows a dialog before its idle end, and Stay renews it', async () => {
    await signInWithPassword('a.reyes@alder.example.com');
    await page.waitForURL(/\/judge-dashboard$/);
    await page.route('**/api/auth/session/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), idle_expiry: Date.now() + 90_000 } });
    });
    await page.reload();
    await heading('Are you still here?').waitFor();
    await page.unroute('**/api/auth/session/');
    await button('Stay').click();
    await heading('Are you still here?').waitFor({ state: 'detached' });
    const left = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem('authData') ?? '{}').idle_expiry - Date.now(),
    );
    expect(left).toBeGreaterThan(100 * 60_000);
  });
});
