import { KeyRound, RotateCw, Webhook } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Component } from '#contract/integrations';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Badge, type Tone } from '#web/ui/Status.tsx';
import { useListComponentsQuery } from './componentsApi.ts';
import styles from './IntegrationsScreen.module.css';

/** /integrations: the Legal Technology Stack, each component with the result of a live check. */
export function IntegrationsScreen() {
  const format = useFormat();
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useListComponentsQuery();
  const actions = (
    <>
      <Link className={buttonClass({})} to="/api-access">
        <KeyRound className="i" aria-hidden />
        {t('integrations.access')}
      </Link>
      <Link className={buttonClass({})} to="/api-docs">
        <Webhook className="i" aria-hidden />
        {t('integrations.docs')}
      </Link>
      <Button kind="primary" disabled={isFetching} onClick={() => void refetch()}>
        <RotateCw className="i" aria-hidden />
        {t(isFetching ? 'integrations.checking' : 'integrations.again')}
      </Button>
    </>
  );
  return (
    <>
      <PageHead title={t('titles.integrations')} actions={actions}>
        {t('integrations.intro')}
      </PageHead>
      <CallFailure className="before" error={error} />
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <>
          <Stack title={t('integrations.own')} components={data.data.filter(({ kind }) => kind === 'own')} />
          <div className={styles.belowStack}>
            <Stack title={t('integrations.outside')} components={data.data.filter(({ kind }) => kind === 'outside')} />
          </div>
          <p className={`muted small ${styles.asOf}`} role="status">
            {t('integrations.asOf', { moment: format.moment(data.checked_at) })}
          </p>
        </>
      )}
    </>
  );
}

function Stack({ title, components }: { title: string; components: Component[] }) {
  const { t } = useTranslation();
  return (
    <Panel title={title} padded={false}>
      <ul className={styles.stackList}>
        {components.map(({ id, status, detail, problem, milliseconds }) => (
          <li key={id}>
            <div>
              <h3>{t(`integrations.components.${id}.name`)}</h3>
              <p className="muted small">{t(`integrations.components.${id}.about`)}</p>
            </div>
            <div>
              <p>{problem ?? detail}</p>
              {milliseconds !== null && <p className="muted small">{t('integrations.took', { milliseconds })}</p>}
            </div>
            <Badge tone={toneOf(status, problem)}>{t(`integrations.status.${status}`)}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function toneOf(status: Component['status'], problem: string | null): Tone {
  if (problem !== null) return 'bad';
  return status === 'Pending' ? 'none' : 'ok';
}
