import { useTranslation } from 'react-i18next';

/**
 * A placeholder for text that is loading, so that nothing moves when it arrives. One that fills the window represents a
 * list of unknown length: content below it is out of view until the list has loaded.
 */
export function Skeleton({ lines = 3, fills = false }: { lines?: number; fills?: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={fills ? 'stack fills' : 'stack'} aria-busy="true">
      <span className="vh" role="status">
        {t('common.loading')}
      </span>
      {[...Array(lines).keys()].map((line) => (
        <span className="sk" key={line} aria-hidden />
      ))}
    </div>
  );
}
