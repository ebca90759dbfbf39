import { useTranslation } from 'react-i18next';
import { PageHead } from '#web/ui/PageHead.tsx';
import { SessionList } from './SessionList.tsx';

/** /sessions: the list of sessions from the settings, at a separate address. */
export function SessionsScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('sessions.heading')}>{t('sessions.intro')}</PageHead>
      <SessionList />
    </>
  );
}
