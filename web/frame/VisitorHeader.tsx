import { LayoutDashboard, LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Brand } from './Brand.tsx';
import { VisitorMenu } from './VisitorMenu.tsx';
import { VisitorSearch } from './VisitorSearch.tsx';

/** The header without the parts that need a session. On a sign-in page, a signed-in person is sent back to the app. */
export function VisitorHeader({ isSignedIn = false }: { isSignedIn?: boolean }) {
  const { t } = useTranslation();
  const Icon = isSignedIn ? LayoutDashboard : LogIn;
  return (
    <header className="top chrome">
      <Brand name={t('layout.name')} />
      <VisitorSearch />
      <div className="row frame-tools">
        <VisitorMenu isSignedIn={isSignedIn} />
        <a className="btn dense" href={isSignedIn ? '/dashboard' : '/login-switch'}>
          <Icon className="i" aria-hidden />
          {t(isSignedIn ? 'layout.dashboard' : 'layout.login')}
        </a>
      </div>
    </header>
  );
}
