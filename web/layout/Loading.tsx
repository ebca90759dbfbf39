import { useTranslation } from 'react-i18next';

/** What stands before the first screen has come. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <p className="loading" role="status">
      {t('common.loading')}
    </p>
  );
}
