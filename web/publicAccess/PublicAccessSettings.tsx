import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addTerminal, type PublicAccessSettings as Settings, savePublicAccess } from '#contract/publicAccess';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { SecretOnce } from '#web/ui/SecretOnce.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './publicAccess.module.css';
import {
  useAddTerminalMutation,
  useReadPublicAccessQuery,
  useRemoveTerminalMutation,
  useSavePublicAccessMutation,
} from './publicSettingsApi.ts';

/** Whether the court opens its record to the public, what the public sees, and the terminals of the courthouse. */
export function PublicAccessSettings() {
  const { data, error } = useReadPublicAccessQuery();
  if (!data) return error ? <CallFailure error={error} /> : <Skeleton lines={4} />;
  return (
    <div className="stack">
      <SettingsForm key={data.version} settings={data} />
      <Rules rules={data.rules} />
      <Terminals terminals={data.terminals} />
    </div>
  );
}

function SettingsForm({ settings: { version, ...settings } }: { settings: Settings }) {
  const { t } = useTranslation();
  const [send] = useSavePublicAccessMutation();
  const form = useContractForm(savePublicAccess, {
    defaults: { is_open: settings.is_open, authority: settings.authority, notice: settings.notice },
    toInput: (values) => ({ ...values, version }),
    send,
    onSent: ({ message }) => toast.success(message),
  });
  return (
    <form {...form.props} className="stack">
      <p className="muted">{t('publicSettings.intro')}</p>
      <FormFailure>{form.failure}</FormFailure>
      <Checkbox
        label={t('publicSettings.open')}
        checked={form.values.is_open}
        onChange={(is_open) => form.set({ is_open })}
      />
      <TextField label={t('publicSettings.authority')} {...form.field('authority')} maxLength={300} />
      <TextArea
        label={t('publicSettings.notice')}
        hint={t('publicSettings.noticeHint')}
        optional
        {...form.field('notice')}
        maxLength={1000}
      />
      <div>
        <Button type="submit" kind="primary" busy={form.isSending} disabled={!form.isDirty}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  );
}

type Rule = Settings['rules'][number];

function Rules({ rules }: { rules: readonly Rule[] }) {
  const { t } = useTranslation();
  const seen = (share: Rule['remote']) => t(`publicSettings.shares.${share ?? 'nothing'}`);
  const columns: Column<Rule>[] = [
    { key: 'type', title: t('publicRecord.type'), cell: ({ case_type }) => case_type },
    { key: 'remote', title: t('publicSettings.remote'), cell: ({ remote }) => seen(remote) },
    { key: 'courthouse', title: t('publicSettings.courthouse'), cell: ({ courthouse }) => seen(courthouse) },
    {
      key: 'authority',
      title: t('cases.change.authority'),
      cell: ({ authority }) => authority ?? t('publicSettings.noRule'),
    },
  ];
  return (
    <section>
      <h3>{t('publicSettings.rules')}</h3>
      <p className="muted small">{t('publicSettings.rulesText')}</p>
      <Table
        caption={t('publicSettings.rules')}
        dense
        cards
        columns={columns}
        rows={rules}
        rowKey={({ case_type }) => case_type}
      />
    </section>
  );
}

function Terminals({ terminals }: { terminals: Settings['terminals'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [link, setLink] = useState<string | null>(null);
  const [add] = useAddTerminalMutation();
  const [remove] = useRemoveTerminalMutation();
  const form = useContractForm(addTerminal, {
    defaults: { name: '' },
    toInput: (values) => values,
    send: add,
    onSent: (reply) => {
      setLink(reply.link);
      form.set({ name: '' });
    },
  });
  return (
    <section className="stack">
      <h3>{t('publicSettings.terminals')}</h3>
      <p className="muted small">{t('publicSettings.terminalsText')}</p>
      {terminals.length > 0 && (
        <ul className="feed">
          {terminals.map(({ id, name, is_enrolled, last_seen_at }) => (
            <li key={id} className={styles.terminal}>
              <span>
                {name}{' '}
                <span className="muted small">
                  {is_enrolled && last_seen_at
                    ? t('publicSettings.seen', { when: format.moment(last_seen_at) })
                    : t('publicSettings.waiting')}
                </span>
              </span>
              <Button
                kind="quiet"
                dense
                iconOnly
                aria-label={t('publicSettings.remove', { name })}
                onClick={() => remove({ id })}
              >
                <Trash2 className="i" aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form {...form.props} className="stack">
        <FormFailure>{form.failure}</FormFailure>
        <TextField label={t('publicSettings.name')} {...form.field('name')} maxLength={80} />
        <div>
          <Button type="submit" busy={form.isSending}>
            {t('publicSettings.add')}
          </Button>
        </div>
      </form>
      <SecretOnce
        title={t('publicSettings.linkTitle')}
        label={t('publicSettings.link')}
        warning={t('publicSettings.linkText')}
        secret={link}
        onClose={() => setLink(null)}
      />
    </section>
  );
}
