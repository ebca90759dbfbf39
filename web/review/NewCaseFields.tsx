import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewOptions } from '#contract/review';
import { type CaseType, caseTypes } from '#domain/courts/choices';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useProposeCaseTitleQuery } from './docketProposalApi.ts';
import { type DecisionForm, type DecisionValues, isAsProposed } from './useDecisionForm.ts';

const CategoryPicker = lazily(async () => (await import('#web/cases/CategoryPicker.tsx')).CategoryPicker, null);

type Props = { form: DecisionForm; filingId: string; placement: ReviewOptions['placement'] };

/** The new case of an acceptance. Its title is the one by rule of its category until the clerk edits it. */
export function NewCaseFields({ form, filingId, placement }: Props) {
  const { t } = useTranslation();
  const { type, title } = form.values;
  const titleField = useRef<HTMLDivElement>(null);
  const byRule = useTitleByRule(form.values, filingId, placement);
  // The button disappears, so the focus returns to the field.
  const restoreTitle = () => {
    form.set({ title: null });
    titleField.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <div ref={titleField}>
        <TextField
          label={t('review.accept.caseTitle')}
          hint={t('review.accept.caseTitleHint')}
          {...form.field('title')}
          value={title ?? byRule ?? ''}
          maxLength={300}
        />
      </div>
      {title !== null && byRule && title !== byRule && (
        <div>
          <p className="small muted">{t('review.accept.titleByRule', { title: byRule })}</p>
          <Button dense kind="quiet" onClick={restoreTitle}>
            {t('review.accept.useTitle')}
          </Button>
        </div>
      )}
      <Select
        label={t('review.accept.type')}
        {...form.field('type')}
        onChange={(chosen) => form.set({ type: chosen, category: '' })}
        placeholder={t('review.accept.chooseType')}
        options={caseTypes.map((value) => ({ value, label: value }))}
      />
      {isCaseType(type) && (
        <CategoryPicker
          label={t('review.accept.category')}
          hint={t('review.accept.categoryHint')}
          caseType={type}
          {...form.field('category')}
        />
      )}
      {placement.found && (
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

/** The title by rule of the chosen category; undefined while it is fetched, null if the caption names too little. */
function useTitleByRule(
  values: DecisionValues,
  id: string,
  placement: ReviewOptions['placement'],
): string | null | undefined {
  const { type, category } = values;
  const isKnown = isAsProposed(values, placement) || !isCaseType(type);
  const { currentData } = useProposeCaseTitleQuery(
    { id, case_type: type as CaseType, ...(category && { category }) },
    { skip: isKnown },
  );
  return isKnown ? placement.title : currentData?.title;
}

const isCaseType = (type: string): type is CaseType => caseTypes.some((one) => one === type);
