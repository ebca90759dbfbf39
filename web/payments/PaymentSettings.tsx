import { useTranslation } from 'react-i18next';
import { type PaymentSettingsOfCourt, savePaymentSettings } from '#contract/payments';
import { formatAmount } from '#domain/money/formatAmount';
import { parseAmount } from '#domain/money/parseAmount';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useReadPaymentSettingsQuery, useSavePaymentSettingsMutation } from './paymentsApi.ts';

/** Whether the court takes payments in the portal, its charge per envelope, and its cap. */
export function PaymentSettings() {
  const { data, error } = useReadPaymentSettingsQuery();
  if (!data) return error ? <CallFailure error={error} /> : <Skeleton lines={4} />;
  return <SettingsForm key={data.version} settings={data} />;
}

const typed = (cents: number | null) => (cents === null ? '' : formatAmount(cents).slice(1));
const read = (text: string) => (text.trim() === '' ? null : (parseAmount(text) ?? Number.NaN));

function SettingsForm({ settings }: { settings: PaymentSettingsOfCourt }) {
  const { t } = useTranslation();
  const [send] = useSavePaymentSettingsMutation();
  const { available, is_test, version } = settings;
  const form = useContractForm(savePaymentSettings, {
    defaults: {
      ...{ online: settings.online, at_court: settings.at_court },
      ...{ envelope_cents: typed(settings.envelope_cents), envelope_authority: settings.envelope_authority ?? '' },
      ...{ cap_cents: typed(settings.cap_cents), cap_authority: settings.cap_authority ?? '' },
    },
    toInput: (values) => ({
      ...values,
      ...{ envelope_cents: read(values.envelope_cents), cap_cents: read(values.cap_cents), version },
    }),
    send: (input) => send(input),
    onSent: ({ message }) => toast.success(message),
  });
  const { online, at_court } = form.values;
  return (
    <form {...form.props} className="stack">
      <p className="muted">{t('payments.settings.intro')}</p>
      {!available && <Note>{t('payments.settings.unavailable')}</Note>}
      {is_test && <Note tone="warn">{t('payments.settings.test')}</Note>}
      <FormFailure>{form.failure}</FormFailure>
      <Checkbox
        label={t('payments.settings.online')}
        checked={online}
        disabled={!available}
        onChange={(value) => form.set({ online: value })}
      />
      <Checkbox
        label={t('payments.settings.atCourt')}
        checked={at_court}
        onChange={(value) => form.set({ at_court: value })}
      />
      <div className="form-grid">
        <TextField
          label={t('payments.settings.envelope')}
          inputMode="decimal"
          optional
          {...form.field('envelope_cents')}
        />
        <TextField label={t('payments.settings.envelopeAuthority')} optional {...form.field('envelope_authority')} />
        <TextField label={t('payments.settings.cap')} inputMode="decimal" optional {...form.field('cap_cents')} />
        <TextField label={t('payments.settings.capAuthority')} optional {...form.field('cap_authority')} />
      </div>
      <div>
        <Button type="submit" kind="primary" busy={form.isSending} disabled={!form.isDirty}>
          {t('payments.settings.save')}
        </Button>
      </div>
    </form>
  );
}
