import { useTranslation } from 'react-i18next';
import { type CaseDetails, changeCategory } from '#contract/cases';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { toast } from '#web/ui/toast.ts';
import { useChangeCategoryMutation } from './casesApi.ts';

const CategoryPicker = lazily(async () => (await import('./CategoryPicker.tsx')).CategoryPicker, null);

/** Changes the category of a case. The case keeps its number. */
export function CategoryDialog({ found, onClose }: { found: CaseDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const [change] = useChangeCategoryMutation();
  const form = useContractForm(changeCategory, {
    defaults: { category: found.category?.id ?? '' },
    toInput: ({ category }) => ({ id: found.id, version: found.version, category: category || null }),
    send: change,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('cases.category.title', { number: found.case_number })}
      verb={t('cases.category.save')}
      onClose={onClose}
    >
      <CategoryPicker
        label={t('cases.field.category')}
        hint={t('cases.category.hint')}
        caseType={found.case_type}
        {...form.field('category')}
      />
    </FormDialog>
  );
}
