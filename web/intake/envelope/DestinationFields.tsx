import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenDestination } from '#contract/draftEnvelope';
import { Button } from '#web/ui/Button.tsx';
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx';
import { CaseSearch } from './CaseSearch.tsx';
import { NewCaseChoice } from './NewCaseChoice.tsx';
import type { EnvelopeWork } from './useEnvelopeWork.ts';

const places = ['existing', 'new'] as const;
type Place = (typeof places)[number];

/** The choice between one of the filer's cases, a typed number, and a new case. */
export function DestinationFields({ work }: { work: EnvelopeWork }) {
  const { t } = useTranslation();
  const { destination, questions } = work.envelope;
  const to = destination.chosen ?? destination.proposed;
  const [place, setPlace] = useState<Place | null>(to === null ? null : to === 'new' ? 'new' : 'existing');
  const { proposed, chosen, case: found, case_number } = destination;
  const choose = (value: ChosenDestination | null) => work.choose('destination', value);
  const turn = (next: Place) => {
    setPlace(next);
    // As proposed, where that is what the filer turns to.
    if (next === 'new') choose({ to: 'new', case_type: null, category: null });
    else if (proposed === 'case' || proposed === 'number') choose(null);
  };
  const confirm = () => {
    if (proposed === 'case' && found) choose({ to: 'case', case_id: found.id });
    else if (proposed === 'number' && case_number) choose({ to: 'number', case_number });
  };
  const isAsked = chosen === null && questions.some(({ about }) => about === 'destination');
  return (
    <>
      {isAsked && proposed !== null && place === 'existing' && (
        <div>
          <Button dense onClick={confirm}>
            {t('filings.draftEnvelope.confirm')}
          </Button>
        </div>
      )}
      <ChoiceGroup label={t('filings.draftEnvelope.fileInto')}>
        {places.map((value) => (
          <label className="check" key={value}>
            <input
              type="radio"
              name={`destination-${work.envelope.id}`}
              checked={place === value}
              onChange={() => turn(value)}
            />
            {t(`filings.draftEnvelope.place.${value}`)}
          </label>
        ))}
      </ChoiceGroup>
      {place === 'existing' && <CaseSearch draftId={work.envelope.id} onChoose={choose} />}
      {place === 'new' && <NewCaseChoice work={work} />}
    </>
  );
}
