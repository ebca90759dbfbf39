import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sameBareNumber } from '#domain/caseNumbers/bareNumber';
import { lazily } from '#web/ui/lazily.tsx';
import { useListCasesQuery } from './casesApi.ts';

export type PickedCase = { id: string; case_number: string; title: string };
/** Screens share the picker, and most show it only in a dialog. */
const ComboBox = lazily(async () => (await import('#web/ui/ComboBox.tsx')).ComboBox, null);

type Props = {
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  value: PickedCase | null;
  onChange: (value: PickedCase | null) => void;
};

/** A selection from the cases that the person has access to, by number or title. A complete number selects its case. */
export function CasePicker({ label, hint, problem, value, onChange }: Props) {
  const { t } = useTranslation();
  const [words, setWords] = useState(value ? writeCase(value) : '');
  const isSearching = words.trim() !== '' && !(value && words === writeCase(value));
  const { currentData } = useListCasesQuery({ q: words.trim(), page: 1 }, { skip: !isSearching });
  const found = isSearching ? (currentData?.results ?? []) : [];
  const choose = (one: PickedCase | null) => {
    setWords(one ? writeCase(one) : '');
    onChange(one);
  };
  const [only, ...others] = found;
  const exact = only && others.length === 0 && sameBareNumber(only.case_number, words) ? only : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each case that the typed number identifies
  useEffect(() => {
    if (exact && exact.id !== value?.id) choose(exact);
  }, [exact?.id]);

  const offered = [...(value ? [value] : []), ...found.filter(({ id }) => id !== value?.id)];
  return (
    <ComboBox
      label={label}
      hint={hint ?? t('cases.picker.hint')}
      problem={problem}
      value={value?.id ?? null}
      onChange={(id) => choose(offered.find((one) => one.id === id) ?? null)}
      options={offered.map((one) => ({ value: one.id, label: writeCase(one) }))}
      search={{ words, onSearch: setWords }}
    />
  );
}

function writeCase({ case_number, title }: PickedCase): string {
  return `${case_number} ${title}`;
}
