import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookEndpoint } from '#contract/webhooks';
import { eventTypes } from '#domain/integrations/eventTypes';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCreateWebhookMutation, useEditWebhookMutation } from './webhooksApi.ts';

type Props = { endpoint: WebhookEndpoint | null; onClose: () => void; onSecret: (secret: string) => void };

/** Adds an endpoint, whose secret is then shown once, or changes one. */
export function EndpointDialog({ endpoint, onClose, onSecret }: Props) {
  const { t } = useTranslation();
  const form = useId();
  const [url, setUrl] = useState(endpoint?.url ?? '');
  const [description, setDescription] = useState(endpoint?.description ?? '');
  const [types, setTypes] = useState(endpoint?.event_types ?? [...eventTypes]);
  const [version, setVersion] = useState(endpoint?.version ?? 1);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [stale, setStale] = useState<WebhookEndpoint | null>(null);
  const [create, creation] = useCreateWebhookMutation();
  const [edit, change] = useEditWebhookMutation();
  const busy = creation.isLoading || change.isLoading;

  const refuse = (error: unknown) => {
    const { code, details } = error as CallError;
    setProblems(fieldProblems(error as CallError));
    if (code === 'changed_meanwhile') {
      const { current } = details as { current: WebhookEndpoint };
      setStale(current);
      setVersion(current.version);
    }
    toast.error(errorText(error));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblems({});
    const settings = { url: url.trim(), description: description.trim(), event_types: types };
    if (!endpoint) {
      const reply = await create(settings);
      if (reply.error) return refuse(reply.error);
      onSecret(reply.data.secret);
    } else {
      const state = endpoint.state === 'active' ? ('active' as const) : ('paused' as const);
      const reply = await edit({ id: endpoint.id, ...settings, state, version });
      if (reply.error) return refuse(reply.error);
      toast.success(reply.data.message);
    }
    onClose();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(endpoint ? 'webhooks.form.edit' : 'webhooks.form.add')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={form} kind="primary" busy={busy}>
            {t(endpoint ? 'webhooks.form.save' : 'webhooks.form.create')}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={(event) => void send(event)}>
        {stale && <Note tone="warn">{t('webhooks.form.changed', { url: stale.url, types: stale.event_types })}</Note>}
        <TextField
          label={t('webhooks.form.url')}
          hint={t('webhooks.form.urlHint')}
          type="url"
          inputMode="url"
          maxLength={2000}
          value={url}
          onChange={setUrl}
          problem={problems.url}
        />
        <TextField
          label={t('webhooks.form.name')}
          optional
          maxLength={100}
          value={description}
          onChange={setDescription}
          problem={problems.description}
        />
        <fieldset className={problems.event_types ? 'field error check-group' : 'field check-group'}>
          <legend className="label">{t('webhooks.form.events')}</legend>
          {eventTypes.map((type) => (
            <Checkbox
              key={type}
              label={type}
              checked={types.includes(type)}
              onChange={(on) => setTypes(eventTypes.filter((one) => (one === type ? on : types.includes(one))))}
            />
          ))}
          {problems.event_types && <p className="msg">{problems.event_types}</p>}
        </fieldset>
      </form>
    </Dialog>
  );
}
