import { useTranslation } from 'react-i18next';
import type { ChosenDestination } from '#contract/draftEnvelope';
import { type CaseType, caseTypes } from '#domain/courts/choices';
import { lazily } from '#web/ui/lazily.tsx';
import { Select } from '#web/ui/Select.tsx';
import type { EnvelopeWork } from './useEnvelopeWork.ts';

const CategoryPicker = lazily(async () => (await import('#web/cases/CategoryPicker.tsx')).CategoryPicker, null);

/** The type and the category of a new case. */
export function NewCaseChoice({ work }: { work: EnvelopeWork }) {
  const { t } = useTranslation();
  const { case_type, category } = work.envelope;
  const edit = work.edits.destination?.value as ChosenDestination | null | undefined;
  const chosen = edit?.to === 'new' ? edit : null;
  const type = chosen?.case_type ?? case_type.chosen ?? case_type.proposed;
  const kept = chosen ? chosen.category : category.chosen;
  const choose = (next: CaseType, of: string | null) =>
    work.choose('destination', { to: 'new', case_type: next, category: of });
  return (
    <>
      <Select
        label={t('filings.draftEnvelope.caseType')}
        value={type ?? ''}
        onChange={(value) => {
          const next = caseTypes.find((one) => one === value);
          if (next) choose(next, null);
        }}
        placeholder={t('filings.draftEnvelope.chooseType')}
        options={caseTypes.map((value) => ({ value, label: value }))}
      />
      {type !== null && (
        <CategoryPicker
          label={t('filings.draftEnvelope.category')}
          hint={t('filings.draftEnvelope.categoryHint')}
          caseType={type}
          courtId={work.envelope.court_id}
          value={kept ?? (type === (case_type.chosen ?? case_type.proposed) ? category.proposed : null) ?? ''}
          onChange={(id) => {
            if (id && id !== category.chosen) choose(type, id);
          }}
        />
      )}
    </>
  );
}
