import { useTranslation } from 'react-i18next';
import type { FilersChoices as Choices } from '#contract/filersChoices';
import styles from './FilersChoices.module.css';
import { useDestinationWords } from './useDestinationWords.ts';

/** What the filer chose, and the filer's note, above the values of a filing. `matter` is for the filer alone. */
export function FilersChoices({ choices, matter = '' }: { choices: Choices; matter?: string }) {
  const { t } = useTranslation();
  const { note_to_clerk, on_behalf_of, code, attachments, marks } = choices;
  const rows = [
    [t('review.filers.note'), note_to_clerk],
    [t('review.filers.matter'), matter],
    [t('review.filers.caseLabel'), useDestinationWords(choices)],
    [t('review.filers.code'), code],
    [t('review.filers.onBehalf'), on_behalf_of.length > 0 ? t('review.filers.names', { names: on_behalf_of }) : null],
  ].filter(([, value]) => value);
  // One that has only a mark is listed with it.
  const isMarked = (id: string) => marks.some(({ document_id }) => document_id === id);
  const placed = attachments.filter(
    ({ document_id, position, code: own }) => position || own || !isMarked(document_id),
  );
  return (
    <section className={`body ${styles.choices}`} aria-label={t('review.filers.heading')}>
      <h3 className="small">{t('review.filers.heading')}</h3>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {placed.map(({ document_id, title, position, code: own }) => (
          <div key={document_id}>
            <dt>{position ? t(`review.filers.position.${position}`) : t('review.filers.attachment')}</dt>
            <dd>{own ? t('review.filers.titled', { title, code: own }) : title}</dd>
          </div>
        ))}
        {marks.map(({ document_id, title, mark, redacts }) => (
          <div key={`${document_id} mark`}>
            <dt>{t(`sealing.mark.${mark}`)}</dt>
            <dd>{redacts === null ? title : t('sealing.pair', { title, of: redacts })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
