import { renderToStaticMarkup } from 'react-dom/server';
import i18n from '#web/i18n.ts';
import '#web/locales/addEveryText.ts';
import { LandingPage } from './LandingPage.tsx';

/** The landing page as HTML that works without JavaScript. Generated when the portal is built. */
export function renderLanding(): { head: string; body: string } {
  return {
    head: renderToStaticMarkup(
      <>
        <title>{i18n.t('landing.title')}</title>
        <meta name="description" content={i18n.t('landing.description')} />
      </>,
    ),
    body: renderToStaticMarkup(<LandingPage year={new Date().getFullYear()} />),
  };
}
