import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ContactRequest, contactSubjects } from '#contract/site';
import { errorText } from '#web/errorText.ts';
import { useForm } from '#web/identity/useForm.ts';
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

/** /contact?about=demo|early-access|pilot: takes the request where no external page is configured (departure 31). */
export function ContactScreen() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const about = contactSubjects.find((subject) => subject === params.get('about')) ?? 'demo';
  const { values, set, problems, submit, showRefusal } = useForm(empty, ContactRequest.omit({ about: true }));
  const [request, { data, isLoading }] = useRequestContactMutation();

  const send = submit(async (checked) => {
    const reply = await request({ ...checked, about });
    if (!reply.error) return;
    showRefusal(reply.error);
    toast.error(errorText(reply.error));
  });

  return (
    <div className="reading">
      <PageHead title={t(`contact.${about}.heading`)}>{t(`contact.${about}.intro`)}</PageHead>
      <Panel>
        {data ? (
          // The button that had the focus is gone: without this the keyboard starts at the top of the page.
          <div role="status" tabIndex={-1} ref={takeFocus}>
            <EmptyState icon={CircleCheck} title={t('contact.received')} text={data.message}>
              <a className={buttonClass({})} href="/">
                {t('contact.backToHome')}
              </a>
            </EmptyState>
          </div>
        ) : (
          <form className="stack" noValidate onSubmit={(event) => void send(event)}>
            <TextField
              label={t('contact.name')}
              autoComplete="name"
              value={values.full_name}
              onChange={(value) => set('full_name', value)}
              problem={problems.full_name}
            />
            <TextField
              label={t('contact.email')}
              type="email"
              autoComplete="email"
              value={values.email}
              onChange={(value) => set('email', value)}
              problem={problems.email}
            />
            <TextField
              label={t('contact.organization')}
              autoComplete="organization"
              value={values.organization}
              onChange={(value) => set('organization', value)}
              problem={problems.organization}
            />
            <TextArea
              label={t('contact.message')}
              optional
              value={values.message}
              onChange={(value) => set('message', value)}
              problem={problems.message}
            />
            <p className="muted small">{t('contact.use')}</p>
            <Button type="submit" kind="primary" busy={isLoading}>
              {t('contact.send')}
            </Button>
          </form>
        )}
      </Panel>
    </div>
  );
}
