import { useTranslation } from 'react-i18next';
import type { CaseType } from '#domain/courts/choices';
import { Select } from '#web/ui/Select.tsx';
import { useListCategoriesQuery } from './casesApi.ts';

type Props = { caseType: CaseType; value: string; onChange: (value: string) => void };

/** Narrows the list of cases to one of the court's categories of a case type. */
export function CategoryFilter({ caseType, value, onChange }: Props) {
  const { t } = useTranslation();
  const { currentData } = useListCategoriesQuery({ case_type: caseType });
  const categories = currentData?.categories ?? [];
  if (categories.length === 0) return null;
  return (
    <Select
      label={t('cases.field.category')}
      required={false}
      value={value}
      onChange={onChange}
      placeholder={t('cases.category.every')}
      options={categories.map(({ id, code, label }) => ({ value: id, label: `${code} ${label}` }))}
    />
  );
}
