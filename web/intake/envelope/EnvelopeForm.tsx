import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftEnvelope } from '#contract/draftEnvelope';
import { DestinationRow } from './DestinationRow.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import styles from './EnvelopeForm.module.css';
import { NotesRow } from './NotesRow.tsx';
import { PartiesRow } from './PartiesRow.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { useEnvelopeWork } from './useEnvelopeWork.ts';

/** The rows of an envelope. Those with an open question come first, and stay there when it is answered. */
export function EnvelopeForm({ envelope }: { envelope: DraftEnvelope }) {
  const { t } = useTranslation();
  const work = useEnvelopeWork(envelope);
  const { questions } = envelope;
  const ofEnvelope = questions.filter(({ document_id }) => document_id === null);
  const rowOf = (id: string | null) => {
    const asked = envelope.documents.find(({ document_id }) => document_id === id);
    const lead = envelope.documents.find(({ kind, lead_id }) => kind === 'lead' && lead_id === asked?.lead_id);
    return lead?.document_id ?? 'destination';
  };
  const first = useAskedFirst(new Set(questions.map(({ document_id }) => rowOf(document_id))));
  const leads = envelope.documents.filter(({ kind }) => kind === 'lead');
  const rows = [
    {
      key: 'destination',
      row: <DestinationRow key="destination" work={work} isOpen={ofEnvelope.length > 0} />,
    },
    ...leads.map((lead) => ({
      key: lead.document_id,
      row: <DocumentRow key={lead.document_id} work={work} lead={lead} />,
    })),
  ];
  return (
    <section className={styles.envelope} aria-label={t('filings.draftEnvelope.heading')} data-envelope>
      <header className="row wrap">
        <h3>{t('filings.draftEnvelope.heading')}</h3>
        <SaveStatus work={work} />
      </header>
      <p className="small muted" role="status">
        {t('filings.draftEnvelope.questions', { count: questions.length })}
      </p>
      {rows.filter(({ key }) => first.has(key)).map(({ row }) => row)}
      {rows.filter(({ key }) => !first.has(key)).map(({ row }) => row)}
      <PartiesRow parties={envelope.parties} />
      <NotesRow work={work} />
    </section>
  );
}

/** Every row that had an open question since the draft was opened. */
function useAskedFirst(open: ReadonlySet<string>): ReadonlySet<string> {
  const [first, setFirst] = useState(open);
  const added = [...open].filter((key) => !first.has(key));
  if (added.length === 0) return first;
  const all = new Set([...first, ...added]);
  setFirst(all);
  return all;
}
