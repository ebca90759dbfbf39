import { useTranslation } from 'react-i18next';
import { TextPage } from './TextPage.tsx';

/** /privacy: what the portal stores, where, and for how long. */
export function PrivacyScreen() {
  const { t } = useTranslation();
  return <TextPage title={t('titles.privacy')} intro={t('privacy.intro')} sections="privacy.sections" />;
}
