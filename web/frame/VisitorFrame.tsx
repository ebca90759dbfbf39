import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasSession } from '#web/session/glanceAtSession.ts';
import { ToastPlace } from '#web/ui/ToastPlace.tsx';
import { loadToasts } from '#web/ui/toast.ts';
import { Footer } from './Footer.tsx';
import { VisitorHeader } from './VisitorHeader.tsx';

const firstUses = ['pointerdown', 'keydown', 'focusin'];

/** The frame of the sign-in pages: the header, the main area, and the footer of the app, without its store and router. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [isSignedIn, setSignedIn] = useState(false);
  useEffect(() => setSignedIn(hasSession(Date.now())), []);
  useEffect(() => {
    // Loaded early, because a toast that reports a lost connection could not be fetched then.
    const load = () => void loadToasts().catch(() => {});
    for (const use of firstUses) window.addEventListener(use, load, { once: true });
    return () => {
      for (const use of firstUses) window.removeEventListener(use, load);
    };
  }, []);
  return (
    <>
      <a className="skip" href="#main">
        {t('layout.skip')}
      </a>
      <VisitorHeader isSignedIn={isSignedIn} />
      <div className="frame frame-without-side">
        <div className="frame-column">
          <main className="frame-main" id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </div>
      </div>
      <ToastPlace />
    </>
  );
}
