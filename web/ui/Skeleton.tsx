import { useTranslation } from 'react-i18next';

/** Stands for text that is on its way, so that nothing jumps when it comes. */
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
