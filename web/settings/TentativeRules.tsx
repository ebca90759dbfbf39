import { useTranslation } from 'react-i18next';
import { saveTentativeSettings, type TentativeRulesOfCourt } from '#contract/tentativeSettings';
import { tentativePractices } from '#domain/rulings/tentatives/tentativeRules';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { Loaded } from './Loaded.tsx';
import { RuleSource } from './RuleSource.tsx';
import { Setting } from './Setting.tsx';
import { SettingForm } from './SettingForm.tsx';
import { useReadTentativeRulesQuery, useSaveTentativeSettingsMutation } from './settingsApi.ts';

/** Whether and when the court publishes tentative rulings, and what it sets for itself. */
export function TentativeRules() {
  const format = useFormat();
  const { t } = useTranslation();
  const { data, error } = useReadTentativeRulesQuery();
  return (
    <Loaded data={data} error={error}>
      {(rules) => (
        <Panel title={t('settings.tentative.heading')} padded={false}>
          <Setting id="tentative_rulings">
            <p className="muted">{t('settings.tentative.intro')}</p>
            <p>
              {t(`settings.tentative.now.${rules.practice}`, {
                time: format.clock(rules.publish_time),
                until: rules.notice_time ? format.clock(rules.notice_time) : '',
              })}{' '}
              {rules.authority && (
                <RuleSource authority={rules.authority} set_by_court={rules.set_by_court} doubt={null} />
              )}
            </p>
            {rules.can_manage && <SettingsForm key={rules.version} rules={rules} />}
          </Setting>
        </Panel>
      )}
    </Loaded>
  );
}

function SettingsForm({ rules: { settings, version } }: { rules: TentativeRulesOfCourt }) {
  const { t } = useTranslation();
  const [save] = useSaveTentativeSettingsMutation();
  const form = useContractForm(saveTentativeSettings, {
    defaults: {
      practice: (settings.practice ?? '') as string,
      publish_time: settings.publish_time ?? '',
      notice_time: settings.notice_time ?? '',
      authority: settings.authority ?? '',
    },
    toInput: (values) => ({ ...values, version }),
    send: save,
    onSent: ({ message }) => toast.success(message),
  });
  return (
    <SettingForm form={form}>
      <Select
        label={t('settings.tentative.practice')}
        placeholder={t('settings.acceptance.default')}
        optional
        {...form.field('practice')}
        options={tentativePractices.map((value) => ({ value, label: t(`settings.tentative.${value}`) }))}
      />
      <TextField
        label={t('settings.tentative.publishTime')}
        hint={t('settings.tentative.timeHint')}
        optional
        type="time"
        {...form.field('publish_time')}
      />
      <TextField label={t('settings.tentative.noticeTime')} optional type="time" {...form.field('notice_time')} />
      <TextField
        label={t('settings.filingDates.authority')}
        hint={t('settings.acceptance.authorityHint')}
        optional
        {...form.field('authority')}
      />
    </SettingForm>
  );
}
