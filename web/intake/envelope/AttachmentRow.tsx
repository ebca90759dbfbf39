import { useTranslation } from 'react-i18next';
import type { EnvelopeDocument } from '#contract/draftEnvelope';
import { attachmentPositions } from '#domain/envelopes/destinations';
import { Select } from '#web/ui/Select.tsx';
import { Status } from '#web/ui/Status.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { CodeField, codeOf, useCodeLabels } from './CodeField.tsx';
import { Conflict } from './Conflict.tsx';
import { EnvelopeRow } from './EnvelopeRow.tsx';
import { MarkFields, markOf } from './MarkFields.tsx';
import type { EnvelopeWork } from './useEnvelopeWork.ts';

type Props = { work: EnvelopeWork; document: EnvelopeDocument };

/** A document that is filed with a lead document: its position, its description on the docket, and its filing code. */
export function AttachmentRow({ work, document }: Props) {
  const { t } = useTranslation();
  const labelOf = useCodeLabels(work.envelope.court_id);
  const { document_id, position, description } = document;
  const keys = { position: `${document_id}.position`, description: `${document_id}.description` } as const;
  const place = (work.edits[keys.position]?.value as string | null) ?? position?.chosen ?? position?.proposed ?? '';
  const edited = work.edits[keys.description]?.value as string | undefined;
  const words = edited ?? description?.chosen ?? description?.proposed ?? '';
  const code = labelOf(codeOf(work, document));
  const mark = markOf(work, document);
  const positions = attachmentPositions.map((value) => ({
    value,
    label: t(`filings.draftEnvelope.position.${value}`),
  }));
  return (
    <EnvelopeRow
      label={positions.find(({ value }) => value === place)?.label ?? ''}
      isOpen={work.envelope.questions.some((asked) => asked.document_id === document_id)}
      value={
        <>
          <span>
            {words || document.title} {code && <span className="small muted">{code}</span>}
          </span>
          {mark && <Status tone={mark === 'lodged' ? 'gold' : 'info'}>{t(`sealing.mark.${mark}`)}</Status>}
        </>
      }
    >
      <MarkFields work={work} document={document} />
      <Select
        label={t('filings.draftEnvelope.positionLabel')}
        value={place}
        onChange={(value) => work.choose(keys.position, value)}
        options={positions}
      />
      <Conflict work={work} field={keys.position} saved={t(`filings.draftEnvelope.position.${position?.chosen}`)} />
      <TextField
        label={t('filings.draftEnvelope.description')}
        hint={t('filings.draftEnvelope.descriptionHint')}
        maxLength={200}
        value={words}
        onChange={(text) => work.type(keys.description, text)}
      />
      <Conflict work={work} field={keys.description} saved={description?.chosen ?? ''} />
      <CodeField work={work} document={document} />
    </EnvelopeRow>
  );
}
