import { useTranslation } from 'react-i18next';
import type { DraftEnvelope } from '#contract/draftEnvelope';
import { Conflict } from './Conflict.tsx';
import { DestinationFields } from './DestinationFields.tsx';
import { EnvelopeRow } from './EnvelopeRow.tsx';
import { Evidence } from './Evidence.tsx';
import type { EnvelopeWork } from './useEnvelopeWork.ts';

type Props = { work: EnvelopeWork; isOpen: boolean };

/** The case of an envelope, or the new case that it opens, with the reason for the proposal. */
export function DestinationRow({ work, isOpen }: Props) {
  const { t } = useTranslation();
  const { envelope } = work;
  const { chosen, reason, evidence } = envelope.destination;
  const named = useDestinationName(envelope);
  return (
    <EnvelopeRow
      label={t('filings.draftEnvelope.case')}
      isOpen={isOpen}
      value={
        <>
          <span>{named}</span>
          <span className="small muted">
            {t(chosen ? 'filings.draftEnvelope.yourChoice' : `filings.draftEnvelope.reason.${reason}`)}{' '}
            <Evidence quoted={evidence} />
          </span>
        </>
      }
    >
      <DestinationFields work={work} />
      <Conflict work={work} field="destination" saved={named} />
    </EnvelopeRow>
  );
}

/** The destination as saved, in words. */
function useDestinationName({ destination, case_type, category }: DraftEnvelope): string {
  const { t } = useTranslation();
  const { chosen, proposed, case: found, case_number } = destination;
  const to = chosen ?? proposed;
  if (to === null) return t('filings.draftEnvelope.noCase');
  if (to === 'new') {
    const type = case_type.chosen ?? case_type.proposed;
    const parts = [type, category.label].filter((part) => part !== null);
    return t(parts.length > 0 ? 'filings.draftEnvelope.newCaseOf' : 'filings.draftEnvelope.newCase', {
      parts: parts.join(', '),
    });
  }
  if (found) return `${found.case_number} ${found.title}`;
  if (to === 'case') return t('filings.draftEnvelope.caseGone');
  return t('filings.draftEnvelope.numberAsTyped', { number: case_number });
}
