import { useTranslation } from 'react-i18next';
import type { DraftEnvelope } from '#contract/draftEnvelope';
import { EnvelopeRow } from './EnvelopeRow.tsx';
import { Evidence } from './Evidence.tsx';

const mostShown = 10;

/** The parties in the caption, as read. They are corrected among the values of the document. */
export function PartiesRow({ parties }: Pick<DraftEnvelope, 'parties'>) {
  const { t } = useTranslation();
  const more = parties.length - mostShown;
  return (
    <EnvelopeRow
      label={t('filings.draftEnvelope.parties')}
      isOpen={false}
      value={
        <>
          {parties.slice(0, mostShown).map(({ name, role, evidence }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two parties can have the same name, and none is moved
            <span key={at}>
              {role}: {name} <Evidence quoted={evidence} />
            </span>
          ))}
          {more > 0 && <span className="muted">{t('filings.draftEnvelope.moreParties', { count: more })}</span>}
          <span className="small muted">
            {t(parties.length === 0 ? 'filings.draftEnvelope.noParties' : 'filings.draftEnvelope.partiesHint')}
          </span>
        </>
      }
    />
  );
}
