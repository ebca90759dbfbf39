import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProcessedDocument } from '#contract/analyses';
import type { ExtractedField } from '#contract/extractedFields';
import type { FilingDetails } from '#contract/filings';
import { hasEnded } from '#domain/filings/states';
import { FilingResearch } from '#web/research/FilingResearch.tsx';
import { useKeysSwitch, useReviewKeys } from '#web/review/useReviewKeys.ts';
import { Button } from '#web/ui/Button.tsx';
import { formatMoment } from '#web/ui/formatMoment.ts';
import { StepList } from '../AnalysisProgress.tsx';
import { CompliancePanel } from '../CompliancePanel.tsx';
import { CorrectionHistory } from '../CorrectionHistory.tsx';
import { ConfirmedDoubtsNote } from '../doubts/ConfirmedDoubtsNote.tsx';
import { FilingStanding } from '../FilingStanding.tsx';
import { MissingNote } from '../MissingNote.tsx';
import { SupportingDocuments } from '../SupportingDocuments.tsx';
import { useLiveSteps } from '../useLiveSteps.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { ContradictionList } from './ContradictionList.tsx';
import { FieldInspector } from './FieldInspector.tsx';
import { FieldList } from './FieldList.tsx';
import { type FieldEntry, isOpen } from './fieldEntries.ts';
import type { FieldName } from './fieldValues.ts';
import { PartsNavigation } from './PartsNavigation.tsx';
import { PrioritySelect } from './PrioritySelect.tsx';
import { ReadingChanges } from './ReadingChanges.tsx';
import { useFieldOrder } from './useFieldOrder.ts';
import type { FieldWorkHere } from './useFieldWork.ts';
import { useReadingChanges } from './useReadingChanges.ts';
import { useReanalysis } from './useReanalysis.ts';
import { Withdraw } from './Withdraw.tsx';

type Props = {
  filing: FilingDetails;
  entries: readonly FieldEntry[];
  work: FieldWorkHere;
  chosen: { key: string; place: number } | null;
  hovered: string | null;
  shown: ProcessedDocument | null;
  end: ReactNode;
  startHere: boolean;
  onChoose: (key: string) => void;
  onStepPlace: (direction: 1 | -1) => void;
  onPlace: (place: number) => void;
  onElsewhere: (field: ExtractedField, document?: ProcessedDocument) => void;
  onHover: (key: string | null) => void;
  onEditing: (field: FieldName | null) => void;
  onFinished: () => void;
  onShow: (document: ProcessedDocument) => void;
  onWithdrawn: (() => void) | undefined;
};

