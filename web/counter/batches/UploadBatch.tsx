import { useTranslation } from 'react-i18next';
import { uploadBatch } from '#contract/batches';
import type { CounterOptions } from '#contract/counter';
import { api } from '#web/calls/api.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useReadCounterOptionsQuery } from '#web/payments/feeAccountApi.ts';
import { useAppDispatch } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { isGoodBatch } from './isGoodBatch.ts';
import { useSendBatch } from './useSendBatch.ts';

/** Uploads one scanned batch, which is divided and shown before anything is filed. */
export function UploadBatch() {
  const { data, error } = useReadCounterOptionsQuery({}, { refetchOnMountOrArgChange: true });
  if (data) return <UploadForm options={data} />;
  return error ? <CallFailure error={error} /> : <Skeleton lines={4} />;
}

function UploadForm({ options: { today, time } }: { options: CounterOptions }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const send = useSendBatch();
  const form = useContractForm(uploadBatch, {
    defaults: { received_on: today, received_at_time: time, batch: null as File | null },
    check: ({ batch }) => (batch ? {} : { batch: t('counter.batches.none') }),
    toInput: ({ batch, ...received }) => ({ ...received, ...(batch && { batch }) }),
    send: (input) => send(input),
    onSent: ({ message }) => {
      toast.success(message);
      dispatch(api.util.invalidateTags(['Counter']));
      form.reset();
    },
  });
  const { batch } = form.values;
  const choose = ([file]: File[]) => {
    if (file && !isGoodBatch(file)) toast.error(t('counter.batches.notPdf', { name: file.name }));
    else form.set({ batch: file ?? null });
  };
  return (
    <form className="stack" {...form.props} aria-label={t('counter.batches.heading')}>
      <FormFailure>{form.failure}</FormFailure>
      <p>{t('counter.batches.text')}</p>
      <div className="form-grid">
        <TextField label={t('counter.intake.receivedOn')} type="date" max={today} {...form.field('received_on')} />
        <TextField label={t('counter.intake.receivedAt')} type="time" {...form.field('received_at_time')} />
      </div>
      <FileDrop
        title={batch?.name ?? t('counter.batches.drop')}
        rules={t('counter.batches.dropRules')}
        accept=".pdf"
        onFiles={choose}
      />
      {form.problems.batch && (
        <p className="msg" role="alert">
          {form.problems.batch}
        </p>
      )}
      <div>
        <Button type="submit" kind="primary" busy={form.isSending}>
          {t('counter.batches.upload')}
        </Button>
      </div>
    </form>
  );
}
