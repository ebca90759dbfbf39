import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useReadCounterOptionsQuery } from '#web/payments/feeAccountApi.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useReadCashDayQuery } from '../counterApi.ts';
import { DayView } from './DayView.tsx';

/** The money of a court day: ledger, receipts, drawers, provider, and bank. */
export function DayTab() {
  const { t } = useTranslation();
  const { data: options, error } = useReadCounterOptionsQuery({});
  const [chosen, setChosen] = useState<string | null>(null);
  if (error) return <CallFailure error={error} />;
  if (!options) return <Skeleton lines={6} />;
  const day = chosen ?? options.today;
  return (
    <div className="stack">
      <div className="form-grid">
        <TextField label={t('counter.day.day')} type="date" max={options.today} value={day} onChange={setChosen} />
      </div>
      {day !== '' && <OneDay key={day} day={day} />}
    </div>
  );
}

function OneDay({ day }: { day: string }) {
  const { data, error } = useReadCashDayQuery({ day });
  if (data) return <DayView found={data} />;
  return error ? <CallFailure error={error} /> : <Skeleton lines={6} />;
}
