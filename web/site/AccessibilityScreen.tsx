import { useTranslation } from 'react-i18next';
import { TextPage } from './TextPage.tsx';

/** /accessibility: what the portal holds to, how it is checked, and what is known to fall short. */
export function AccessibilityScreen() {
  const { t } = useTranslation();
  return (
    <TextPage title={t('titles.accessibility')} intro={t('accessibility.intro')} sections="accessibility.sections" />
  );
}
