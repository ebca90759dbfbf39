import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createWebhook, editWebhook, type WebhookEndpoint } from '#contract/webhooks';
import { type EventType, eventTypes } from '#domain/integrations/eventTypes';
import type { CallError } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCreateWebhookMutation, useEditWebhookMutation } from './webhooksApi.ts';

type Props = { endpoint: WebhookEndpoint | null; onClose: () => void; onSecret: (secret: string) => void };

/** Adds an endpoint, whose secret is then shown once, or changes one. */
export function EndpointDialog({ endpoint, onClose, onSecret }: Props) {
  const { t } = useTranslation();
  const [version, setVersion] = useState(endpoint?.version ?? 1);
  const [stale, setStale] = useState<WebhookEndpoint | null>(null);
  const [create] = useCreateWebhookMutation();
  const [edit] = useEditWebhookMutation();
  const settings = {
    defaults: {
      url: endpoint?.url ?? '',
      description: endpoint?.description ?? '',
      event_types: endpoint?.event_types ?? [...eventTypes],
    },
    onRefused: (error: CallError) => {
      if (error.code === 'changed_meanwhile') {
        const { current } = error.details as { current: WebhookEndpoint };
        setStale(current);
        setVersion(current.version);
      }
      toast.error(errorText(error));
    },
  };
  const added = useContractForm(createWebhook, {
    ...settings,
    toInput: trimmed,
    send: create,
    onSent: ({ secret }) => {
      onSecret(secret);
      onClose();
    },
  });
  const changed = useContractForm(editWebhook, {
    ...settings,
    toInput: (values) => ({
      ...trimmed(values),
      id: endpoint?.id,
      state: endpoint?.state === 'active' ? 'active' : 'paused',
      version,
    }),
    send: edit,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  const { field, ...form } = endpoint ? changed : added;
  const { event_types: types } = form.values;
  const choose = (event_types: typeof types) => form.set({ event_types });

  return (
    <FormDialog
      form={form}
      title={t(endpoint ? 'webhooks.form.edit' : 'webhooks.form.add')}
      verb={t(endpoint ? 'webhooks.form.save' : 'webhooks.form.create')}
      onClose={onClose}
    >
      {stale && <Note tone="warn">{t('webhooks.form.changed', { url: stale.url, types: stale.event_types })}</Note>}
      <TextField
        label={t('webhooks.form.url')}
        hint={t('webhooks.form.urlHint')}
        type="url"
        inputMode="url"
        maxLength={2000}
        {...field('url')}
      />
      <TextField label={t('webhooks.form.name')} optional maxLength={100} {...field('description')} />
      <fieldset className={form.problems.event_types ? 'field error check-group' : 'field check-group'}>
        <legend className="label">{t('webhooks.form.events')}</legend>
        {eventTypes.map((type) => (
          <Checkbox
            key={type}
            label={type}
            checked={types.includes(type)}
            onChange={(on) => choose(eventTypes.filter((one) => (one === type ? on : types.includes(one))))}
          />
        ))}
        {form.problems.event_types && <p className="msg">{form.problems.event_types}</p>}
      </fieldset>
    </FormDialog>
  );
}

const trimmed = ({
  url,
  description,
  event_types,
}: {
  url: string;
  description: string;
  event_types: EventType[];
}) => ({
  url: url.trim(),
  description: description.trim(),
  event_types,
});
