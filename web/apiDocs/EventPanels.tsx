import { useTranslation } from 'react-i18next';
import { eventTypes } from '#domain/integrations/eventTypes';
import { CodeBlock } from '#web/ui/CodeBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './EventPanels.module.css';
import type { OpenApi } from './openApi.ts';

/** The five events, each with a sample generated from its schema. */
export function EventPanels({ document }: { document: OpenApi }) {
  const { t } = useTranslation();
  return (
    <div className={styles.apiEvents}>
      {eventTypes.map((type) => {
        const event = document.webhooks[type]?.post;
        const sample = event?.requestBody?.content['application/json']?.example;
        return (
          <Panel key={type} title={type}>
            <div className="stack">
              <p>{event?.summary}</p>
              <CodeBlock label={t('apiDocs.events.sample', { type })} text={JSON.stringify(sample, null, 2)} />
            </div>
          </Panel>
        );
      })}
    </div>
  );
}
