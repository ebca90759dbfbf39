import { useTranslation } from 'react-i18next';
import { type ExportSettings, saveExportSettings } from '#contract/exports';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { useAppSelector } from '#web/store.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { zoneName } from '#web/ui/zoneName.ts';
import { SettingForm } from '../SettingForm.tsx';
import { useSaveExportSettingsMutation } from './exportsApi.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Whether an export is made every night, from which hour, and how many are kept. */
export function ExportForm({ settings: { enabled, hour, keep, version } }: { settings: ExportSettings }) {
  const { t } = useTranslation();
  const format = useFormat();
  const zone = useAppSelector(({ user }) => user.court_time_zone) ?? 'UTC';
  const [save] = useSaveExportSettingsMutation();
  const form = useContractForm(saveExportSettings, {
    defaults: { enabled: enabled ? 'on' : 'off', hour: String(hour), keep: String(keep) },
    toInput: (values) => ({ ...values, enabled: values.enabled === 'on', version }),
    send: save,
    onSent: ({ message }) => toast.success(message),
  });
  return (
    <SettingForm form={form}>
      <div className="form-grid">
        <Select
          label={t('exports.nightly')}
          {...form.field('enabled')}
          options={[
            { value: 'on', label: t('exports.on') },
            { value: 'off', label: t('exports.off') },
          ]}
        />
        <Select
          label={t('exports.hour')}
          hint={t('exports.hourHint', { zone: zoneName(zone) })}
          {...form.field('hour')}
          options={hours.map((one) => ({
            value: String(one),
            label: format.clock(`${String(one).padStart(2, '0')}:00`),
          }))}
        />
        <TextField label={t('exports.keep')} hint={t('exports.keepHint')} inputMode="numeric" {...form.field('keep')} />
      </div>
    </SettingForm>
  );
}
