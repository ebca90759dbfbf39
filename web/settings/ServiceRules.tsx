import { useTranslation } from 'react-i18next';
import { type ServiceRulesOfCourt, saveServiceSettings } from '#contract/serviceSettings';
import { serviceMoments } from '#domain/service/serviceChoices';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { Loaded } from './Loaded.tsx';
import { RuleSource } from './RuleSource.tsx';
import { Setting } from './Setting.tsx';
import { SettingForm } from './SettingForm.tsx';
import { useReadServiceRulesQuery, useSaveServiceSettingsMutation } from './settingsApi.ts';

/** When the portal serves filings, and what the court sets for itself. */
export function ServiceRules() {
  const { t } = useTranslation();
  const { data, error } = useReadServiceRulesQuery();
  return (
    <Loaded data={data} error={error}>
      {(rules) => (
        <Panel title={t('settings.service.heading')} padded={false}>
          <Setting id="electronic_service">
            <p className="muted">{t('settings.service.intro')}</p>
            <p>
              {t(`settings.service.now.${rules.moment}`)}{' '}
              <RuleSource
                authority={rules.authority}
                set_by_court={rules.set_by_court}
                doubt={rules.confidence === 'uncertain' ? t('settings.service.uncertain') : null}
              />
            </p>
            {rules.can_manage && <SettingsForm key={rules.version} rules={rules} />}
          </Setting>
        </Panel>
      )}
    </Loaded>
  );
}

function SettingsForm({ rules: { settings, version } }: { rules: ServiceRulesOfCourt }) {
  const { t } = useTranslation();
  const [save] = useSaveServiceSettingsMutation();
  const form = useContractForm(saveServiceSettings, {
    defaults: { moment: (settings.moment ?? '') as string, authority: settings.authority ?? '' },
    toInput: (values) => ({ ...values, version }),
    send: save,
    onSent: ({ message }) => toast.success(message),
  });
  return (
    <SettingForm form={form}>
      <Select
        label={t('settings.service.moment')}
        placeholder={t('settings.acceptance.default')}
        optional
        {...form.field('moment')}
        options={serviceMoments.map((value) => ({ value, label: t(`settings.service.${value}`) }))}
      />
      <TextField
        label={t('settings.filingDates.authority')}
        hint={t('settings.acceptance.authorityHint')}
        optional
        {...form.field('authority')}
      />
    </SettingForm>
  );
}
