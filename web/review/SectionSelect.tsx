import { useTranslation } from 'react-i18next';
import { Select } from '#web/ui/Select.tsx';
import { useReadPendingWorkQuery } from './sectionsApi.ts';

type Props = { value: string; onChange: (section: string) => void };

/** The section whose queue is shown, with the number of filings in each; nothing in a court without sections. */
export function SectionSelect({ value, onChange }: Props) {
  const { t } = useTranslation();
  const { data } = useReadPendingWorkQuery();
  if (!data || data.sections.length < 2) return null;
  const name = (words: string, { waiting, more }: { waiting: number; more: boolean }) =>
    t(more ? 'review.sections.optionMore' : 'review.sections.option', { name: words, n: waiting });
  const mine = data.sections.filter((one) => one.mine);
  return (
    <Select
      label={t('review.sections.section')}
      required={false}
      value={value === 'mine' && mine.length === 0 ? 'all' : value}
      onChange={onChange}
      options={[
        ...(mine.length > 0 ? [{ value: 'mine', label: t('review.sections.mine') }] : []),
        { value: 'all', label: name(t('review.sections.all'), data.all) },
        ...data.sections.map((one) => ({
          value: one.section?.id ?? 'none',
          label: name(one.section?.name ?? t('review.sections.unassigned'), one),
        })),
      ]}
    />
  );
}
