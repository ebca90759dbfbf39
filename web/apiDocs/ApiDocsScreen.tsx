import { Download, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { keyDays } from '#domain/integrations/keyLife';
import { errorText } from '#web/calls/errorText.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { WebhookConfiguration } from '#web/webhooks/WebhookConfiguration.tsx';
import styles from './ApiDocsScreen.module.css';
import { CallPanel } from './CallPanel.tsx';
import { EventPanels } from './EventPanels.tsx';
import { Examples } from './Examples.tsx';
import { type OpenApi, readCall, useReadOpenApiQuery } from './openApi.ts';

/** The calls for other systems, with the one that checks on an asynchronous analysis. */
const theCalls = [
  ['/api/v1/documents/analyze', 'post'],
  ['/api/v1/filings/multi-court', 'post'],
  ['/api/v1/cases/{caseId}/status', 'get'],
  ['/api/v1/documents/generate', 'post'],
] as const;
const followUp = ['/api/v1/documents/analyses/{jobId}', 'get'] as const;

/** /api-docs: the calls and events for other systems, read from the portal's OpenAPI document. */
export function ApiDocsScreen() {
  const { t } = useTranslation();
  const { data, error, refetch } = useReadOpenApiQuery();
  return (
    <div className={styles.apiDocs}>
      <PageHead
        title={t('titles.apiDocs')}
        actions={
          <>
            <Link className={buttonClass({})} to="/api-access">
              <KeyRound className="i" aria-hidden />
              {t('apiDocs.getKey')}
            </Link>
            <a className={buttonClass({})} href="/api/openapi.json" download="openapi.json">
              <Download className="i" aria-hidden />
              {t('apiDocs.download')}
            </a>
          </>
        }
      >
        {t('apiDocs.intro')}
      </PageHead>
      {error && (
        <div className="before stack" role="alert">
          <Note tone="warn">{errorText(error)}</Note>
          <Button onClick={() => void refetch()}>{t('apiDocs.again')}</Button>
        </div>
      )}
      {!data && !error && <Skeleton lines={8} />}
      {data && <Documentation document={data} />}
    </div>
  );
}

function Documentation({ document }: { document: OpenApi }) {
  const { t } = useTranslation();
  // Stored only in memory, so it is lost with the page.
  const [apiKey, setApiKey] = useState('');
  const base = window.location.origin;
  return (
    <>
      <nav className={styles.apiContents} aria-label={t('apiDocs.contents')}>
        {(['begin', 'calls', 'events', 'webhooks', 'examples'] as const).map((section) => (
          <a key={section} href={`#${section}`}>
            {t(`apiDocs.section.${section}`)}
          </a>
        ))}
      </nav>
      <section id="begin" aria-labelledby="begin-heading">
        <h2 id="begin-heading">{t('apiDocs.section.begin')}</h2>
        <Panel>
          <div className="stack">
            <p>{t('apiDocs.begin.key', { days: keyDays })}</p>
            <p>{t('apiDocs.begin.errors')}</p>
            <p>{t('apiDocs.begin.limits')}</p>
            <TextField
              label={t('apiDocs.key.label')}
              hint={t('apiDocs.key.hint')}
              optional
              type="password"
              autoComplete="off"
              spellCheck={false}
              value={apiKey}
              onChange={(typed) => setApiKey(typed.trim())}
            />
          </div>
        </Panel>
      </section>
      <section id="calls" aria-labelledby="calls-heading">
        <h2 id="calls-heading">{t('apiDocs.section.calls')}</h2>
        {theCalls.map(([path, method]) => {
          const call = readCall(document, path, method);
          const follow = path.endsWith('/analyze') ? readCall(document, ...followUp) : undefined;
          return call && <CallPanel key={path} call={call} base={base} apiKey={apiKey} follow={follow} />;
        })}
      </section>
      <section id="events" aria-labelledby="events-heading">
        <h2 id="events-heading">{t('apiDocs.section.events')}</h2>
        <p>{t('apiDocs.events.intro')}</p>
        <EventPanels document={document} />
      </section>
      <section id="webhooks" aria-labelledby="webhooks-heading">
        <h2 id="webhooks-heading">{t('apiDocs.section.webhooks')}</h2>
        <WebhookConfiguration />
      </section>
      <section id="examples" aria-labelledby="examples-heading">
        <h2 id="examples-heading">{t('apiDocs.section.examples')}</h2>
        <Examples base={base} />
      </section>
    </>
  );
}
