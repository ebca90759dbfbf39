import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarPlan, CalendarPlanItem, ExplainedPlace } from '#contract/calendarPlans';
import { addDays, daysBetween } from '#domain/days/days';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { CostTerms } from './CostTerms.tsx';
import { ExplainedTime } from './ExplainedTime.tsx';
import styles from './plans.module.css';
import { useExplainOtherPlaceQuery, useExplainPlaceQuery } from './plansApi.ts';
import { PlaceCell } from './usePlanColumns.tsx';

type Props = { plan: CalendarPlan; item: CalendarPlanItem; onClose: () => void };

/** Why a plan places a hearing where it does, and why not on another day. */
export function ExplainDialog({ plan, item, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('calendar.plan.explain.title', { number: item.case_number })}
      footer={<Button onClick={onClose}>{t('ui.close')}</Button>}
    >
      <div className="stack">
        <Why plan={plan} item={item} />
        <WhyNot plan={plan} item={item} />
      </div>
    </Dialog>
  );
}

function Why({ plan, item }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation();
  const { data, error } = useExplainPlaceQuery({ id: plan.id, hearing_id: item.hearing_id });
  if (!data) return error ? <CallFailure error={error} /> : <Skeleton lines={5} />;
  const { place, terms, earlier, first_possible, usual, weight } = data;
  return (
    <section className={styles.chart}>
      <h3>{t('calendar.plan.explain.why')}</h3>
      {place ? <PlaceCell at={place} isNew /> : <p>{t('calendar.plan.noPlace')}</p>}
      {place && (
        <CostTerms terms={terms} lead={t('calendar.plan.explain.costs')} none={t('calendar.plan.explain.free')} />
      )}
      {weight !== 1 && (
        <p className="small">{t('calendar.plan.explain.weight', { times: Math.round(weight * 10) / 10 })}</p>
      )}
      {usual && (
        <p className="small">
          {usual.judge === null
            ? t('calendar.plan.explain.usual', { minutes: usual.minutes, count: usual.count })
            : t('calendar.plan.explain.usualBefore', { ...usual, judge: usual.judge })}
        </p>
      )}
      {first_possible.because && <p className="small">{first_possible.because}</p>}
      {earlier.length > 0 && (
        <>
          <h4>{t('calendar.plan.explain.earlier')}</h4>
          <ul className={styles.times}>
            {earlier.map((one) => (
              <ExplainedTime key={one.hearing_date} time={one} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Whether the plan places the hearing at this time. */
function isPlacedAt({ proposed }: CalendarPlanItem, at: ExplainedPlace): boolean {
  return (
    proposed?.hearing_date === at.hearing_date &&
    proposed.hearing_time === at.hearing_time &&
    proposed.judge === at.judge &&
    proposed.venue === at.venue
  );
}

function WhyNot({ plan, item }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const [date, setDate] = useState('');
  const [time, setTime] = useState('');
  const { id, first_day, last_day } = plan;
  const asked = { id, hearing_id: item.hearing_id, date, ...(time && { time }) };
  const { currentData, error, isFetching } = useExplainOtherPlaceQuery(asked, { skip: date === '' });
  const days = Array.from({ length: daysBetween(first_day, last_day) + 1 }, (_, index) => addDays(first_day, index));
  return (
    <section className={styles.chart}>
      <h3>{t('calendar.plan.explain.whyNot')}</h3>
      <div className={styles.question}>
        <Select
          label={t('calendar.plan.explain.day')}
          value={date}
          onChange={setDate}
          placeholder={t('calendar.plan.explain.choose')}
          options={days.map((value) => ({ value, label: format.longDay(value) }))}
        />
        <TextField
          label={t('calendar.plan.explain.time')}
          type="time"
          optional
          value={time}
          onChange={setTime}
          hint={t('calendar.plan.explain.timeHint')}
        />
      </div>
      <div aria-live="polite">
        {isFetching && <Skeleton lines={2} />}
        {!isFetching && <CallFailure error={error} />}
        {currentData && !isFetching && (
          <ul className={styles.times}>
            <ExplainedTime time={currentData} isHere={isPlacedAt(item, currentData)} />
          </ul>
        )}
      </div>
    </section>
  );
}
