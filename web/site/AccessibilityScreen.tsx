import { useTranslation } from 'react-i18next';
import { TextPage } from './TextPage.tsx';

/** /accessibility: the standard that the portal follows, how it is tested, and the known limitations. */
export function AccessibilityScreen() {
  const { t } = useTranslation();
  return (
    <TextPage title={t('titles.accessibility')} intro={t('accessibility.intro')} sections="accessibility.sections" />
  );
}
