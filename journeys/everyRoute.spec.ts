import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findClippedRings } from './findClippedRings.ts';
import { findOverflow } from './findOverflow.ts';
import { findProblemsInEveryTheme } from './inspect.ts';
import { openBrowser, openPage } from './openBrowser.ts';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { signInThroughProvider } from './steps.ts';

const publicRoutes = [
  '/',
  '/login-switch',
  '/login',
  '/judge-login',
  '/register-judge',
  '/forgot-password',
  '/forgot-password?token=x',
  '/sign-up',
  '/verify-email',
  '/verify-email?token=x',
  '/switch-profile',
  '/become-judge',
  '/api-docs',
  '/platform',
  '/contact?about=demo',
  '/accessibility',
  '/privacy',
  '/status',
  '/tentative-rulings',
  '/records',
  '/records/terminal',
  '/verify',
  '/help',
  '/help/fee-waiver',
  '/help/requirements',
  '/kit',
  '/nowhere-at-all',
];
const guardedRoutes = [
  '/dashboard',
  '/case-processing',
  '/ai-dashboard',
  '/review',
  '/cases',
  '/calendar',
  '/calendar/reschedule',
  '/calendar/plans',
  '/calendar/plans/1',
  '/calendar/people',
  '/calendar/recurring',
  '/calendar/what-if',
  '/attorneys',
  '/attorneys/add-attorney',
  '/attorneys/edit-attorney/1',
  '/attorneys/view-attorney/1',
  '/attorneys/imports',
  '/attorneys/imports/1',
  '/legal-research',
  '/legal-research?tab=platforms',
  '/legal-research?tab=search',
  '/legal-research?tab=settings',
  '/research',
  '/reports',
  '/pilots',
  '/integrations',
  '/api-access',
  '/settings',
  '/settings?tab=security',
  '/settings?tab=sessions',
  '/second-factor',
  '/activity',
  '/self-help',
  '/self-help/fee-waiver',
  '/judge-dashboard',
  '/submitted-matters',
  '/session',
  '/courtdoc',
  '/courtdoc?tab=generation',
  '/courtdoc?tab=requirements',
  '/courtdoc?tab=history',
  '/people',
  '/notifications',
  '/deadlines',
  '/deadlines?tab=calculator',
  '/sessions',
  '/switch-profile',
  '/become-judge',
];
const widths = [1440, 390];

let portal: RunningPortal;
let browser: Browser;

beforeAll(async () => {
  portal = await startPortal();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await portal?.stop();
});

async function settle(page: Page, route: string): Promise<void> {
  await page.goto(`${portal.address}${route}`);
  await page.locator('h1').first().waitFor();
  await showEverything(page, route);
}

/** Waits until the screen has everything that it shows at its present width. */
async function showEverything(page: Page, route: string): Promise<void> {
  // The kit shows the word among its samples, and its largest sections appear when they are reached.
  if (route === '/kit') {
    for (const name of ['Fields', 'Dialogs, menus, and tooltips']) {
      await page.locator(`[data-section="${name}"]`).scrollIntoViewIfNeeded();
      await page.getByRole('heading', { name, exact: true }).waitFor();
    }
    return;
  }
  await expect.poll(() => page.getByText('Loading...', { exact: true }).count(), { timeout: 30_000 }).toBe(0);
}

/**
 * Checks one screen at each width: its axe problems in every theme, and what overflows. It is loaded once and then
 * resized, because loading takes longer than checking.
 */
async function findProblemsAtEveryWidth(page: Page, route: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (width === widths[0]) await settle(page, route);
    else await showEverything(page, route);
    const problems = [...(await findProblemsInEveryTheme(page)), ...(await findOverflow(page))];
    found.push(...problems.map((problem) => `${width} pixels, ${problem}`));
  }
  return found;
}

