import { useTranslation } from 'react-i18next';
import type { CaseType } from '#domain/courts/choices';
import { lazily } from '#web/ui/lazily.tsx';
import { useListCategoriesQuery } from './casesApi.ts';
import { writeCategory } from './writeCategory.ts';

/** Screens share the picker, and most show it only in a dialog. */
const ComboBox = lazily(async () => (await import('#web/ui/ComboBox.tsx')).ComboBox, null);

type Props = {
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  caseType: CaseType;
  /** Without it, the court in which the user signed in. */
  courtId?: string;
  /** The ID of the category; empty for none. */
  value: string;
  onChange: (value: string) => void;
};

/** A selection from the court's categories of a case type, by code or name. */
export function CategoryPicker({ label, hint, problem, caseType, courtId, value, onChange }: Props) {
  const { t } = useTranslation();
  const { currentData, error } = useListCategoriesQuery({ case_type: caseType, ...(courtId && { court_id: courtId }) });
  const categories = currentData?.categories ?? [];
  // What is typed before the categories are there would be lost.
  if (!currentData && !error) return null;
  return (
    <ComboBox
      key={caseType}
      label={label}
      hint={categories.length === 0 && currentData ? t('cases.category.noneOfType') : hint}
      problem={problem}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      options={categories.map((one) => ({ value: one.id, label: writeCategory(one) }))}
    />
  );
}
