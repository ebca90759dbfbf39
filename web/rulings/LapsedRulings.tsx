import { useTranslation } from 'react-i18next';
import type { MyDay } from '#contract/chambers';
import { dispositions } from '#domain/rulings/dispositions';
import { Note } from '#web/ui/Note.tsx';

/** The rulings of the last week that did not take effect, each with the reason. */
export function LapsedRulings({ lapsed }: { lapsed: MyDay['lapsed'] }) {
  const { t } = useTranslation();
  if (lapsed.length === 0) return null;
  return (
    <Note tone="warn">
      <ul className="stack" aria-label={t('rulings.lapsed.heading')}>
        {lapsed.map(({ id, motion, disposition, case_number, lapsed_because }) => (
          <li key={id}>
            {t('rulings.lapsed.line', { case: case_number, motion, ruling: dispositions[disposition].label })}{' '}
            {lapsed_because && t(`rulings.lapsed.because.${lapsed_because}`)}
          </li>
        ))}
      </ul>
    </Note>
  );
}
