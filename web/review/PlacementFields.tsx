import { useTranslation } from 'react-i18next';
import type { ReviewOptions } from '#contract/review';
import { type CaseType, caseTypes } from '#domain/courts/choices';
import { CasePicker } from '#web/cases/CasePicker.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './review.module.css';
import type { DecisionForm, Where } from './useDecisionForm.ts';

const CategoryPicker = lazily(async () => (await import('#web/cases/CategoryPicker.tsx')).CategoryPicker, null);

type Props = { form: DecisionForm; placement: ReviewOptions['placement'] };

/** The case in which an accepted filing is docketed: an existing one or a new one. */
export function PlacementFields({ form, placement: { found, unknown_number } }: Props) {
  const { t } = useTranslation();
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
        <NewCase form={form} isDuplicate={found !== null} />
      )}
    </>
  );
}

function NewCase({ form, isDuplicate }: { form: DecisionForm; isDuplicate: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('review.accept.caseTitle')}
        hint={t('review.accept.caseTitleHint')}
        {...form.field('title')}
        maxLength={300}
      />
      <Select
        label={t('review.accept.type')}
        {...form.field('type')}
        onChange={(type) => form.set({ type, category: '' })}
        placeholder={t('review.accept.chooseType')}
        options={caseTypes.map((value) => ({ value, label: value }))}
      />
      {isCaseType(form.values.type) && (
        <CategoryPicker
          label={t('review.accept.category')}
          hint={t('review.accept.categoryHint')}
          caseType={form.values.type}
          {...form.field('category')}
        />
      )}
      {isDuplicate && (
        <TextArea
          label={t('review.accept.duplicateReason')}
          hint={t('review.accept.duplicateReasonHint')}
          {...form.field('duplicate_reason')}
          maxLength={1000}
        />
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

const isCaseType = (type: string): type is CaseType => caseTypes.some((one) => one === type);
