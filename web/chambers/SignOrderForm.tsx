import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type CourtOrder, signOrder } from '#contract/orders';
import { type DispositionId, dispositions } from '#domain/rulings/dispositions';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { LazySignWithPasskey } from '#web/identity/secondFactor/LazySignWithPasskey.ts';
import { usePasskeySignature } from '#web/identity/secondFactor/usePasskeySignature.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useReadOrderQuery, useSignOrderMutation } from './chambersApi.ts';

type Props = {
  id: string;
  /** What is beside it: the document that counsel proposed, or the text of chambers. */
  beside: 'document' | 'text';
  /** The version of the text beside it. */
  version?: number;
  onCancel: () => void;
  onSigned: () => void;
};

/** The signature of the order beside it: what the docket will state, and the judge’s second factor. */
export function SignOrderForm({ id, beside, ...acts }: Props) {
  const { t } = useTranslation();
  const { data: order } = useReadOrderQuery({ id }, { refetchOnMountOrArgChange: true });
  if (!order) return null;
  if (!order.has_text || beside === 'text') return <Signing order={order} {...acts} />;
  return (
    <Note tone="info">
      {t('chambers.editedOrder')} <Link to={`/orders/${id}`}>{t('chambers.openEditedOrder')}</Link>
    </Note>
  );
}

type SigningProps = Pick<Props, 'version' | 'onCancel' | 'onSigned'> & { order: CourtOrder };

function Signing({ order, version = order.version, onCancel, onSigned }: SigningProps) {
  const { t } = useTranslation();
  const [sign] = useSignOrderMutation();
  const passkey = usePasskeySignature();
  const choices = order.motion?.choices ?? [];
  const [disposition, setDisposition] = useState(order.motion?.suggested ?? null);
  const text = choices.find((one) => one.disposition === disposition)?.entry_text ?? order.entry_text;
  const form = useContractForm(signOrder, {
    defaults: { code: '' },
    toInput: ({ code }) => ({
      ...{ id: order.id, version },
      confirmation: passkey.confirmationOf(code),
      // As the docket text above states it.
      ...(disposition && { disposition }),
    }),
    send: sign,
    onRefused: passkey.forget,
    onSent: ({ message }) => {
      toast.success(message);
      onSigned();
    },
  });
  return (
    <form className="stack" {...form.props}>
      <FormFailure>{form.failure}</FormFailure>
      {order.motion && disposition && (
        <Select
          label={t('chambers.orderDecides')}
          hint={order.motion.title}
          value={disposition}
          onChange={(id) => setDisposition(id as DispositionId)}
          options={choices.map(({ disposition: value }) => ({ value, label: dispositions[value].label }))}
        />
      )}
      <p className="small" aria-live="polite">
        <span className="muted">{t('chambers.docketText')}</span> {text}
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
        <LazySignWithPasskey onCredential={(given) => passkey.submit(form.props.ref, given)} />
        <Button onClick={onCancel}>{t('ui.cancel')}</Button>
      </div>
    </form>
  );
}
