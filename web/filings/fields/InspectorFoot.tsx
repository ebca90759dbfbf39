import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import type { FilingSelection } from '../selection/useFilingSelection.ts';
import { FieldInspector } from './FieldInspector.tsx';
import fieldsStyles from './fields.module.css';
import type { FieldName } from './fieldValues.ts';
import styles from './InspectorFoot.module.css';
import type { FieldWorkHere } from './useFieldWork.ts';
import type { Finish } from './useFinish.ts';

type Props = {
  filing: FilingDetails;
  work: FieldWorkHere;
  selection: FilingSelection;
  finish: Finish;
  /** Shown when no value needs review. */
  end: ReactNode;
  onEdit: (field: FieldName) => void;
};

/**
 * The selected field in full; when no value needs review, the next steps; without a selection, how to select a field.
 */
export function InspectorFoot({ filing, work, selection, finish, end, onEdit }: Props) {
  const { t } = useTranslation();
  const { entry, chosen } = selection;
  if (finish.isFinished)
    return (
      <div className={`${fieldsStyles.fiBody} ${styles.fiEnd}`} data-finished ref={finish.note} tabIndex={-1}>
        <p className="st ok">
          <CircleCheck className="i" aria-hidden />
          {t('filings.fields.finished')}
        </p>
        {end}
      </div>
    );
  if (!entry) return <p className={`${fieldsStyles.fiBody} muted small`}>{t('filings.edit.order')}</p>;
  return (
    <FieldInspector
      entry={entry}
      place={chosen?.place ?? 0}
      corrections={filing.corrections}
      mayCorrect={filing.abilities.correct && !(entry.editable && entry.editable in work.work.drafts)}
      saving={entry.editable !== null && work.isSaving(entry.editable)}
      onPlace={selection.goToPlace}
      onConfirm={() => entry.editable && work.confirm(entry.editable)}
      onEdit={() => entry.editable && onEdit(entry.editable)}
    />
  );
}