describe('for a visitor', () => {
  let page: Page;
  const errors: string[] = [];
  beforeAll(async () => {
    page = await openPage(browser, { reducedMotion: 'reduce' });
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  });
  afterAll(() => page.close());

  test.each(publicRoutes)('%s has no accessibility problem in any theme, and no error', async (route) => {
    errors.length = 0;
    expect(await findProblemsAtEveryWidth(page, route)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test.each(guardedRoutes.filter((route) => !publicRoutes.includes(route)))(
    '%s leads to /login-switch',
    async (route) => {
      await page.goto(`${portal.address}${route}`);
      await page.waitForURL(/\/login-switch$/);
    },
  );
});

describe('for a clerk', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage(browser, { reducedMotion: 'reduce' });
    await signInThroughProvider(page, portal.address, 'd.sample@alder.example.com');
  });
  afterAll(() => page.close());

  test.each(guardedRoutes)('%s has no accessibility problem in any theme', async (route) => {
    expect(await findProblemsAtEveryWidth(page, route)).toEqual([]);
  });

  test.each([
    ['edit-attorney', 'Edit Attorney Information'],
    ['view-attorney', null],
  ])('/attorneys/%s of an attorney on the roster has none either', async (screen, heading) => {
    await page.setViewportSize({ width: widths[0]!, height: 900 });
    await settle(page, '/attorneys');
    const entry = page.getByRole('table').locator('a[href*="/view-attorney/"]').first();
    const name = await entry.innerText();
    const id = (await entry.getAttribute('href'))!.split('/').at(-1);
    expect(await findProblemsAtEveryWidth(page, `/attorneys/${screen}/${id}`)).toEqual([]);
    await page.getByRole('heading', { name: heading ?? name, level: 1 }).waitFor();
    expect(await page.locator('main [role=alert]').count()).toBe(0);
  });

  test('a filing on the bench has none either', async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page, '/case-processing');
      await page.getByRole('table').getByRole('button').first().click();
      await page.waitForURL(/\/review\?filing=/);
      await page.locator('[data-row]').first().waitFor();
      expect(await findProblemsInEveryTheme(page), String(width)).toEqual([]);
    }
  });
});

/** Screens that only one role can see in full. */
describe.each([
  [
    'r.registrar@alder.example.com',
    [
      '/people',
      '/people?tab=judges',
      '/people?tab=requests',
      '/activity',
      '/activity?tab=access',
      '/settings?tab=court',
      '/settings?tab=exports',
      '/settings?tab=security',
      '/integrations',
      '/api-access',
      '/api-access?tab=review',
    ],
  ],
  ['a.reyes@alder.example.com', ['/judge-dashboard', '/judge-dashboard?view=awaiting', '/session', '/dashboard']],
  ['m.sample@example.com', ['/dashboard', '/case-processing', '/cases', '/self-help']],
  ['t.terminal@alder.example.com', ['/dashboard', '/integrations', '/api-docs']],
])('for %s', (email, routes) => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage(browser, { reducedMotion: 'reduce' });
    await signInThroughProvider(page, portal.address, email);
  });
  afterAll(() => page.close());

  test.each(routes)('%s has no accessibility problem in any theme', async (route) => {
    expect(await findProblemsAtEveryWidth(page, route)).toEqual([]);
  });
});

