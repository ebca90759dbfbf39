import { useTranslation } from 'react-i18next';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { Conflict } from './Conflict.tsx';
import { EnvelopeRow } from './EnvelopeRow.tsx';
import type { EnvelopeWork } from './useEnvelopeWork.ts';

/** The note to the clerk, and the filer's own reference. */
export function NotesRow({ work }: { work: EnvelopeWork }) {
  const { t } = useTranslation();
  const { note_to_clerk, client_matter } = work.envelope;
  const note = (work.edits.note_to_clerk?.value as string | undefined) ?? note_to_clerk;
  const matter = (work.edits.client_matter?.value as string | undefined) ?? client_matter;
  const none = <span className="muted">{t('filings.draftEnvelope.none')}</span>;
  const shown = [note, matter].filter((text) => text.trim() !== '').join(' · ');
  return (
    <EnvelopeRow label={t('filings.draftEnvelope.notes')} isOpen={false} value={shown || none}>
      <TextArea
        label={t('filings.draftEnvelope.note')}
        hint={t('filings.draftEnvelope.noteHint')}
        optional
        rows={3}
        maxLength={2000}
        value={note}
        onChange={(text) => work.type('note_to_clerk', text)}
      />
      <Conflict work={work} field="note_to_clerk" saved={note_to_clerk} />
      <TextField
        label={t('filings.draftEnvelope.matter')}
        hint={t('filings.draftEnvelope.matterHint')}
        optional
        maxLength={80}
        value={matter}
        onChange={(text) => work.type('client_matter', text)}
      />
      <Conflict work={work} field="client_matter" saved={client_matter} />
    </EnvelopeRow>
  );
}
