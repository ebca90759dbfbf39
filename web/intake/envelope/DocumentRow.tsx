import { useTranslation } from 'react-i18next';
import type { EnvelopeDocument } from '#contract/draftEnvelope';
import { Button } from '#web/ui/Button.tsx';
import { AttachmentRow } from './AttachmentRow.tsx';
import { CodeField, codeOf, useCodeLabels } from './CodeField.tsx';
import { EnvelopeRow } from './EnvelopeRow.tsx';
import { Evidence } from './Evidence.tsx';
import { MarkFields } from './MarkFields.tsx';
import { OnBehalf, partiesFor } from './OnBehalf.tsx';
import type { EnvelopeWork } from './useEnvelopeWork.ts';

type Props = { work: EnvelopeWork; lead: EnvelopeDocument };

/** A lead document with its filing code and the parties for whom it is filed, and its attachments. */
export function DocumentRow({ work, lead }: Props) {
  const { t } = useTranslation();
  const { documents, questions } = work.envelope;
  const attachments = documents.filter(({ kind, lead_id }) => kind !== 'lead' && lead_id === lead.lead_id);
  const open = questions.filter(({ document_id }) => document_id === lead.document_id).map(({ about }) => about);
  return (
    <>
      <EnvelopeRow
        label={t('filings.draftEnvelope.lead')}
        isOpen={open.length > 0}
        value={<LeadValue work={work} lead={lead} />}
      >
        <CodeField work={work} document={lead} />
        {open.includes('code') && lead.code.proposed && (
          <div>
            <Button dense onClick={() => work.choose(`${lead.document_id}.code`, lead.code.proposed)}>
              {t('filings.draftEnvelope.confirm')}
            </Button>
          </div>
        )}
        <MarkFields work={work} document={lead} />
        <OnBehalf work={work} document={lead} />
      </EnvelopeRow>
      {attachments.map((document) => (
        <AttachmentRow key={document.document_id} work={work} document={document} />
      ))}
    </>
  );
}

function LeadValue({ work, lead }: Props) {
  const { t } = useTranslation();
  const labelOf = useCodeLabels(work.envelope.court_id);
  const parties = partiesFor(work, lead);
  const code = labelOf(codeOf(work, lead));
  if (!lead.is_read) {
    return (
      <>
        <span>{lead.title}</span>
        <span className="small muted">{t('filings.draftEnvelope.notRead')}</span>
      </>
    );
  }
  return (
    <>
      <span>{lead.title}</span>
      <span>
        {code ? t('filings.draftEnvelope.filedAs', { code }) : t('filings.draftEnvelope.noCode')}{' '}
        <Evidence quoted={lead.evidence} />
      </span>
      {parties.length > 0 && <span>{t('filings.draftEnvelope.for', { names: parties })}</span>}
      {parties.length === 0 && <span className="muted">{t('filings.draftEnvelope.forNoOne')}</span>}
    </>
  );
}
