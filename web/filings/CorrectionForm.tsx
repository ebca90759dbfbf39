import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExtractedField, FilingCorrections, FilingDetails } from '#contract/filings';
import { priorities } from '#domain/filings/choices';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { session } from '#web/identity/session.ts';
import { toast } from '#web/ui/toast.ts';
import { byDoubt, type CorrectionValues, valuesOf } from './correctionValues.ts';
import { FieldEditor } from './FieldEditor.tsx';
import { editFailure } from './failureWords.ts';
import { useEditFilingMutation } from './filingsApi.ts';

type Props = {
  filing: FilingDetails;
  selected: ExtractedField | null;
  onSelect: (field: ExtractedField | null) => void;
};

/** The editable form after analysis: every value beside where it was read and how sure, most doubtful first. */
export function CorrectionForm({ filing, selected, onSelect }: Props) {
  const { t } = useTranslation();
  // Only what the person typed: when the filing changes underneath, the rest follows it and nothing typed is lost.
  const [typed, setTyped] = useState<Partial<CorrectionValues>>({});
  const [edit, { isLoading }] = useEditFilingMutation();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [stale, setStale] = useState<string | null>(null);
  const before = valuesOf(filing);
  const values: CorrectionValues = { ...before, ...typed };
  const changed = (Object.keys(values) as (keyof CorrectionValues)[]).filter((name) => values[name] !== before[name]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!session.token()) return void toast.error(t('filings.edit.noToken'));
    const changes = Object.fromEntries(changed.map((name) => [name, values[name]])) as FilingCorrections;
    const reply = await edit({ id: filing.id, version: filing.version, ...changes });
    if (!('error' in reply)) {
      setTyped({});
      setProblems({});
      setStale(null);
      toast.success(reply.data.message);
      return;
    }
    const failed = reply.error as CallError;
    const said = editFailure(failed);
    setProblems(fieldProblems(failed));
    setStale(failed.code === 'changed_meanwhile' ? said : null);
    toast.error(said);
  };

  return (
    <form onSubmit={(event) => void save(event)} aria-label={t('filings.edit.label')} noValidate>
      <div className="sec">
        <h3>{t('filings.edit.heading')}</h3>
        <span>{t('filings.edit.order')}</span>
      </div>
      {stale && (
        <div className="note warn" role="alert">
          <TriangleAlert className="i" aria-hidden />
          <p>{stale}</p>
        </div>
      )}
      {byDoubt(filing).map((name) => (
        <FieldEditor
          key={name}
          name={name}
          filing={filing}
          value={values[name]}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
          problem={problems[name]}
          selected={selected}
          onSelect={onSelect}
        />
      ))}
      <div className="body row wrap">
        <label className="row small">
          {t('filings.recent.priority')}
          <select
            className="select dense"
            value={values.priority}
            disabled={!filing.abilities.correct}
            onChange={(event) =>
              setTyped({
                ...typed,
                priority: priorities.find((one) => one === event.target.value) ?? values.priority,
              })
            }
          >
            {priorities.map((priority) => (
              <option key={priority} value={priority}>
                {t(`filings.priority.${priority}`)}
              </option>
            ))}
          </select>
        </label>
        <span className="grow" />
        <button
          type="button"
          className="btn dense"
          disabled={changed.length === 0 || isLoading}
          onClick={() => setTyped({})}
        >
          {t('filings.edit.undo')}
        </button>
        <button
          type="submit"
          className="btn primary dense"
          disabled={changed.length === 0 || isLoading || !filing.abilities.correct}
          aria-busy={isLoading}
        >
          {isLoading ? t('filings.edit.busy') : t('filings.edit.save')}
        </button>
      </div>
    </form>
  );
}
