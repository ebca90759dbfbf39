import { useTranslation } from 'react-i18next';
import type { EnterableEvent } from '#contract/docketing';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import type { AddEntryForm, EntryValues } from './useAddEntry.ts';

type Props = { form: AddEntryForm; event: EnterableEvent };

const papers = ['none', 'write', 'upload'] as const satisfies EntryValues['paper'][];

/** The document of an entry: none, one that is written from its template, or an uploaded one. */
export function EntryPaper({ form, event }: Props) {
  const { t } = useTranslation();
  const { paper, document, document_text, text, proposed } = form.values;
  const choose = (value: string) =>
    form.set({
      paper: papers.find((one) => one === value) ?? 'none',
      // The document begins with the text of the entry.
      ...(value === 'write' && !document_text && { document_text: text ?? proposed }),
    });
  const shown = event.needs_signed_order ? 'upload' : paper;
  const choices = event.needs_signed_order ? (['upload'] as const) : papers;
  return (
    <fieldset className="stack">
      <legend>{t('cases.entry.document')}</legend>
      {event.needs_signed_order && <Note>{t('cases.entry.signedOrder')}</Note>}
      <Segmented
        label={t('cases.entry.document')}
        value={shown}
        onChange={choose}
        options={choices.map((value) => ({ value, label: t(`cases.entry.papers.${value}`) }))}
      />
      {shown === 'write' && (
        <TextArea
          label={t('cases.entry.documentText')}
          hint={t('cases.entry.documentTextHint')}
          {...form.field('document_text')}
          rows={8}
          maxLength={8000}
        />
      )}
      {shown === 'upload' && (
        <>
          <FileDrop
            title={t('cases.entry.drop')}
            rules={document ? document.name : t('cases.entry.dropRules')}
            accept=".pdf,.docx"
            onFiles={([file]) => form.set({ document: file ?? null, paper: 'upload' })}
          />
          {form.problems.document && (
            <p className="msg" role="alert">
              {form.problems.document}
            </p>
          )}
        </>
      )}
    </fieldset>
  );
}
