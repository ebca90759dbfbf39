import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { contactSubjects, requestContact } from '#contract/site';
import { errorText } from '#web/calls/errorText.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRequestContactMutation } from './siteApi.ts';

const takeFocus = (element: HTMLElement | null) => element?.focus();
const empty = { full_name: '', email: '', organization: '', message: '' };

/** /contact?about=demo|early-access|pilot: the request form if no external page is configured (departure 31). */
export function ContactScreen() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const about = contactSubjects.find((subject) => subject === params.get('about')) ?? 'demo';
  const [request, { data }] = useRequestContactMutation();
  const form = useContractForm(requestContact, {
    defaults: empty,
    toInput: (values) => ({ ...values, about }),
    send: request,
    onRefused: (error) => toast.error(errorText(error)),
  });

  return (
    <div className="reading">
      <PageHead title={t(`contact.${about}.heading`)}>{t(`contact.${about}.intro`)}</PageHead>
      <Panel>
        {data ? (
          // The focused button has disappeared: without this, the keyboard starts at the top of the page.
          <div role="status" tabIndex={-1} ref={takeFocus}>
            <EmptyState icon={CircleCheck} title={t('contact.received')} text={data.message}>
              <a className={buttonClass({})} href="/">
                {t('contact.backToHome')}
              </a>
            </EmptyState>
          </div>
        ) : (
          <form className="stack" {...form.props}>
            <TextField label={t('contact.name')} autoComplete="name" {...form.field('full_name')} />
            <TextField label={t('contact.email')} type="email" autoComplete="email" {...form.field('email')} />
            <TextField label={t('contact.organization')} autoComplete="organization" {...form.field('organization')} />
            <TextArea label={t('contact.message')} optional {...form.field('message')} />
            <p className="muted small">{t('contact.use')}</p>
            <Button type="submit" kind="primary" busy={form.isSending}>
              {t('contact.send')}
            </Button>
          </form>
        )}
      </Panel>
    </div>
  );
}
