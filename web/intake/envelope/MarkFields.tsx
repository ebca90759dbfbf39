import { useTranslation } from 'react-i18next';
import type { EnvelopeDocument } from '#contract/draftEnvelope';
import { type DocumentMark, documentMarks } from '#domain/sealing/documentMarks';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Conflict } from './Conflict.tsx';
import type { EnvelopeWork } from './useEnvelopeWork.ts';

type Props = { work: EnvelopeWork; document: EnvelopeDocument };

/** What the filer states about a document of a motion to seal; null for any other document, or before a statement. */
export function markOf(work: EnvelopeWork, { document_id, mark }: EnvelopeDocument): DocumentMark | null {
  if (mark === null) return null;
  const edited = work.edits[`${document_id}.mark`]?.value as DocumentMark | null | undefined;
  return edited ?? mark.chosen ?? mark.proposed;
}

/** The lodged document of which a document is the redacted version. */
function pairOf(work: EnvelopeWork, { document_id, redacts }: EnvelopeDocument): string {
  const edited = work.edits[`${document_id}.redacts`]?.value as string | null | undefined;
  return edited ?? redacts?.chosen ?? redacts?.proposed ?? '';
}

/** Whether a document of a motion to seal is public, the redacted version of another one, or lodged under seal. */
export function MarkFields({ work, document }: Props) {
  const { t } = useTranslation();
  const { document_id, kind, lead_id } = document;
  if (document.mark === null) return null;
  const keys = { mark: `${document_id}.mark`, redacts: `${document_id}.redacts` } as const;
  const mark = markOf(work, document);
  const marks = documentMarks.filter((one) => kind !== 'lead' || one !== 'lodged');
  const lodged = work.envelope.documents.filter(
    (one) => one.lead_id === lead_id && one.document_id !== document_id && markOf(work, one) === 'lodged',
  );
  return (
    <>
      <Select
        label={t('filings.draftEnvelope.markLabel')}
        hint={t(kind === 'lead' ? 'filings.draftEnvelope.markHintLead' : 'filings.draftEnvelope.markHint')}
        value={mark ?? ''}
        {...(mark === null && { placeholder: t('filings.draftEnvelope.chooseMark') })}
        onChange={(value) => work.choose(keys.mark, value)}
        options={marks.map((value) => ({ value, label: t(`sealing.mark.${value}`) }))}
      />
      <Conflict work={work} field={keys.mark} saved={t(`sealing.mark.${document.mark.chosen ?? 'public'}`)} />
      {mark === 'redacted' && lodged.length > 0 && (
        <Select
          label={t('filings.draftEnvelope.redacts')}
          value={pairOf(work, document)}
          placeholder={t('filings.draftEnvelope.chooseRedacts')}
          onChange={(value) => work.choose(keys.redacts, value || null)}
          options={lodged.map((one) => ({ value: one.document_id, label: one.description?.chosen ?? one.title }))}
        />
      )}
      {mark === 'redacted' && lodged.length === 0 && <Note tone="warn">{t('filings.draftEnvelope.noLodged')}</Note>}
      {mark === 'lodged' && <Note>{t('filings.draftEnvelope.lodgedNote')}</Note>}
    </>
  );
}
