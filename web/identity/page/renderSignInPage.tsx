import { renderToString } from 'react-dom/server';
import i18n from '#web/i18n.ts';
import '#web/locales/addEveryText.ts';
import { SignInPage } from './SignInPage.tsx';
import { signInScreens } from './signInScreens.ts';

/** Loaded now, because the module runner closes after the import. */
const screens = new Map(
  await Promise.all(
    signInScreens.map(async ({ path, title, load }) => [path, { title, Screen: await load() }] as const),
  ),
);

/** A sign-in page as HTML, which is shown before its script runs. Generated when the portal is built. */
export function renderSignInPage(path: string): { head: string; body: string } {
  const { title, Screen } = screens.get(path)!;
  const year = new Date().getFullYear();
  return {
    head: renderToString(<title>{i18n.t('layout.documentTitle', { title: i18n.t(title) })}</title>),
    body: `<div id="root" data-year="${year}">${renderToString(<SignInPage Screen={Screen} />)}</div>`,
  };
}
