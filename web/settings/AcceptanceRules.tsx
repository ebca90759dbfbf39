import { useTranslation } from 'react-i18next';
import { type AcceptanceRulesOfCourt, saveAcceptanceSettings } from '#contract/acceptanceSettings';
import { partialAcceptances } from '#domain/acceptance/partialAcceptance';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { Loaded } from './Loaded.tsx';
import { RuleSource } from './RuleSource.tsx';
import { Setting } from './Setting.tsx';
import { SettingForm } from './SettingForm.tsx';
import { useReadAcceptanceRulesQuery, useSaveAcceptanceSettingsMutation } from './settingsApi.ts';

/** Whether a clerk may accept a filing and return an attachment, and what the court sets for itself. */
export function AcceptanceRules() {
  const { t } = useTranslation();
  const { data, error } = useReadAcceptanceRulesQuery();
  return (
    <Loaded data={data} error={error}>
      {(rules) => (
        <Panel title={t('settings.acceptance.heading')} padded={false}>
          <Setting id="partial_acceptance">
            <p className="muted">{t('settings.acceptance.intro', { system: rules.system_name })}</p>
            <p>
              {t(rules.permitted ? 'settings.acceptance.now.permitted' : 'settings.acceptance.now.not_permitted')}{' '}
              <RuleSource
                authority={rules.authority}
                set_by_court={rules.set_by_court}
                doubt={rules.may_set && rules.confidence === 'uncertain' ? t('settings.acceptance.uncertain') : null}
              />
            </p>
            {rules.can_manage && rules.may_set && <SettingsForm key={rules.version} rules={rules} />}
          </Setting>
        </Panel>
      )}
    </Loaded>
  );
}

function SettingsForm({ rules: { settings, version } }: { rules: AcceptanceRulesOfCourt }) {
  const { t } = useTranslation();
  const [save] = useSaveAcceptanceSettingsMutation();
  const form = useContractForm(saveAcceptanceSettings, {
    defaults: { partial: (settings.partial ?? '') as string, authority: settings.authority ?? '' },
    toInput: (values) => ({ ...values, version }),
    send: save,
    onSent: ({ message }) => toast.success(message),
  });
  return (
    <SettingForm form={form}>
      <Select
        label={t('settings.acceptance.attachments')}
        placeholder={t('settings.acceptance.default')}
        optional
        {...form.field('partial')}
        options={partialAcceptances.map((value) => ({ value, label: t(`settings.acceptance.${value}`) }))}
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
