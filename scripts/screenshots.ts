// `npm run screenshots -- FOLDER [--url http://localhost:3000] [--only /login,/kit] [--themes dark] [--widths 390]
// [--axe]` takes screenshots of every route of a running evaluation court, in each theme and width. With --axe, it
// searches for accessibility problems and console errors instead, and exits with 1 if there are any.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { themes } from '../domain/settings/preferences.ts';
import { findAccessibilityProblems, openBrowser } from '../journeys/openBrowser.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    only: { type: 'string' },
    email: { type: 'string', default: 'r.registrar@alder.example.com' },
    password: { type: 'string', default: 'evaluation' },
    themes: { type: 'string' },
    widths: { type: 'string' },
    axe: { type: 'boolean', default: false },
  },
});
const folder = positionals[0] ?? 'test-results/screenshots';
const widths = values.widths?.split(',').map(Number) ?? (values.axe ? [1440, 390] : [1440, 1024, 390]);
const shownThemes = values.themes?.split(',') ?? themes;

const publicRoutes = [
  '/',
  '/login-switch',
  '/login',
  '/forgot-password',
  '/sign-up',
  '/register-judge',
  '/judge-login',
  '/switch-profile',
  '/api-docs',
  '/platform',
  '/contact?about=pilot',
  '/accessibility',
  '/privacy',
  '/status',
  '/tentative-rulings',
  '/records',
  '/records/terminal',
  '/verify',
  '/kit',
  '/no-such-page',
];
const guardedRoutes = [
  '/dashboard',
  '/case-processing',
  '/review',
  '/cases',
  '/calendar',
  '/deadlines',
  '/attorneys',
  '/attorneys/add-attorney',
  '/courtdoc',
  '/courtdoc?tab=generation',
  '/courtdoc?tab=requirements',
  '/courtdoc?tab=history',
  '/legal-research',
  '/legal-research?tab=platforms',
  '/legal-research?tab=search',
  '/legal-research?tab=settings',
  '/research',
  '/reports',
  '/integrations',
  '/api-access',
  '/people',
  '/settings',
  '/notifications',
  '/self-help',
  '/self-help/fee-waiver',
  '/become-judge',
  '/sessions',
  '/judge-dashboard',
  '/session',
];

const browser = await openBrowser();
const problems: string[] = [];
try {
  const authData = await signIn();
  const wanted = values.only?.split(',');
  for (const theme of shownThemes) {
    for (const width of widths) {
      for (const [routes, session] of [
        [publicRoutes, null],
        [guardedRoutes, authData],
      ] as const) {
        const context = await openContext(browser, theme, width, session);
        for (const route of routes) if (!wanted || wanted.includes(route)) await visit(context, route, theme, width);
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
}
for (const problem of new Set(problems)) console.error(problem);
console.log(values.axe ? `${new Set(problems).size} problems` : `Screenshots in ${folder}`);
process.exitCode = problems.length > 0 ? 1 : 0;

async function signIn(): Promise<object> {
  const response = await fetch(`${values.url}/api/auth/judge/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: values.url },
    body: JSON.stringify({ email: values.email, password: values.password }),
  });
  const { session } = (await response.json()) as { session?: object };
  if (!session) throw new Error(`${values.email} could not sign in at ${values.url}: ${response.status}`);
  return { ...session, isAuthenticated: true };
}

async function openContext(browser: Browser, theme: string, width: number, session: object | null) {
  const context = await browser.newContext({
    viewport: { width, height: width < 720 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  // The stream of notifications never ends, so a page would never become idle; without it, the bell polls.
  await context.route('**/api/notifications/stream', (route) => route.abort());
  await context.addInitScript(
    ([chosen, stored]) => {
      localStorage.setItem('assize-theme', chosen);
      if (stored) sessionStorage.setItem('authData', stored);
    },
    [theme, session && JSON.stringify(session)] as const,
  );
  return context;
}

async function visit(context: BrowserContext, route: string, theme: string, width: number): Promise<void> {
  const page = await context.newPage();
  const where = `${route} ${theme} ${width}`;
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${where}: console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${where}: ${error.message}`));
  await page.goto(values.url + route);
  await page.waitForSelector('h1');
  // Sections that appear when they are reached.
  for (const section of await page.locator('[data-section]').all()) await section.scrollIntoViewIfNeeded();
  // The initially visible content has loaded; on a slow machine, the run continues anyway.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {});
  if (values.axe) problems.push(...(await findAccessibilityProblems(page)).map((problem) => `${where}: ${problem}`));
  else await takePicture(page, route, theme, width);
  await page.close();
}

async function takePicture(page: Page, route: string, theme: string, width: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const name = `${route.slice(1).replace(/[/?&=]+/g, '-') || 'landing'}-${theme}-${width}.png`;
  await page.screenshot({ path: path.join(folder, name), fullPage: true });
}
