import { ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResearchPlatform, ResearchSettings } from '#contract/research';
import { type SyncFrequency, syncFrequencies } from '#domain/research/settings';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './research.module.css';
import { useReadResearchSettingsQuery, useSaveResearchSettingsMutation } from './researchApi.ts';

/** Settings: which platform first, how often the portal looks again, and what it does by itself. */
export function SettingsTab({ platforms }: { platforms: readonly ResearchPlatform[] }) {
  const { t } = useTranslation();
  const { data, error } = useReadResearchSettingsQuery();
  const [save, { isLoading }] = useSaveResearchSettingsMutation();
  const [values, setValues] = useState<ResearchSettings>();
  useEffect(() => setValues(data), [data]);
  if (error) return <Note tone="warn">{errorText(error)}</Note>;
  if (!values) return <Skeleton lines={6} />;
  const set = (more: Partial<ResearchSettings>) => setValues({ ...values, ...more });
  const send = async () => {
    const reply = await save(values);
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  const connected = platforms.filter((platform) => platform.connected);
  return (
    <div className="stack">
      <Panel title={t('research.settings.title')}>
        <form
          className="stack reading"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Select
            label={t('research.settings.default')}
            hint={t('research.settings.defaultHint')}
            value={values.default_platform}
            onChange={(chosen) => set({ default_platform: chosen as ResearchSettings['default_platform'] })}
            options={[
              { value: 'auto', label: t('research.settings.auto') },
              ...connected.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <Select
            label={t('research.settings.frequency')}
            hint={t('research.settings.frequencyHint')}
            value={values.sync_frequency}
            onChange={(chosen) => set({ sync_frequency: chosen as SyncFrequency })}
            options={syncFrequencies.map((value) => ({ value, label: t(`research.frequencies.${value}`) }))}
          />
          <Checkbox
            label={t('research.settings.autoSearch')}
            checked={values.auto_search}
            onChange={(auto_search) => set({ auto_search })}
          />
          <Checkbox
            label={t('research.settings.citations')}
            checked={values.citation_check}
            onChange={(citation_check) => set({ citation_check })}
          />
          <p className="muted small">{t('research.settings.citationsHint')}</p>
          <div>
            <Button type="submit" kind="primary" busy={isLoading}>
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
