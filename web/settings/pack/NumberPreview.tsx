import { useTranslation } from 'react-i18next';
import { packProblemTexts } from '#contract/messages/en/packProblems';
import type { NumberFormat } from '#contract/packs';
import type { NumberLetters } from '#domain/practice/CourtPack';
import { Note } from '#web/ui/Note.tsx';
import { type FormatValues, previewOf } from './formatValues.ts';
import { useListCaseSequencesQuery } from './packApi.ts';

type Props = {
  item: NumberFormat | undefined;
  values: FormatValues;
  letters: { letters: NumberLetters[] } | { line: number; name: string };
};

/** The next number in a format as it is being edited, or what is wrong with it. */
export function NumberPreview({ item, values, letters }: Props) {
  const { t } = useTranslation();
  const { data } = useListCaseSequencesQuery();
  const read = 'letters' in letters ? letters.letters : [];
  const code = values.per === 'letters' ? (read[0]?.letters ?? null) : null;
  const sequence = data?.sequences.find((one) => one.format_id === item?.id && one.letters === code);
  const shown = previewOf(item, values, read, sequence?.next ?? (Number(values.first) || 1));
  if ('problem' in shown) return <Note tone="warn">{packProblemTexts[shown.problem.code](shown.problem.value)}</Note>;
  if ('missing' in shown) return <Note tone="warn">{t('settings.pack.format.missing', { name: shown.missing })}</Note>;
  return <Note>{t('settings.pack.format.next', { number: shown.number })}</Note>;
}