describe('the frame of every page', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage(browser, { viewport: { width: 1440, height: 900 } });
    await signInThroughProvider(page, portal.address, 'd.sample@alder.example.com');
  });
  afterAll(() => page.close());
  const side = () => page.getByRole('navigation', { name: 'Main' });

  test.each([
    ['/dashboard', 'Dashboard'],
    ['/courtdoc', 'Document Tool'],
    ['/case-processing', 'Case Processing'],
    ['/ai-dashboard', 'Case Processing'],
    ['/calendar', 'Calendar'],
    ['/attorneys', 'Attorneys'],
    ['/settings', 'Settings'],
    ['/self-help', 'Self-Help Resources'],
    ['/legal-research', 'Legal Research'],
    ['/notifications', 'Notifications'],
    ['/deadlines', 'Deadlines'],
    ['/research', 'Citation Lookup'],
    ['/cases', 'Cases'],
    ['/sessions', 'Settings'],
  ])('%s highlights %s', async (route, item) => {
    await settle(page, route);
    expect(await side().locator('[aria-current=page]').textContent()).toContain(item);
  });

  test.each([1440, 1024])(
    'at %i pixels the main area is to the right of the side navigation, with space around it',
    async (width) => {
      await page.setViewportSize({ width, height: 900 });
      await settle(page, '/calendar');
      const navigation = (await side().boundingBox())!;
      const main = (await page.locator('main').boundingBox())!;
      const heading = (await page.locator('h1').first().boundingBox())!;
      expect(main.x).toBeGreaterThanOrEqual(navigation.x + navigation.width);
      expect(heading.x).toBeGreaterThanOrEqual(main.x + 16);
      await page.setViewportSize({ width: 1440, height: 900 });
    },
  );

  test.each(['/dashboard', '/review', '/calendar', '/settings', '/api-docs'])(
    '%s shows the entire ring around each stop of the Tab key',
    async (route) => {
      await settle(page, route);
      expect(await findClippedRings(page)).toEqual([]);
    },
  );

  test('/attorney-management redirects to /attorneys', async () => {
    await page.goto(`${portal.address}/attorney-management`);
    await page.waitForURL(/\/attorneys$/);
  });

  test('its search finds filings and cases that the person has access to', async () => {
    await settle(page, '/dashboard');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('26CV00218');
    await page.getByRole('option').filter({ hasText: '26CV00218' }).first().waitFor();
  });

  test('its theme is chosen in the user menu and saved', async () => {
    await page.getByRole('button', { name: /^User menu/ }).click();
    await page.getByRole('menuitemradio', { name: 'Dark Mode' }).click();
    await page.reload();
    await page.locator('h1').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  });

  test('its footer names the current year', async () => {
    await page.getByText(`© ${new Date().getFullYear()} Assize. All rights reserved`).waitFor();
  });

  test('on a phone its drawer closes 100 ms after a choice', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await settle(page, '/dashboard');
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await side().getByRole('link', { name: 'Calendar' }).click();
    await page.waitForURL(/\/calendar$/);
    await page.locator('[data-drawer=open]').waitFor({ state: 'detached', timeout: 1500 });
  });
});

describe('an address that no route knows', () => {
  test('shows the not-found page, and both buttons lead away', async () => {
    const page = await openPage(browser);
    await page.goto(`${portal.address}/login`);
    await page.locator('h1').first().waitFor();
    await page.goto(`${portal.address}/nowhere-at-all`);
    await page.getByRole('heading', { name: "Oops! You've wandered off the map" }).waitFor();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.waitForURL(/\/login$/);
    await page.goto(`${portal.address}/nowhere-at-all`);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL(`${portal.address}/`);
    await page.close();
  });
});

describe('the landing page', () => {
  test('is complete without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(portal.address);
    for (const words of [
      'REQUEST A FREE DEMO',
      'GET EARLY ACCESS',
      'ENHANCE YOUR EXISTING COURT OPERATIONS',
      'JUDICIAL WORKFLOW AI ASSISTANT',
      'CASE STUDIES',
      '60 DAYS PILOT PROGRAM',
      'APPLY FOR PILOT PROGRAM',
      'COURT-GRADE SECURITY & COMPLIANCE',
      'READY TO TRANSFORM YOUR WORKFLOW?',
      'SCHEDULE DEMO',
    ]) {
      expect(await page.getByText(words).first().isVisible(), words).toBe(true);
    }
    await context.close();
  });

  test('accepts a request for a demo if no external page is configured', async () => {
    const page = await openPage(browser);
    await page.goto(portal.address);
    await page.getByRole('link', { name: 'REQUEST A FREE DEMO' }).click();
    await page.waitForURL(/\/contact\?about=demo$/);
    await page.getByLabel(/name/i).first().fill('Casey Visitor');
    await page.getByLabel(/e-?mail/i).fill('casey@court.example.gov');
    await page.getByLabel(/organization/i).fill('Court of Samples');
    await page.locator('form button[type=submit]').click();
    await page
      .getByText('Thank you. The court administrators received your request and will reply by email.')
      .first()
      .waitFor();
    await page.close();
  });
});
