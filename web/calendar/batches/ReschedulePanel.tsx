import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BatchScope, Repair } from '#contract/hearingBatches';
import {
  batchActs,
  givesDates,
  mostAtOnce,
  type ProposalMethod,
  proposalMethods,
} from '#domain/hearings/batches/batchActs';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './batches.module.css';
import { ProposalTable } from './ProposalTable.tsx';
import { SlotDialog } from './SlotDialog.tsx';
import type { BatchQuery } from './useBatchScope.ts';
import { type Reschedule, type Row, useReschedule } from './useReschedule.ts';

/** What happens to the hearings and why, each with its old and its proposed date, and the button that does it. */
export function ReschedulePanel({ scope, query }: { scope: BatchScope; query: BatchQuery }) {
  const { t } = useTranslation();
  const form = useReschedule(scope, query);
  const [changing, setChanging] = useState<string | null>(null);
  const changed = form.rows.find(({ hearing }) => hearing.id === changing);
  const { rows, included } = form;
  const also = rows.filter(({ hearing }) => hearing.makes_room_for !== null);
  const own = rows.filter(({ hearing }) => hearing.makes_room_for === null);
  return (
    <>
      <Panel title={t('calendar.batch.what')}>
        <div className={styles.fields}>
          <Select
            label={t('calendar.batch.act.label')}
            value={form.act}
            onChange={(act) => form.setAct(act as Reschedule['act'])}
            options={batchActs.map((value) => ({ value, label: t(`calendar.batch.act.${value}`) }))}
            hint={t(`calendar.batch.about.${form.act}`)}
          />
          <TextField
            label={t('calendar.field.reason')}
            value={form.reason}
            onChange={form.setReason}
            problem={form.reasonProblem}
            hint={t('calendar.change.reasonHint')}
            maxLength={300}
          />
          {form.canRepair && givesDates(form.act) && <Method form={form} />}
        </div>
      </Panel>
      <Panel
        title={t('calendar.batch.hearings')}
        padded={false}
        aside={rows.length > 0 ? <Summary form={form} /> : undefined}
        footer={rows.length > 0 ? <Actions form={form} /> : undefined}
      >
        <CallFailure className="body" error={form.error} />
        {form.isLoading && (
          <div className="body" role="status" aria-label={t('calendar.batch.proposing')}>
            <Skeleton lines={8} />
          </div>
        )}
        {!form.isLoading && !form.error && rows.length === 0 && (
          <EmptyState icon={CalendarDays} title={t('calendar.batch.none')} text={t('calendar.batch.noneText')} />
        )}
        {form.left_out > 0 && (
          <div className="body">
            <Note tone="warn">{t('calendar.batch.leftOut', { count: form.left_out })}</Note>
          </div>
        )}
        {form.repair && <RepairFacts repair={form.repair} rows={rows} />}
        {own.length > 0 && (
          <ProposalTable form={form} rows={own} caption={t('calendar.batch.hearings')} onChange={setChanging} />
        )}
        {also.length > 0 && (
          <section className={styles.also}>
            <h3>{t('calendar.batch.repair.also')}</h3>
            <p className="muted small">{t('calendar.batch.repair.alsoText')}</p>
            <ProposalTable form={form} rows={also} caption={t('calendar.batch.repair.also')} onChange={setChanging} />
          </section>
        )}
      </Panel>
      {included.length > mostAtOnce && <Note>{t('calendar.batch.queuedNote')}</Note>}
      {changed && <SlotDialog row={changed} form={form} scope={scope} onClose={() => setChanging(null)} />}
    </>
  );
}

/** How the times are proposed, and until when a repair sets hearings. */
function Method({ form }: { form: Reschedule }) {
  const { t } = useTranslation();
  return (
    <>
      <Select
        label={t('calendar.batch.method.label')}
        value={form.method}
        onChange={(method) => form.setMethod(method as ProposalMethod)}
        options={proposalMethods.map((value) => ({ value, label: t(`calendar.batch.method.${value}`) }))}
        hint={t(`calendar.batch.method.about.${form.method}`)}
      />
      {form.method === 'repair' && (
        <TextField
          label={t('calendar.batch.method.through')}
          hint={t('calendar.batch.method.throughHint')}
          type="date"
          optional
          value={form.through}
          onChange={form.setThrough}
        />
      )}
    </>
  );
}

/** How many hearings must move, how many do, and whether fewer could. */
function RepairFacts({ repair: { least, moves, through }, rows }: { repair: Repair; rows: readonly Row[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const without = rows.filter(({ hearing }) => hearing.proposal === null).length;
  return (
    <div className="body">
      <p>
        <b>{t('calendar.batch.repair.least', { count: least })}</b> {t('calendar.batch.repair.moves', { count: moves })}{' '}
        {moves + without <= least && t('calendar.batch.repair.fewest')}{' '}
        {without > 0 && t('calendar.batch.repair.without', { count: without, day: format.day(through) })}
      </p>
      <p className="muted small">{t('calendar.batch.repair.order')}</p>
    </div>
  );
}

function Summary({ form }: { form: Reschedule }) {
  const { t } = useTranslation();
  const without = form.rows.filter((row) => !form.isPossible(row)).length;
  return (
    <span className="muted small" role="status">
      {t('calendar.batch.summary', { count: form.included.length, total: form.rows.length })}
      {givesDates(form.act) && without > 0 && ` ${t('calendar.batch.without', { count: without })}`}
    </span>
  );
}

function Actions({ form }: { form: Reschedule }) {
  const { t } = useTranslation();
  const { included, conflicts, isSending, act } = form;
  const rest = included.length - conflicts;
  return (
    <div className={styles.actions}>
      {conflicts > 0 ? (
        <div role="alert" className={styles.conflicts}>
          <Note tone="warn">{t('calendar.batch.conflicts', { count: conflicts })}</Note>
        </div>
      ) : (
        <p className="muted small">{t('calendar.batch.noticesNote')}</p>
      )}
      <div className="row wrap">
        {conflicts > 0 && givesDates(act) && (
          <Button onClick={form.proposeAgain}>{t('calendar.batch.proposeAgain')}</Button>
        )}
        {conflicts > 0 && rest > 0 && (
          <Button busy={isSending} onClick={() => void form.send(true)}>
            {t(`calendar.batch.rest.${act}`, { count: rest })}
          </Button>
        )}
        <Button kind="primary" busy={isSending} disabled={included.length === 0} onClick={() => void form.send(false)}>
          {t(`calendar.batch.apply.${act}`, { count: included.length })}
        </Button>
      </div>
    </div>
  );
}
