import { useTranslation } from 'react-i18next';
import { type FilingDateRulesOfCourt, saveFilingDateSettings } from '#contract/filingDateSettings';
import { closedDayRules } from '#domain/filingDates/FilingDateRule';
import { relationBackEffects } from '#domain/filingDates/relationBackEffects';
import { RuleSource } from '#web/filings/ReceivedAndFiled.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { Loaded } from './Loaded.tsx';
import { Setting } from './Setting.tsx';
import { SettingForm } from './SettingForm.tsx';
import { useReadFilingDateRulesQuery, useSaveFilingDateSettingsMutation } from './settingsApi.ts';

/** The rules by which the court dates filings, and what it can set for itself. */
export function FilingDateRules() {
  const { t } = useTranslation();
  const { data, error } = useReadFilingDateRulesQuery();
  return (
    <Loaded data={data} error={error}>
      {(rules) => (
        <Panel title={t('settings.filingDates.heading')} padded={false}>
          <Setting id="filing_dates">
            <p className="muted">{t('settings.filingDates.intro', { system: rules.system_name })}</p>
            <dl className="stack">
              {rules.rules.map((rule) => (
                <div key={rule.about}>
                  <dt className="strong">{t(`settings.filingDates.about.${rule.about}`)}</dt>
                  <dd>
                    {rule.says} <RuleSource rule={rule} />
                  </dd>
                </div>
              ))}
            </dl>
            {rules.can_manage && <SettingsForm key={rules.version} rules={rules} />}
          </Setting>
        </Panel>
      )}
    </Loaded>
  );
}

function SettingsForm({ rules: { settings, version, earlier_cutoff, may_set } }: { rules: FilingDateRulesOfCourt }) {
  const { t } = useTranslation();
  const [save] = useSaveFilingDateSettingsMutation();
  const { electronic_cutoff, closed_days, paper_closes, drop_box_closes, relation_back, authority } = settings;
  const form = useContractForm(saveFilingDateSettings, {
    defaults: {
      electronic_cutoff: electronic_cutoff ?? '',
      closed_days: (closed_days ?? '') as string,
      paper_closes: paper_closes ?? '',
      drop_box_closes: drop_box_closes ?? '',
      relation_back: (relation_back ?? '') as string,
      authority: authority ?? '',
    },
    toInput: (values) => ({ ...values, version }),
    send: save,
    onSent: ({ message }) => toast.success(message),
  });
  return (
    <SettingForm form={form}>
      {earlier_cutoff !== null && (
        <TextField
          label={t('settings.filingDates.cutoff')}
          hint={t('settings.filingDates.cutoffHint', { authority: earlier_cutoff })}
          type="time"
          optional
          {...form.field('electronic_cutoff')}
        />
      )}
      {may_set.closed_days && (
        <Select
          label={t('settings.filingDates.closedDays')}
          placeholder={t('settings.filingDates.ruleOnFile')}
          optional
          {...form.field('closed_days')}
          options={closedDayRules.map((value) => ({ value, label: t(`settings.filingDates.closed.${value}`) }))}
        />
      )}
      {may_set.relation_back && (
        <Select
          label={t('settings.filingDates.corrections')}
          placeholder={t('settings.filingDates.ruleOnFile')}
          optional
          {...form.field('relation_back')}
          options={relationBackEffects.map((value) => ({ value, label: t(`settings.filingDates.effect.${value}`) }))}
        />
      )}
      <TextField label={t('settings.filingDates.closes')} type="time" optional {...form.field('paper_closes')} />
      <TextField label={t('settings.filingDates.dropBox')} type="time" optional {...form.field('drop_box_closes')} />
      <TextField
        label={t('settings.filingDates.authority')}
        hint={t('settings.filingDates.authorityHint')}
        optional
        {...form.field('authority')}
      />
    </SettingForm>
  );
}
