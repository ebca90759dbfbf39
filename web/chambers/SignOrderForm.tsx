import { useTranslation } from 'react-i18next';
import { type CourtOrder, signOrder } from '#contract/orders';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useReadOrderQuery, useSignOrderMutation } from './chambersApi.ts';

type Props = { id: string; onCancel: () => void };

/** The signature of the order beside it: what the docket will state, and the judge’s second factor. */
export function SignOrderForm({ id, onCancel }: Props) {
  const { data: order } = useReadOrderQuery({ id });
  return order ? <Signing order={order} onCancel={onCancel} /> : null;
}

function Signing({ order, onCancel }: { order: CourtOrder; onCancel: () => void }) {
  const { t } = useTranslation();
  const [sign] = useSignOrderMutation();
  const form = useContractForm(signOrder, {
    defaults: { code: '' },
    toInput: ({ code }) => ({
      ...{ id: order.id, version: order.version },
      confirmation: { with: 'authenticator' as const, code },
    }),
    send: sign,
    onSent: ({ message }) => {
      toast.success(message);
      onCancel();
    },
  });
  return (
    <form className="stack" {...form.props}>
      <FormFailure>{form.failure}</FormFailure>
      <p className="small">
        <span className="muted">{t('chambers.docketText')}</span> {order.entry_text}
      </p>
      <p className="small muted">{t('chambers.signServes')}</p>
      <TextField
        label={t('chambers.signCode')}
        hint={t('chambers.signCodeHint')}
        {...form.field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
      />
      <div className="row wrap">
        <Button type="submit" kind="primary" busy={form.isSending}>
          {t('chambers.signNow')}
        </Button>
        <Button onClick={onCancel}>{t('ui.cancel')}</Button>
      </div>
    </form>
  );
}
