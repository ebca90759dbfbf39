import { useTranslation } from 'react-i18next';
import { PageHead } from '#web/ui/PageHead.tsx';
import { SessionList } from './SessionList.tsx';

/** /sessions: the same list that stands in the settings, at an address of its own. */
export function SessionsScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('sessions.heading')}>{t('sessions.intro')}</PageHead>
      <SessionList />
    </>
  );
}
