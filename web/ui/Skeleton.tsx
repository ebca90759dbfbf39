import { useTranslation } from 'react-i18next';

/** A placeholder for text that is loading, so that nothing moves when it arrives. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const { t } = useTranslation();
  return (
    <div className="stack" aria-busy="true">
      <span className="vh" role="status">
        {t('common.loading')}
      </span>
      {[...Array(lines).keys()].map((line) => (
        <span className="sk" key={line} aria-hidden />
      ))}
    </div>
  );
}
