import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenDestination } from '#contract/draftEnvelope';
import { sameBareNumber } from '#domain/caseNumbers/bareNumber';
import { lazily } from '#web/ui/lazily.tsx';
import { useSearchOwnCasesQuery } from './envelopeApi.ts';

const ComboBox = lazily(async () => (await import('#web/ui/ComboBox.tsx')).ComboBox, null);
const typed = 'typed';

type Props = { draftId: string; onChoose: (chosen: ChosenDestination) => void };

/**
 * A search among the filer's cases by number or title. A number that is not among them can be used as typed: whether the
 * court has such a case is not disclosed.
 */
export function CaseSearch({ draftId, onChoose }: Props) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState<string | null>(null);
  const asked = words.trim();
  const { currentData } = useSearchOwnCasesQuery({ q: asked, draft_id: draftId }, { skip: picked !== null });
  const found = currentData?.cases ?? [];
  const isNumber =
    /\d/.test(asked) && asked.length <= 60 && !found.some((one) => sameBareNumber(one.case_number, asked));
  const options = [
    ...found.map(({ id, case_number, title }) => ({ value: id, label: `${case_number} ${title}` })),
    ...(isNumber && picked === null
      ? [{ value: typed, label: t('filings.draftEnvelope.useNumber', { number: asked }) }]
      : []),
  ];
  const choose = (value: string | null) => {
    setPicked(value);
    if (value === null) return;
    if (value === typed) return onChoose({ to: 'number', case_number: asked });
    setWords(options.find((one) => one.value === value)?.label ?? '');
    onChoose({ to: 'case', case_id: value });
  };
  return (
    <ComboBox
      label={t('filings.draftEnvelope.findCase')}
      hint={t('filings.draftEnvelope.findCaseHint')}
      value={picked === typed ? null : picked}
      onChange={choose}
      options={options}
      search={{
        words,
        onSearch: (next) => {
          setPicked(null);
          setWords(next);
        },
      }}
    />
  );
}
