import { useTranslation } from 'react-i18next';

/** Shown before the first screen has loaded. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <p className="loading" role="status">
      {t('common.loading')}
    </p>
  );
}
