import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CourtCertificate, importCertificate } from '#contract/seals';
import { errorText } from '#web/calls/errorText.ts';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { Badge, type Tone } from '#web/ui/Status.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { Loaded } from './Loaded.tsx';
import { useCreateCertificateMutation, useImportCertificateMutation, useReadCertificateQuery } from './settingsApi.ts';

const tones: Record<CourtCertificate['state'], Tone> = { valid: 'ok', ending: 'warn', expired: 'bad', not_yet: 'bad' };

/** The certificate of the court’s seal: what it is, until when, and how it is replaced. */
export function SealSettings() {
  const { t } = useTranslation();
  const { data, error } = useReadCertificateQuery();
  return (
    <Loaded data={data} error={error}>
      {({ certificate }) => (
        <>
          <p className="muted">{t('settings.seal.intro')}</p>
          {certificate ? <Certificate certificate={certificate} /> : <p>{t('settings.seal.none')}</p>}
          <Create />
          <Import key={certificate?.fingerprint} />
        </>
      )}
    </Loaded>
  );
}

function Certificate({ certificate }: { certificate: CourtCertificate }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { subject, issuer, not_before, not_after, fingerprint, state, source } = certificate;
  const rows: [string, string][] = [
    ['subject', subject],
    ['issuer', issuer],
    ['from', format.dayOf(not_before)],
    ['to', format.dayOf(not_after)],
    ['fingerprint', fingerprint.replace(/(.{8})(?=.)/g, '$1 ')],
  ];
  return (
    <>
      <p>
        <Badge tone={tones[state]}>{t(`settings.seal.state.${state}`)}</Badge>{' '}
        <span className="muted">{t(`settings.seal.source.${source}`)}</span>
      </p>
      <dl className="facts">
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`settings.seal.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Create() {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const [create] = useCreateCertificateMutation();
  const confirm = async () => {
    const reply = await create({});
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
    setAsked(false);
  };
  return (
    <div>
      <Button onClick={() => setAsked(true)}>{t('settings.seal.create')}</Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('settings.seal.create')}
        confirmLabel={t('settings.seal.create')}
        onClose={() => setAsked(false)}
        onConfirm={() => void confirm()}
      >
        {t('settings.seal.createText')}
      </ConfirmDialog>
    </div>
  );
}

function Import() {
  const { t } = useTranslation();
  const [file, setFile] = useState<{ name: string; content: string } | null>(null);
  const [send] = useImportCertificateMutation();
  const form = useContractForm(importCertificate, {
    defaults: { password: '' },
    toInput: ({ password }) => ({ password, file: file?.content ?? '' }),
    send,
    onSent: ({ message }) => toast.success(message),
  });
  const take = async ([chosen]: File[]) => {
    if (chosen) setFile({ name: chosen.name, content: toBase64(new Uint8Array(await chosen.arrayBuffer())) });
  };
  return (
    <form className="stack" {...form.props}>
      <FormFailure>{form.failure}</FormFailure>
      <FileDrop
        title={file?.name ?? t('settings.seal.drop')}
        rules={t('settings.seal.dropRules')}
        accept=".p12,.pfx"
        onFiles={(files) => void take(files)}
      />
      {file && (
        <>
          <TextField
            label={t('settings.seal.password')}
            type="password"
            autoComplete="off"
            {...form.field('password')}
          />
          <div>
            <Button type="submit" kind="primary" busy={form.isSending}>
              {t('settings.seal.import')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
