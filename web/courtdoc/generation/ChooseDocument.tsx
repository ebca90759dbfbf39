import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Forum, forums } from '#domain/drafting/templates/CaseData';
import { type TemplateId, templateIds } from '#domain/drafting/templates/templates';
import { errorText } from '#web/calls/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { useLazyPrefillDocumentQuery, useListCasesToDraftForQuery } from '../courtdocApi.ts';
import styles from './ChooseDocument.module.css';
import { changeDraft, emptyDraft } from './draft.ts';

type Props = {
  template: TemplateId;
  forum: Forum;
  caseId: string;
  onChange: (changes: Record<string, string>) => void;
};

/** The template, the court, and the case that provides the data. */
export function ChooseDocument({ template, forum, caseId, onChange }: Props) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const { data: cases } = useListCasesToDraftForQuery({ q: useDebounced(words, 300) });
  const [prefill, { isFetching }] = useLazyPrefillDocumentQuery();

  const fillIn = async () => {
    const reply = await prefill(caseId ? { case_id: caseId } : {});
    if (reply.error || !reply.data) {
      toast.error(errorText(reply.error));
      return;
    }
    changeDraft(reply.data.case_data);
    onChange({ jurisdiction: reply.data.jurisdiction });
    toast.success(t('courtdoc.generation.filledIn'));
  };

  return (
    <Panel title={t('courtdoc.generation.heading')}>
      <div className={styles.paperChoice}>
        <Select
          label={t('courtdoc.generation.template')}
          hint={t(`courtdoc.template.${template}.about`)}
          value={template}
          onChange={(next) => onChange({ template: next })}
          options={templateIds.map((id) => ({ value: id, label: t(`courtdoc.template.${id}.name`) }))}
        />
        <Select
          label={t('filings.choices.jurisdiction')}
          hint={t(`courtdoc.forum.${forum}.about`)}
          value={forum}
          onChange={(next) => onChange({ jurisdiction: next })}
          options={forums.map((value) => ({ value, label: t(`courtdoc.forum.${value}.name`) }))}
        />
        <TextField
          label={t('courtdoc.generation.findCase')}
          type="search"
          required={false}
          value={words}
          onChange={setWords}
        />
        <Select
          label={t('courtdoc.generation.case')}
          required={false}
          value={caseId}
          onChange={(id) => onChange({ case: id })}
          placeholder={t(cases?.length === 0 ? 'ui.nothingFound' : 'courtdoc.generation.noCase')}
          options={(cases ?? []).map(({ id, case_number, title }) => ({ value: id, label: `${case_number} ${title}` }))}
        />
      </div>
      <div className={`row wrap ${styles.paperActs}`}>
        <Button busy={isFetching} onClick={() => void fillIn()}>
          {t(caseId ? 'courtdoc.generation.fillFromCase' : 'courtdoc.generation.fillFromProfile')}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            emptyDraft();
            onChange({ from: '' });
          }}
        >
          {t('courtdoc.generation.clear')}
        </Button>
      </div>
    </Panel>
  );
}
