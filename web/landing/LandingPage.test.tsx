import { matchRoutes } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { routes } from '#web/routes.tsx';
import { followConfiguredLinks } from './followConfiguredLinks.ts';
import styles from './landing.module.css';
import { renderLanding } from './renderLanding.tsx';
import { showSession } from './showSession.ts';
import { typeTerminal } from './typeTerminal.ts';

let html = '';
beforeAll(() => {
  html = renderLanding().body;
});
function open(): Document {
  document.body.innerHTML = html;
  return document;
}

test('the sections are in the specified order', () => {
  const kicks = [...open().querySelectorAll(`main .${styles.kick}`)].map((kick) => kick.textContent);
  expect(kicks).toEqual([
    'ENHANCE YOUR EXISTING COURT OPERATIONS',
    'JUDICIAL WORKFLOW AI ASSISTANT',
    'CASE STUDIES',
    '60 DAYS PILOT PROGRAM',
    'COURT-GRADE SECURITY & COMPLIANCE',
    'READY TO TRANSFORM YOUR WORKFLOW?',
  ]);
});

test('the image of a document analysis shows the values, and is one image to assistive technology', () => {
  const picture = open().querySelector('section[aria-labelledby="operations"] [role="img"]')!;
  expect(picture.getAttribute('aria-label')).toMatch(/plaintiff, county, defendant, case number, title/);
  const marked = [...picture.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marked).toEqual(expect.arrayContaining(['MORGAN SAMPLE', 'EXAMPLE LOGISTICS, INC.', '26CV00431']));
});

test.each([
  ['REQUEST A FREE DEMO', '/contact?about=demo'],
  ['GET EARLY ACCESS', '/contact?about=early-access'],
  ['APPLY FOR PILOT PROGRAM', '/contact?about=pilot'],
  ['SCHEDULE DEMO', '/contact?about=demo'],
])('%s leads to the form that takes the request', (words, href) => {
  const link = [...open().querySelectorAll('a')].find((one) => one.textContent === words);
  expect(link?.getAttribute('href')).toBe(href);
});

test('every link within the portal opens a screen, and every external link opens a new tab', () => {
  for (const link of open().querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#')) expect(document.querySelector(href), href).not.toBeNull();
    else if (href.startsWith('/')) expect(matchRoutes(routes, href)?.at(-1)?.route.path, href).not.toBe('*');
    else expect([link.target, link.rel], href).toEqual(['_blank', 'noopener noreferrer']);
  }
});

test('two case studies are labeled External', () => {
  expect(
    [...open().querySelectorAll('section[aria-labelledby="case-studies"] .badge')].map((badge) => badge.textContent),
  ).toEqual(['External', 'External']);
});

test('nothing in it needs an inline style, which the content security policy forbids', () => {
  expect(html).not.toMatch(/\sstyle=|<style|<script/);
});

test('it claims no certification, and no percentage except the sample’s', () => {
  const words = open().body.textContent ?? '';
  expect(words).toContain('Not authorized');
  expect(words).toContain('Not audited');
  expect(words.match(/\d+ ?%/g)).toEqual(['94%']);
});

test('a person who is signed in in this tab sees a link to the dashboard', () => {
  const page = open();
  const shown = () =>
    [...page.querySelectorAll<HTMLElement>('[data-when]')].filter((one) => !one.hidden).map((one) => one.textContent);
  showSession(page, 1000);
  expect(shown()).toEqual(['Sign in']);
  sessionStorage.setItem('authData', JSON.stringify({ expiry: 2000 }));
  showSession(page, 1000);
  expect(shown()).toEqual(['Dashboard']);
  showSession(page, 2000);
  expect(shown()).toEqual(['Sign in']);
});

test('the footer has the current year, regardless of when the page was built', () => {
  const page = open();
  showSession(page, Date.UTC(2031, 5, 1));
  expect(page.querySelector('[data-year]')?.textContent).toBe('© 2031 Assize. All rights reserved');
});

test('if the court has configured an external page for a request, its buttons open it', async () => {
  const links = { demo: 'https://book.example.gov/demo', early_access: null, pilot: 'javascript:alert(1)' };
  vi.stubGlobal('fetch', async () => Response.json({ links }));
  const page = open();
  await followConfiguredLinks(page);
  const at = (about: string) => page.querySelector<HTMLAnchorElement>(`[data-request="${about}"]`);
  expect([at('demo')?.href, at('demo')?.target]).toEqual(['https://book.example.gov/demo', '_blank']);
  expect(at('early-access')?.getAttribute('href')).toBe('/contact?about=early-access');
  expect(at('pilot')?.getAttribute('href')).toBe('/contact?about=pilot');
});

test('the terminal types its seven lines, and ends with the sample’s 94%', async () => {
  vi.useFakeTimers();
  const page = open();
  const lines = [...page.querySelectorAll('[data-terminal] > p')];
  const whole = lines.map((line) => line.textContent);
  const typed = typeTerminal(page);
  expect(lines.map((line) => line.textContent?.length)).toEqual([1, 0, 0, 0, 0, 0, 0]);
  await vi.advanceTimersByTimeAsync(20_000);
  await typed;
  expect(lines).toHaveLength(7);
  expect(lines.map((line) => line.textContent)).toEqual(whole);
  expect(whole.at(-1)).toBe('Complete. Acceptance probability: 94% (sample)');
});

test('the button shows all lines immediately', async () => {
  vi.useFakeTimers();
  const page = open();
  const typed = typeTerminal(page);
  page.querySelector<HTMLButtonElement>('[data-terminal-skip]')?.click();
  await vi.advanceTimersByTimeAsync(50);
  await typed;
  expect(page.querySelector('[data-terminal] > p:last-child')?.textContent).toMatch(/94%/);
});

test('a visitor who prefers reduced motion sees all lines immediately', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const page = open();
  await typeTerminal(page);
  expect(page.querySelector('[data-terminal] > p')?.textContent).toMatch(/done$/);
});
