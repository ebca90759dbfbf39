import { useTranslation } from 'react-i18next';
import { type CourtSettings, saveCourtSettings } from '#contract/courtSettings';
import { courtTimeZones } from '#domain/courts/timeZones';
import { may } from '#domain/identity/permissions';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { zoneName } from '#web/ui/zoneName.ts';
import { AcceptanceRules } from './AcceptanceRules.tsx';
import { FilingDateRules } from './FilingDateRules.tsx';
import { Loaded } from './Loaded.tsx';
import { ResponseTimes } from './ResponseTimes.tsx';
import { ServiceRules } from './ServiceRules.tsx';
import { Setting } from './Setting.tsx';
import styles from './settings.module.css';
import { useReadCourtSettingsQuery, useSaveCourtSettingsMutation } from './settingsApi.ts';
import { TentativeRules } from './TentativeRules.tsx';
import { UploadRules } from './UploadRules.tsx';

const SealSettings = lazily(async () => (await import('./SealSettings.tsx')).SealSettings);
const PublicAccessSettings = lazily(
  async () => (await import('#web/publicAccess/PublicAccessSettings.tsx')).PublicAccessSettings,
);
const PaymentSettings = lazily(async () => (await import('#web/payments/PaymentSettings.tsx')).PaymentSettings);

/** The court's information about itself: everyone can read it, an administrator can change it. */
export function CourtSection() {
  const { t } = useTranslation();
  const { data, error } = useReadCourtSettingsQuery();
  const edits = useAppSelector((state) => may(capacityOf(state.user), 'settings:court'));
  return (
    <Loaded data={data} error={error}>
      {(court) => (
        <div className="settings-stack">
          <Panel title={t('settings.tabs.court')} padded={false}>
            <Setting id="court_name">
              <Facts court={court} whole={!edits} />
            </Setting>
            {edits && <CourtForm court={court} />}
          </Panel>
          <FilingDateRules />
          <AcceptanceRules />
          <ServiceRules />
          <TentativeRules />
          <UploadRules />
          <ResponseTimes />
          {edits && (
            <Panel title={t('settings.seal.heading')} padded={false}>
              <Setting id="seal">
                <SealSettings />
              </Setting>
            </Panel>
          )}
          {edits && (
            <Panel title={t('publicSettings.heading')} padded={false}>
              <Setting id="public_access">
                <PublicAccessSettings />
              </Setting>
            </Panel>
          )}
          {edits && (
            <Panel title={t('payments.settings.heading')} padded={false}>
              <Setting id="payments">
                <PaymentSettings />
              </Setting>
            </Panel>
          )}
        </div>
      )}
    </Loaded>
  );
}

function Facts({ court, whole }: { court: CourtSettings; whole: boolean }) {
  const { t } = useTranslation();
  const facts: [string, string][] = [
    ...(whole
      ? ([
          ['name', court.name],
          ['division', court.division ?? t('settings.court.none')],
        ] as [string, string][])
      : []),
    ['level', court.level],
    ['jurisdiction', [court.jurisdiction, court.county].filter(Boolean).join(', ')],
    ...(whole
      ? ([
          ['address', court.address_lines.join(', ') || t('settings.court.none')],
          ['timeZone', zoneName(court.time_zone)],
        ] as [string, string][])
      : []),
  ];
  return (
    <dl className={styles.settingsFacts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`settings.court.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function CourtForm({ court }: { court: CourtSettings }) {
  const { t } = useTranslation();
  const [save] = useSaveCourtSettingsMutation();
  const form = useContractForm(saveCourtSettings, {
    defaults: {
      name: court.name,
      division: court.division ?? '',
      address_lines: court.address_lines.join('\n'),
      time_zone: court.time_zone as string,
    },
    toInput: ({ address_lines, ...others }) => ({
      ...others,
      address_lines: address_lines
        .split('\n')
        .map((one) => one.trim())
        .filter(Boolean),
      version: court.version,
    }),
    send: save,
    onSent: ({ message }) => toast.success(message),
  });

  return (
    <form {...form.props}>
      <Setting id="address">
        <FormFailure>{form.failure}</FormFailure>
        <TextField label={t('settings.court.name')} {...form.field('name')} />
        <TextField label={t('settings.court.division')} optional {...form.field('division')} />
        <TextArea
          label={t('settings.court.address')}
          hint={t('settings.court.addressHint')}
          optional
          {...form.field('address_lines')}
        />
      </Setting>
      <Setting id="time_zone">
        <Select
          label={t('settings.court.timeZone')}
          hint={t('settings.court.timeZoneHint')}
          {...form.field('time_zone')}
          options={courtTimeZones.map((value) => ({ value, label: zoneName(value) }))}
        />
        <div>
          <Button type="submit" kind="primary" busy={form.isSending} disabled={!form.isDirty}>
            {t('settings.save')}
          </Button>
        </div>
      </Setting>
    </form>
  );
}
