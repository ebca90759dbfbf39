import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ResearchPlatform, type ResearchSettings, saveResearchSettings } from '#contract/research';
import { syncFrequencies } from '#domain/research/settings';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './research.module.css';
import { useReadResearchSettingsQuery, useSaveResearchSettingsMutation } from './researchApi.ts';

/** Settings: the default platform, how often the portal repeats searches, and what it does automatically. */
export function SettingsTab({ platforms }: { platforms: readonly ResearchPlatform[] }) {
  const { data, error } = useReadResearchSettingsQuery();
  if (error) return <CallFailure error={error} />;
  if (!data) return <Skeleton lines={6} />;
  return <SettingsForm platforms={platforms} settings={data} />;
}

function SettingsForm({ platforms, settings }: { platforms: readonly ResearchPlatform[]; settings: ResearchSettings }) {
  const { t } = useTranslation();
  const [save] = useSaveResearchSettingsMutation();
  const { field, toggle, ...form } = useContractForm(saveResearchSettings, {
    defaults: {
      ...settings,
      default_platform: settings.default_platform as string,
      sync_frequency: settings.sync_frequency as string,
    },
    send: save,
    onSent: ({ message }) => toast.success(message),
    onRefused: (refused) => toast.error(errorText(refused)),
  });
  const connected = platforms.filter((platform) => platform.connected);
  return (
    <div className="stack">
      <Panel title={t('research.settings.title')}>
        <form className={`stack ${styles.settingsForm}`} {...form.props}>
          <Select
            label={t('research.settings.default')}
            hint={t('research.settings.defaultHint')}
            {...field('default_platform')}
            options={[
              { value: 'auto', label: t('research.settings.auto') },
              ...connected.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <Select
            label={t('research.settings.frequency')}
            hint={t('research.settings.frequencyHint')}
            {...field('sync_frequency')}
            options={syncFrequencies.map((value) => ({ value, label: t(`research.frequencies.${value}`) }))}
          />
          <Checkbox label={t('research.settings.autoSearch')} {...toggle('auto_search')} />
          <Checkbox label={t('research.settings.citations')} {...toggle('citation_check')} />
          <p className="muted small">{t('research.settings.citationsHint')}</p>
          <div>
            <Button type="submit" kind="primary" busy={form.isSending}>
              {t('research.settings.save')}
            </Button>
          </div>
        </form>
      </Panel>
      <Panel title={t('research.security.title')} aside={<ShieldCheck className="i" aria-hidden />}>
        <ul className={styles.platformFeatures}>
          <li>{t('research.security.encrypted')}</li>
          <li>{t('research.security.access')}</li>
          <li>{t('research.security.logout')}</li>
        </ul>
      </Panel>
    </div>
  );
}
