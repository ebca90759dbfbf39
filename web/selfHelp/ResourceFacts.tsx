import { Clock, Download, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ResourceCard } from '#contract/selfHelp';
import styles from './ResourceFacts.module.css';

/** The reading time, the rating, and the number of downloads of a resource. */
export function ResourceFacts({ resource }: { resource: ResourceCard }) {
  const { t } = useTranslation();
  const { duration, rating, ratings, downloads } = resource;
  return (
    <ul className={styles.resourceFacts}>
      <li>
        <Clock className="i i-sm" aria-hidden />
        {t('selfHelp.minutes', { count: duration })}
      </li>
      <li>
        <Star className="i i-sm" aria-hidden />
        {rating === null ? t('selfHelp.notRated') : t('selfHelp.rated', { rating: rating.toFixed(1), count: ratings })}
      </li>
      <li>
        <Download className="i i-sm" aria-hidden />
        {t('selfHelp.downloads', { count: downloads })}
      </li>
    </ul>
  );
}
