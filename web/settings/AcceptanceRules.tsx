import { useTranslation } from 'react-i18next';
import { type AcceptanceRulesOfCourt, saveAcceptanceSettings } from '#contract/acceptanceSettings';
import { partialAcceptances } from '#domain/acceptance/partialAcceptance';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { Loaded } from './Loaded.tsx';
import { Setting } from './Setting.tsx';
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
              <span className="muted">{sourceOf(rules, t)}</span>
            </p>
            {rules.can_manage && rules.may_set && <SettingsForm key={rules.version} rules={rules} />}
          </Setting>
        </Panel>
      )}
    </Loaded>
  );
}

function sourceOf(
  { authority, confidence, set_by_court, may_set }: AcceptanceRulesOfCourt,
  t: ReturnType<typeof useTranslation>['t'],
): string {
  const certain = set_by_court
    ? t('settings.acceptance.setByCourt')
    : may_set && confidence === 'uncertain' && t('settings.acceptance.uncertain');
  return [authority && t('settings.acceptance.under', { authority }), certain].filter(Boolean).join(' ');
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
    <form {...form.props} className="stack">
      <FormFailure>{form.failure}</FormFailure>
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
      <div>
        <Button type="submit" kind="primary" busy={form.isSending} disabled={!form.isDirty}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  );
}
