import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import { hasEnded } from '#domain/filings/states';
import { may } from '#domain/identity/permissions';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { StepList } from '../AnalysisProgress.tsx';
import { CompliancePanel } from '../CompliancePanel.tsx';
import { SupportingDocuments } from '../SupportingDocuments.tsx';
import type { FilingSelection } from '../selection/useFilingSelection.ts';
import { useLiveSteps } from '../useLiveSteps.ts';
import { FieldList } from './FieldList.tsx';
import styles from './FieldsPane.module.css';
import { FilingNotes } from './FilingNotes.tsx';
import { FilingRecord } from './FilingRecord.tsx';
import { isOpen } from './fieldEntries.ts';
import fieldsStyles from './fields.module.css';
import type { FieldName } from './fieldValues.ts';
import { InspectorFoot } from './InspectorFoot.tsx';
import { PartsNavigation } from './PartsNavigation.tsx';
import { useFieldOrder } from './useFieldOrder.ts';
import type { FieldWorkHere } from './useFieldWork.ts';
import { useFinish } from './useFinish.ts';
import { useReadingChanges } from './useReadingChanges.ts';

type Props = {
  filing: FilingDetails;
  work: FieldWorkHere;
  selection: FilingSelection;
  /** Above the fields. */
  top: ReactNode;
  end: ReactNode;
  startHere: boolean;
  onWithdrawn: (() => void) | undefined;
};

/** All values of a filing and its other information; at the bottom, the selected field in full. */
export function FieldsPane({ filing, work, selection, top, end, startHere, onWithdrawn }: Props) {
  const { t } = useTranslation();
  const isFilers = useAppSelector((state) => !may(capacityOf(state.user), 'filings:prioritize'));
  const pane = isFilers ? 'filings.fields.filersPane' : 'filings.fields.pane';
  const steps = useLiveSteps(filing);
  const order = useFieldOrder(filing, selection.entries);
  const finish = useFinish();
  const column = useRef<HTMLDivElement>(null);
  const reading = useReadingChanges(filing);
  const running = !hasEnded(filing.analysis_state);
  // The steps of a draft are above both panes.
  const showsSteps = running && filing.state !== 'draft';
  // While a document is analyzed again, the previous values stay visible.
  const read = !running || filing.fields.length > 0;
  // An attachment that was returned alone has no caption, and so no fields.
  const hasFields = read && filing.attached_to === null;
  const open = selection.entries.filter((one) => one.editable && isOpen(one) && !work.isSaving(one.editable));

  const startEditing = (field: FieldName) => {
    work.type(field, work.valueOf(field));
    requestAnimationFrame(() =>
      column.current?.querySelector<HTMLElement>(`[data-row="${field}"] :is(input, textarea)`)?.focus(),
    );
  };

  return (
    <section className="inspect" aria-label={t(pane)}>
      {/* Above the headings of its parts. */}
      <h2 className="vh">{t(pane)}</h2>
      <PartsNavigation filing={filing} isFilers={isFilers} open={open.length} column={column} />
      <div className={`scroll ${styles.inspectColumn}`} ref={column}>
        {top}
        <FilingNotes
          filing={filing}
          work={work}
          steps={showsSteps && !read ? steps : null}
          reading={reading}
          onPlace={selection.goElsewhere}
        />
        {filing.attached_to !== null && <p className="body muted">{t('filings.envelope.noFields')}</p>}
        {hasFields && (
          <FieldList
            key={filing.id}
            filing={filing}
            work={work}
            selection={selection}
            order={order}
            changed={new Set(reading.changes.map(({ field }) => field))}
            startHere={startHere}
            onChoose={(key) => {
              finish.goOn();
              reading.look([key.split(':')[0]!]);
              selection.choose(key);
            }}
            onFinished={() => {
              selection.clear();
              finish.finish();
            }}
          />
        )}
        <div id="part-checks">
          {(!running || filing.compliance_check.check) && (
            <CompliancePanel filing={filing} onPlace={selection.goElsewhere} />
          )}
        </div>
        <div id="part-documents">
          <SupportingDocuments filing={filing} shown={selection.shown?.id ?? null} onShow={selection.show} />
        </div>
        <FilingRecord filing={filing} onPriority={work.setPriority} onWithdrawn={onWithdrawn} />
      </div>
      {hasFields && (showsSteps || !isFilers || selection.entry || finish.isFinished) && (
        <section className="pane-foot" aria-label={t('filings.fields.inspector')}>
          {showsSteps ? (
            <div className={fieldsStyles.fiBody}>
              <StepList steps={steps} />
            </div>
          ) : (
            <InspectorFoot
              filing={filing}
              work={work}
              selection={selection}
              finish={finish}
              end={end}
              onEdit={startEditing}
            />
          )}
        </section>
      )}
    </section>
  );
}