/** Everything that was read in a filing and what is known besides; at the bottom the chosen field in full. */
export function FieldsPane(props: Props) {
  const { filing, entries, work, chosen, shown, onWithdrawn } = props;
  const { t } = useTranslation();
  const steps = useLiveSteps(filing);
  const { order, sections, opened, setOrder } = useFieldOrder(filing, entries);
  const [finished, setFinished] = useState(false);
  const finish = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { changes, look } = useReadingChanges(filing);
  const { ask, isAsking } = useReanalysis(filing);
  const [keys] = useKeysSwitch();
  useReviewKeys(keys, { reanalyze: ask });
  const decided = filing.state !== 'received';
  const running = !hasEnded(filing.analysis_state);
  // While a document is read anew, what was read before stays in view.
  const read = !running || filing.fields.length > 0;
  const entry = entries.find(({ key }) => key === chosen?.key);
  const open = entries.filter((one) => one.editable && isOpen(one) && !work.isSaving(one.editable));
  useEffect(() => {
    if (finished) finish.current?.focus();
  }, [finished]);

  const startEditing = (field: FieldName) => {
    work.type(field, work.valueOf(field));
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-row="${field}"] :is(input, textarea)`)?.focus(),
    );
  };

  return (
    <section className="inspect" aria-label={t('filings.fields.pane')}>
      <PartsNavigation filing={filing} open={open.length} column={list} />
      <div className="scroll inspect-column" ref={list}>
        {filing.analysis_error && (
          <div className="summary" role="alert">
            <h3>{t('filings.analysis.failed')}</h3>
            <p>{filing.analysis_error.error}</p>
            <p className="small muted">{t('filings.analysis.failedKept')}</p>
          </div>
        )}
        {running && !read && (
          <div className="body">
            <StepList steps={steps} />
          </div>
        )}
        {work.work.waiting !== null && (
          <div className="note warn" role="alert">
            <TriangleAlert className="i" aria-hidden />
            <div className="row wrap">
              <p>{t('filings.fields.waiting', { count: work.work.saves.length, why: work.work.waiting })}</p>
              <Button dense onClick={work.retry}>
                {t('filings.fields.sendAgain')}
              </Button>
            </div>
          </div>
        )}
        <MissingNote filing={filing} />
        <ConfirmedDoubtsNote filing={filing} />
        <ContradictionList contradictions={filing.contradictions} onShow={props.onElsewhere} />
        {filing.changes_since && (
          <ReadingChanges
            changes={changes}
            since={filing.changes_since.analyzed_at}
            onSeen={() => look(changes.map(({ field }) => field))}
          />
        )}
        <ChangedMeanwhile changed={work.work.changed} onRead={work.noteRead} />
        {decided && <FilingStanding filing={filing} />}
        {read && (
          <FieldList
            key={filing.id}
            filing={filing}
            entries={entries}
            sections={sections}
            opened={opened}
            order={order}
            onOrder={setOrder}
            work={work}
            chosen={chosen?.key ?? null}
            hovered={props.hovered}
            changed={new Set(changes.map(({ field }) => field))}
            onReanalyze={ask}
            isAsking={isAsking}
            startHere={props.startHere}
            onChoose={(key) => {
              setFinished(false);
              look([key.split(':')[0]!]);
              props.onChoose(key);
            }}
            onStepPlace={props.onStepPlace}
            onHover={props.onHover}
            onEditing={props.onEditing}
            onFinished={() => {
              props.onFinished();
              setFinished(true);
              finish.current?.focus();
            }}
          />
        )}
        <div id="part-checks">
          <CompliancePanel filing={filing} onPlace={props.onElsewhere} />
        </div>
        <div id="part-documents">
          <SupportingDocuments filing={filing} shown={shown?.id ?? null} onShow={props.onShow} />
        </div>
        <div id="part-record">
          <FilingResearch id={filing.id} />
          {!decided && <FilingStanding filing={filing} />}
          <CorrectionHistory corrections={filing.corrections} />
          <PrioritySelect filing={filing} onChange={work.setPriority} />
          <p className="body small muted">
            {t('filings.details.received', { when: formatMoment(filing.received_at), who: filing.filed_by })}
            {filing.processing_time_seconds !== null &&
              ` ${t('filings.details.analysed', { seconds: filing.processing_time_seconds.toFixed(1) })}`}
          </p>
          {filing.abilities.withdraw && onWithdrawn && <Withdraw filing={filing} onDone={onWithdrawn} />}
        </div>
      </div>
      {read && (
        <section className="fi" aria-label={t('filings.fields.inspector')}>
          {running ? (
            <div className="fi-body">
              <StepList steps={steps} />
            </div>
          ) : finished ? (
            <div className="fi-body fi-end" ref={finish} tabIndex={-1}>
              <p className="st ok">
                <CircleCheck className="i" aria-hidden />
                {t('filings.fields.finished')}
              </p>
              {props.end}
            </div>
          ) : entry ? (
            <FieldInspector
              entry={entry}
              place={chosen?.place ?? 0}
              corrections={filing.corrections}
              mayCorrect={filing.abilities.correct && !(entry.editable && entry.editable in work.work.drafts)}
              saving={entry.editable !== null && work.isSaving(entry.editable)}
              onPlace={props.onPlace}
              onConfirm={() => entry.editable && work.confirm(entry.editable)}
              onEdit={() => entry.editable && startEditing(entry.editable)}
            />
          ) : (
            <p className="fi-body muted small">{t('filings.edit.order')}</p>
          )}
        </section>
      )}
    </section>
  );
}
