import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnvelopeDocument } from '#contract/draftEnvelope';
import { lazily } from '#web/ui/lazily.tsx';
import { Conflict } from './Conflict.tsx';
import { useListFilingCodesQuery } from './envelopeApi.ts';
import type { EnvelopeWork } from './useEnvelopeWork.ts';

const ComboBox = lazily(async () => (await import('#web/ui/ComboBox.tsx')).ComboBox, null);

/** The filing code of a document as it applies now, by its ID: the choice, or else the proposed one. */
export function codeOf(work: EnvelopeWork, { document_id, code }: EnvelopeDocument): string | null {
  const edit = work.edits[`${document_id}.code`];
  return edit ? (edit.value as string | null) : (code.chosen ?? code.proposed);
}

/** The label of a filing code of the court; null until the codes are loaded. */
export function useCodeLabels(court_id: string): (id: string | null) => string | null {
  const { data } = useListFilingCodesQuery({ court_id });
  return (id) => data?.codes.find((one) => one.id === id)?.label ?? null;
}

type Props = { work: EnvelopeWork; document: EnvelopeDocument };

/** A selection from the court's filing codes by typing. An empty field changes nothing. */
export function CodeField({ work, document }: Props) {
  const { t } = useTranslation();
  const { court_id } = work.envelope;
  const { data } = useListFilingCodesQuery({ court_id });
  const labelOf = useCodeLabels(court_id);
  const [isEmptied, setEmptied] = useState(false);
  const code = codeOf(work, document);
  const key = `${document.document_id}.code` as const;
  if (!data) return null;
  return (
    <>
      <ComboBox
        label={t('filings.draftEnvelope.code')}
        hint={t('filings.draftEnvelope.codeHint')}
        value={isEmptied ? null : code}
        onChange={(id) => {
          setEmptied(id === null);
          if (id !== null && id !== document.code.chosen) work.choose(key, id);
        }}
        options={data.codes.map(({ id, label }) => ({ value: id, label }))}
      />
      <Conflict work={work} field={key} saved={labelOf(document.code.chosen ?? document.code.proposed) ?? ''} />
    </>
  );
}
