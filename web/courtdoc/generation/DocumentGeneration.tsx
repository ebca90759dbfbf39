import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Forum, forums } from '#domain/drafting/templates/CaseData';
import { fieldsOf, type TemplateId, templateIds } from '#domain/drafting/templates/templates';
import { type CallError, fieldProblems } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { useAppSelector } from '#web/store.ts';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useDebounced } from '#web/ui/useDebounced.ts';
import courtdocStyles from '../courtdoc.module.css';
import { useLazyPrefillDocumentQuery, usePreviewDocumentQuery, useReadGeneratedQuery } from '../courtdocApi.ts';
import type { CourtdocAddress } from '../useCourtdocAddress.ts';
import { ChooseDocument } from './ChooseDocument.tsx';
import { DocumentForm } from './DocumentForm.tsx';
import styles from './DocumentGeneration.module.css';
import { DocumentPages } from './DocumentPages.tsx';
import { changeDraft, claimDraft, completeDraft, type Draft, emptyDraft, useDraft } from './draft.ts';
import { MakeDocument } from './MakeDocument.tsx';

/** The second tab: fill in a template, preview it as it will be printed, and generate it as PDF or Word. */
export function DocumentGeneration({ address }: { address: CourtdocAddress }) {
  const { t } = useTranslation();
  const { query, change } = address;
  const template: TemplateId = templateIds.find((id) => id === query.template) ?? 'complaint';
  const asked = forums.find((one) => one === query.jurisdiction);
  const person = useAppSelector((state) => state.user.user_id);
  // Before anything is rendered or requested, the input of a different person in this browser is discarded.
  useState(() => claimDraft(person));
  const draft = useDraft();
  const usual = useStartingPoint(query.from, asked === undefined, change);
  const forum: Forum = asked ?? usual ?? 'California';
  const caseId = query.case;

  const paper = useMemo(
    () => ({ template_id: template, jurisdiction: forum, case_data: relevant(template, forum, draft) }),
    [template, forum, draft],
  );
  const rested = useDebounced(paper, 350);
  const { currentData, data = currentData, error, isFetching } = usePreviewDocumentQuery(rested);
  const problems = fieldProblems(error as CallError | undefined);

  return (
    <div className={courtdocStyles.stack6}>
      <ChooseDocument template={template} forum={forum} caseId={caseId} onChange={change} />
      <div className={courtdocStyles.courtdocHalves}>
        <Panel title={t('courtdoc.generation.fields')}>
          <DocumentForm template={template} forum={forum} draft={draft} problems={problems} />
        </Panel>
        <div className={styles.paperSide}>
          <MakeDocument paper={paper} caseId={caseId} missing={error ? [] : (data?.missing ?? [])} />
          <Panel title={t('courtdoc.generation.preview')}>
            {error && (
              <div role="alert">
                <Note tone="warn">{Object.values(problems)[0] ?? errorText(error)}</Note>
              </div>
            )}
            <section
              className={styles.paperDesk}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
              tabIndex={0}
              aria-label={t('courtdoc.generation.desk')}
              aria-busy={isFetching}
            >
              {data ? <DocumentPages pages={data.pages} title={data.title} /> : !error && <Skeleton lines={12} />}
            </section>
          </Panel>
        </div>
      </div>
    </div>
  );
}

/** Only the fields of this document, and only those with input. */
function relevant(template: TemplateId, forum: Forum, draft: Draft): Draft {
  return Object.fromEntries(
    fieldsOf(template, forum).flatMap(({ name }) => (draft[name] ? [[name, draft[name]] as const] : [])),
  );
}

/** Starts with the person's known data, or with a document from the history; input is never overwritten. */
function useStartingPoint(from: string | null, isFree: boolean, change: CourtdocAddress['change']): Forum | undefined {
  const [prefill, { data }] = useLazyPrefillDocumentQuery();
  const { data: earlier } = useReadGeneratedQuery(from ? { id: from } : skipToken);
  const taken = useRef<string | null>(null);
  useEffect(() => {
    if (from) return;
    void prefill(undefined, true).then((reply) => reply.data && completeDraft(reply.data.case_data));
  }, [from, prefill]);
  useEffect(() => {
    if (!earlier || taken.current === earlier.id) return;
    taken.current = earlier.id;
    // Only that document: input for another one is not included.
    emptyDraft();
    changeDraft(earlier.case_data);
    change({ template: earlier.template_id, jurisdiction: earlier.jurisdiction, case: earlier.case_id ?? '' });
  }, [earlier, change]);
  return isFree ? data?.jurisdiction : undefined;
}
