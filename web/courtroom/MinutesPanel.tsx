import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type CourtRecord, signMinuteOrder } from '#contract/courtroom';
import { pathTo } from '#domain/paths/pathTo';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { LazySignWithPasskey } from '#web/identity/secondFactor/LazySignWithPasskey.ts';
import { usePasskeySignature } from '#web/identity/secondFactor/usePasskeySignature.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSignMinuteOrderMutation } from './courtroomApi.ts';
import styles from './MinutesPanel.module.css';
import type { Entered, EnterInCourt } from './useRecordQueue.ts';

type Props = { record: CourtRecord; enter: EnterInCourt };

/** The minute order that follows from the entries: corrected in place, signed, and on the docket. */
export function MinutesPanel({ record, enter }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { minutes, signed, hearing, abilities } = record;
  if (!minutes) return null;
  return (
    <Panel title={t('courtroom.minutes.title')}>
      {signed && (
        <Note tone="info">
          {t('courtroom.minutes.signed', { name: signed.by, at: format.moment(signed.at), number: signed.entry })}{' '}
          {hearing.case_id && <Link to={pathTo.case(hearing.case_id)}>{t('courtroom.minutes.docket')}</Link>}
        </Note>
      )}
      {signed || !abilities.record ? (
        <div className={styles.minutes}>{minutes.text}</div>
      ) : (
        <MinutesForm record={record} enter={enter} />
      )}
    </Panel>
  );
}

function MinutesForm({ record, enter }: Props) {
  const { t } = useTranslation();
  const minutes = record.minutes!;
  const [text, setText] = useState(minutes.text);
  const [shown, setShown] = useState(minutes.text);
  const saving = useRef<Promise<Entered> | null>(null);
  // A text that the entries or another clerk changed replaces the one in the field, unless it is being corrected.
  if (minutes.text !== shown) {
    setShown(minutes.text);
    if (text.trim() === shown) setText(minutes.text);
  }
  const [sign] = useSignMinuteOrderMutation();
  const isChanged = text.trim() !== minutes.text;
  const save = (quiet: boolean) => {
    saving.current = enter({ does: 'correct_minutes', text }, { quiet });
    return saving.current;
  };
  const passkey = usePasskeySignature();
  const form = useContractForm(signMinuteOrder, {
    defaults: { code: '' },
    toInput: ({ code }) => ({
      ...{ id: record.hearing.id, version: record.version },
      confirmation: passkey.confirmationOf(code),
    }),
    send: async (input) => {
      const saved = isChanged ? await save(true) : await saving.current;
      if (isChanged && saved?.error) return { error: saved.error };
      return sign({ ...input, version: Math.max(input.version, saved?.data?.version ?? 0) });
    },
    onSent: ({ message }) => toast.success(message),
    onRefused: passkey.forget,
  });
  const restore = async () => {
    const restored = await enter({ does: 'correct_minutes', text: null });
    if (restored.data?.minutes) setText(restored.data.minutes.text);
  };
  return (
    <form className="stack" {...form.props}>
      <FormFailure>{form.failure}</FormFailure>
      {minutes.is_outdated && <Note tone="warn">{t('courtroom.minutes.outdated')}</Note>}
      <TextArea
        data-focus="minute-order"
        label={t('courtroom.minutes.text')}
        hint={t('courtroom.minutes.hint')}
        value={text}
        onChange={setText}
        rows={Math.min(24, Math.max(10, text.split('\n').length + 2))}
        maxLength={40_000}
        className={`area ${styles.minutesText}`}
        onBlur={() => {
          if (isChanged && text.trim() !== '') void save(false);
        }}
      />
      {minutes.is_corrected && (
        <p>
          <Button dense onClick={() => void restore()}>
            {t('courtroom.minutes.restore')}
          </Button>
        </p>
      )}
      <p className="small">
        <span className="muted">{t('chambers.docketText')}</span> {minutes.docket_text}
      </p>
      <TextField
        label={t('chambers.signCode')}
        hint={t('courtroom.minutes.codeHint')}
        {...form.field('code')}
        data-focus="minute-order-code"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <div className="row wrap">
        <Button type="submit" kind="primary" busy={form.isSending}>
          {t('courtroom.minutes.sign')}
        </Button>
        <LazySignWithPasskey onCredential={(given) => passkey.submit(form.props.ref, given)} />
      </div>
    </form>
  );
}
