import { Check, Pencil, Quote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Correction, ExtractedField } from '#contract/extractedFields';
import { placeWords } from '#web/checks/placeWords.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './FieldInspector.module.css';
import { FieldStatus } from './FieldStatus.tsx';
import { type FieldEntry, isConfirmable, placesOf } from './fieldEntries.ts';
import fieldsStyles from './fields.module.css';
import { methodWords } from './methodWords.ts';
import { shownParts } from './partWords.ts';

type Props = {
  entry: FieldEntry;
  /** Which of its positions the document shows. */
  place: number;
  corrections: readonly Correction[];
  mayCorrect: boolean;
  saving: boolean;
  onPlace: (place: number) => void;
  onConfirm: () => void;
  onEdit: () => void;
};

/**
 * The selected field in full: how it was read, its confidence, its positions and parts, and what people did with it.
 */
export function FieldInspector({ entry, place, corrections, mayCorrect, saving, onPlace, onConfirm, onEdit }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const methods = [...new Set(entry.read.map(({ method }) => method))];
  const places = placesOf(entry);
  const history = corrections.filter(({ field }) => (field === 'filing_date' ? 'filling_date' : field) === entry.name);
  const confirmable = isConfirmable(entry) && !saving;
  return (
    <div className={fieldsStyles.fiBody}>
      <div className={fieldsStyles.h}>
        <strong>{t(`filings.field.${entry.name}`)}</strong>
        <FieldStatus state={saving ? 'saving' : entry.state} />
        {entry.editable && mayCorrect && (
          <div className="row end">
            {confirmable && (
              <Button dense onClick={onConfirm}>
                <Check className="i" aria-hidden />
                {t('filings.fields.confirm')}
                <kbd aria-hidden>{t('filings.fields.enterKey')}</kbd>
              </Button>
            )}
            <Button dense onClick={onEdit}>
              <Pencil className="i" aria-hidden />
              {t('filings.fields.edit')}
              <kbd aria-hidden>{t('filings.fields.editKey')}</kbd>
            </Button>
          </div>
        )}
      </div>
      {entry.read.length === 0 && <p className={fieldsStyles.why}>{t(`filings.fields.why.${entry.state}`)}</p>}
      {methods.map((method) => (
        <p key={method} className={fieldsStyles.why}>
          {methodWords(method)}
        </p>
      ))}
      {places.length > 0 && (
        <div className="ev">
          {places.map((one, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity but their order
              key={index}
              type="button"
              className="chip src"
              aria-pressed={index === place}
              onClick={() => onPlace(index)}
            >
              <Quote className="i" aria-hidden />
              <span className="clip">{placeWords(one.evidence)}</span>
            </button>
          ))}
        </div>
      )}
      {entry.read.map((field) =>
        isShownInFull(entry, field) ? (
          <dl className={styles.parts} key={field.value}>
            {entry.read.length > 1 && (
              <div>
                <dt className="vh">{t(`filings.field.${entry.name}`)}</dt>
                <dd className="strong">{field.value}</dd>
              </div>
            )}
            {shownParts(field.parts).map(([part, value]) => (
              <div key={part}>
                <dt>{part}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null,
      )}
      {history.map((one) => (
        <p key={one.id} className="small">
          <s>{one.old_value?.replaceAll('\n', ' · ') ?? t('filings.none')}</s>{' '}
          {one.new_value?.replaceAll('\n', ' · ') ?? t('filings.none')}{' '}
          <span className="muted tiny">
            {one.corrected_by} · {format.moment(one.corrected_at)}
          </span>
        </p>
      ))}
      {entry.state === 'confirmed' && entry.seen && (
        <p className="small muted">
          {t('filings.fields.confirmedBy', { who: entry.seen.by, when: format.moment(entry.seen.at) })}
        </p>
      )}
    </div>
  );
}

/** A value with parts, and each entry of a list that the row shortens. */
function isShownInFull({ group, read }: FieldEntry, { parts }: ExtractedField): boolean {
  return shownParts(parts).length > 0 || (group !== null && read.length > 1);
}
