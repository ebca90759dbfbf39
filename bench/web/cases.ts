import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readRoutes } from '../../scripts/readRoutes.ts';

const Case = z.strictObject({
  /** The address within the portal. */
  path: z.string().startsWith('/'),
  /** The email of a person of the sample court; a visitor otherwise. */
  as: z.string().optional(),
  /** The limits that apply: those of the landing page, of a sign-in screen, or of the app. */
  kind: z.enum(['landing', 'identity', 'app', 'filing']).default('app'),
  /** Whether Lighthouse measures it too: as a desktop, and on slow 4G with a quarter of the processor speed. */
  lighthouse: z.boolean().default(false),
});
export type Case = z.infer<typeof Case>;

const administrator = 'r.registrar@alder.example.com';
const judge = 'a.reyes@alder.example.com';

/** Screens for people who are not signed in, or are signing in. */
const identity = [
  '/login-switch',
  '/login',
  '/judge-login',
  '/register-judge',
  '/forgot-password',
  '/forgot-password?token=x',
  '/verify-email',
  '/sign-up',
  '/switch-profile',
  '/become-judge',
  '/second-factor',
];
const visitors = [
  '/api-docs',
  '/platform',
  '/contact',
  '/accessibility',
  '/privacy',
  '/status',
  '/tentative-rulings',
  '/kit',
];
/** Routes that only redirect the browser. */
const passing = ['/login-success', '/dashboard-check', '/ai-dashboard', '*'];

/** The cases of a file, or the landing page and every route of the portal, with a filing opened in the review queue. */
export function readCases(file: string | undefined, ids: Record<string, string>): Case[] {
  if (file) return z.array(Case).parse(JSON.parse(readFileSync(file, 'utf8')));
  const app = readRoutes()
    .map(({ path }) => path)
    .filter((path) => !identity.includes(path) && !visitors.includes(path) && !passing.includes(path))
    .map((path) => (path.includes('/:id') ? ids[path] : path))
    .filter((path) => path !== undefined);
  return z.array(Case).parse([
    { path: '/', kind: 'landing', lighthouse: true },
    ...identity.map((path) => ({ path, kind: 'identity', lighthouse: path === '/login' })),
    ...visitors.map((path) => ({ path })),
    ...app.map((path) => ({
      path,
      as: path === '/judge-dashboard' ? judge : administrator,
      lighthouse: path === '/dashboard',
    })),
    { path: ids.filing, as: administrator, kind: 'filing', lighthouse: true },
  ]);
}
