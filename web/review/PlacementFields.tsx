import { useTranslation } from 'react-i18next';
import type { ReviewOptions } from '#contract/review';
import { CasePicker } from '#web/cases/CasePicker.tsx';
import { NewCaseFields } from './NewCaseFields.tsx';
import styles from './review.module.css';
import type { DecisionForm, Where } from './useDecisionForm.ts';

type Props = { form: DecisionForm; filingId: string; placement: ReviewOptions['placement'] };

/** The case in which an accepted filing is docketed: an existing one or a new one. */
export function PlacementFields({ form, filingId, placement }: Props) {
  const { t } = useTranslation();
  const { found, unknown_number } = placement;
  return (
    <>
      <fieldset className={`stack ${styles.choiceList}`}>
        <legend>{t('review.accept.where')}</legend>
        {found && (
          <Choice value="found" form={form}>
            {t('review.accept.found', { number: found.case_number, title: found.title })}
          </Choice>
        )}
        <Choice value="join" form={form}>
          {t(found ? 'review.accept.another' : 'review.accept.join')}
        </Choice>
        <Choice value="open" form={form}>
          {t('review.accept.open')}
        </Choice>
        {unknown_number && (
          <Choice value="paper" form={form}>
            {t('review.accept.paper', { number: unknown_number })}
          </Choice>
        )}
      </fieldset>
      {form.values.where === 'join' && <CasePicker label={t('review.accept.case')} {...form.field('joined')} />}
      {(form.values.where === 'open' || form.values.where === 'paper') && (
        <NewCaseFields form={form} filingId={filingId} placement={placement} />
      )}
    </>
  );
}

function Choice({ value, form, children }: { value: Where; form: DecisionForm; children: string }) {
  const choose = () => {
    form.clearProblems();
    form.set({ where: value });
  };
  return (
    <label className="row">
      <input type="radio" name="where" value={value} checked={form.values.where === value} onChange={choose} />
      <span>{children}</span>
    </label>
  );
}
