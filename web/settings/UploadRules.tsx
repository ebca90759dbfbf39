import { useTranslation } from 'react-i18next';
import { saveUploadSettings, type UploadRulesOfCourt } from '#contract/uploadSettings';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { Loaded } from './Loaded.tsx';
import { RuleSource } from './RuleSource.tsx';
import { Setting } from './Setting.tsx';
import { SettingForm } from './SettingForm.tsx';
import { useReadUploadRulesQuery, useSaveUploadSettingsMutation } from './settingsApi.ts';

/** The largest documents that the court takes, and what it sets for itself. */
export function UploadRules() {
  const { t } = useTranslation();
  const { data, error } = useReadUploadRulesQuery();
  return (
    <Loaded data={data} error={error}>
      {(rules) => (
        <Panel title={t('settings.uploads.heading')} padded={false}>
          <Setting id="document_sizes">
            <p className="muted">{t('settings.uploads.intro')}</p>
            <Limits limits={rules.limits} />
            {rules.can_manage && <SettingsForm key={rules.version} rules={rules} />}
          </Setting>
        </Panel>
      )}
    </Loaded>
  );
}

function Limits({ limits }: Pick<UploadRulesOfCourt, 'limits'>) {
  const { t } = useTranslation();
  const { document_mb, envelope_mb, authority, confidence, set_by_court } = limits;
  const doubt = authority === null ? 'unpublished' : confidence === 'uncertain' ? 'uncertain' : null;
  return (
    <p>
      {t('settings.uploads.document', { mb: document_mb })}{' '}
      {envelope_mb === null ? t('settings.uploads.noEnvelope') : t('settings.uploads.envelope', { mb: envelope_mb })}{' '}
      <RuleSource authority={authority} set_by_court={set_by_court} doubt={doubt && t(`settings.uploads.${doubt}`)} />
    </p>
  );
}

function SettingsForm({ rules: { settings, version } }: { rules: UploadRulesOfCourt }) {
  const { t } = useTranslation();
  const [save] = useSaveUploadSettingsMutation();
  const form = useContractForm(saveUploadSettings, {
    defaults: {
      document_mb: String(settings.document_mb ?? ''),
      envelope_mb: String(settings.envelope_mb ?? ''),
      authority: settings.authority ?? '',
    },
    toInput: (values) => ({ ...values, version }),
    send: save,
    onSent: ({ message }) => toast.success(message),
  });
  return (
    <SettingForm form={form}>
      <div className="form-grid">
        <TextField
          label={t('settings.uploads.documentMb')}
          inputMode="numeric"
          optional
          {...form.field('document_mb')}
        />
        <TextField
          label={t('settings.uploads.envelopeMb')}
          inputMode="numeric"
          optional
          {...form.field('envelope_mb')}
        />
      </div>
      <TextField
        label={t('settings.filingDates.authority')}
        hint={t('settings.acceptance.authorityHint')}
        optional
        {...form.field('authority')}
      />
    </SettingForm>
  );
}
