import { skipToken } from '@reduxjs/toolkit/query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComputedDeadline } from '#contract/deadlines';
import { type CaseType, caseTypes, jurisdictions } from '#domain/courts/choices';
import { type DeadlineSystem, deadlineSystems } from '#domain/deadlines/DeadlineRule';
import { variantsOf } from '#domain/deadlines/deadlineRules';
import { serviceMethodsOf } from '#domain/deadlines/extensionFor';
import { serviceLabelOf } from '#domain/deadlines/labels/serviceMethods';
import { wordsOf } from '#domain/deadlines/wordsOf';
import { may } from '#domain/identity/permissions';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { type Option, Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ComputedResult } from './ComputedResult.tsx';
import styles from './DeadlineCalculator.module.css';
import { useComputeDeadlinesQuery } from './deadlinesApi.ts';
import { SaveDeadline } from './SaveDeadline.tsx';
import { useCalculatorAddress } from './useCalculatorAddress.ts';

type Address = ReturnType<typeof useCalculatorAddress>;

/** Computes all deadlines from an event and a date, with every step. */
export function DeadlineCalculator({ usual }: { usual: DeadlineSystem | undefined }) {
  const address = useCalculatorAddress(usual);
  const { system, case_type } = address.values;
  const events = system === '' ? [] : eventsOf(system, case_type);
  return (
    <div className={styles.calculator}>
      <CalculatorForm {...address} events={events} />
      <CalculatorResults values={address.values} events={events} />
    </div>
  );
}

/** The calculator's input. */
function CalculatorForm({ values, change, events }: Address & { events: Option[] }) {
  const { t } = useTranslation();
  const { system, case_type, trigger, trigger_date, service_method, state } = values;
  return (
    <Panel title={t('deadlines.calculator.heading')}>
      <div className="stack">
        <Select
          label={t('deadlines.calculator.system')}
          value={system}
          onChange={(value) => change({ system: value, event: '', served: '' })}
          options={deadlineSystems.map((value) => ({ value, label: t(`deadlines.system.${value}`) }))}
          placeholder={t('deadlines.calculator.choose')}
        />
        {(system === 'federal_district' || system === 'federal_appellate') && (
          <Select
            label={t(`deadlines.calculator.seat.${system}`)}
            hint={t('deadlines.calculator.seatHint')}
            value={state}
            onChange={(seat) => change({ seat })}
            options={jurisdictions.map((value) => ({ value, label: value }))}
            placeholder={t('deadlines.calculator.anySeat')}
            optional
          />
        )}
        <Select
          label={t('deadlines.calculator.caseType')}
          value={case_type}
          onChange={(type) => change({ type, event: '' })}
          options={caseTypes.map((value) => ({ value, label: value }))}
          placeholder={t('deadlines.calculator.everyType')}
          optional
        />
        <Select
          label={t('deadlines.calculator.event')}
          value={trigger}
          onChange={(event) => change({ event })}
          options={events}
          placeholder={t('deadlines.calculator.choose')}
          disabled={system === ''}
        />
        <TextField
          label={t('deadlines.calculator.day')}
          type="date"
          value={trigger_date}
          onChange={(day) => change({ day })}
        />
        <Select
          label={t('deadlines.calculator.served')}
          hint={t('deadlines.calculator.servedHint')}
          value={service_method}
          onChange={(served) => change({ served })}
          options={system === '' ? [] : methodsOf(system)}
          placeholder={t('deadlines.calculator.noService')}
          optional
        />
      </div>
    </Panel>
  );
}

/** The computed deadlines, and a dialog that saves one of them. */
function CalculatorResults({ values, events }: { values: Address['values']; events: Option[] }) {
  const { t } = useTranslation();
  const keeps = useAppSelector((state) => may(capacityOf(state.user), 'deadlines:keep'));
  const [keeping, setKeeping] = useState<ComputedDeadline | null>(null);
  const { isAsked, data, error, isFetching } = useComputed(values, events);
  return (
    <>
      <section className="panel" aria-labelledby="due-heading" aria-busy={isFetching}>
        <header>
          <h2 id="due-heading">{t('deadlines.calculator.results')}</h2>
        </header>
        {!isAsked && (
          <EmptyState
            icon={CalendarClock}
            title={t('deadlines.calculator.nothing')}
            text={t('deadlines.calculator.nothingText')}
          />
        )}
        {isAsked && <CallFailure className="body" error={error} />}
        {isAsked && !error && !data && (
          <div className="body">
            <Skeleton lines={5} />
          </div>
        )}
        {isAsked && !error && data && (
          <ul className={styles.dueResults} aria-live="polite">
            {data.map((computed) => (
              <ComputedResult
                key={computed.rule_id}
                computed={computed}
                onKeep={keeps ? () => setKeeping(computed) : null}
              />
            ))}
          </ul>
        )}
        <footer>{t('deadlines.calculator.warning')}</footer>
      </section>
      {keeping && <SaveDeadline computed={keeping} caseId={values.case} onClose={() => setKeeping(null)} />}
    </>
  );
}

/** The computed deadlines, once the court system, the event, and the date are selected. */
function useComputed(values: Address['values'], events: Option[]) {
  const { system, trigger, trigger_date, service_method, case_type, state } = values;
  const isAsked = system !== '' && trigger_date !== '' && events.some(({ value }) => value === trigger);
  const query = useComputeDeadlinesQuery(
    isAsked
      ? {
          system,
          trigger,
          trigger_date,
          ...(service_method && { service_method }),
          ...(case_type && { case_type }),
          ...(state && { state }),
        }
      : skipToken,
  );
  return { isAsked, data: query.data, error: query.error, isFetching: query.isFetching };
}

function eventsOf(system: DeadlineSystem, caseType: CaseType | ''): Option[] {
  const triggers = new Set(variantsOf(system, caseType || undefined).map(({ trigger }) => trigger));
  return [...triggers]
    .map((value) => ({ value, label: wordsOf(value) }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

function methodsOf(system: DeadlineSystem): Option[] {
  return serviceMethodsOf(system).map((value) => ({ value, label: serviceLabelOf(system, value) }));
}
