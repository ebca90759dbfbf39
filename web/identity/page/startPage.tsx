import '../../styles/app.css';
import '../../i18n.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { profilePages, signInPageAt } from '#domain/paths/signInPages';
import { FailureNotice } from '#web/frame/FailureNotice.tsx';
import { hasSession } from '#web/session/glanceAtSession.ts';
import { nextPageToast } from '../nextPageToast.ts';
import { SignInPage } from './SignInPage.tsx';
import { signInScreens } from './signInScreens.ts';

const path = signInPageAt(location.pathname);
const isProfilePage = profilePages.some((page) => page === path);

async function start(): Promise<void> {
  // A signed-in person has these screens in the app, with its navigation.
  if (isProfilePage && hasSession(Date.now())) return void (await import('../../main.tsx'));
  const screen = signInScreens.find((one) => one.path === path)!;
  const Screen = await screen.load();
  hydrateRoot(document.getElementById('root')!, <SignInPage Screen={Screen} />);
  nextPageToast.show();
}

start().catch((error: unknown) => {
  console.error(error);
  createRoot(document.querySelector('main')!).render(<FailureNotice />);
});
