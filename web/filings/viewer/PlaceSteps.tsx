import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ExtractedField } from '#contract/extractedFields';
import { Button } from '#web/ui/Button.tsx';
import styles from './PlaceSteps.module.css';

type Props = { field: ExtractedField; place: number; onPlace: (place: number) => void };

/** Steps through the positions of the selected value. */
export function PlaceSteps({ field, place, onPlace }: Props) {
  const { t } = useTranslation();
  const total = field.evidence.length;
  const step = (by: number) => onPlace((place + by + total) % total);
  return (
    <fieldset className={styles.placeSteps} aria-label={t('filings.viewer.places')}>
      <Button kind="quiet" dense iconOnly aria-label={t('filings.viewer.previousPlace')} onClick={() => step(-1)}>
        <ChevronLeft className="i" aria-hidden />
      </Button>
      <span className="small nowrap" role="status">
        {t('filings.viewer.place', { field: t(`filings.field.${field.field}`), n: place + 1, total })}
      </span>
      <Button kind="quiet" dense iconOnly aria-label={t('filings.viewer.nextPlace')} onClick={() => step(1)}>
        <ChevronRight className="i" aria-hidden />
      </Button>
    </fieldset>
  );
}
