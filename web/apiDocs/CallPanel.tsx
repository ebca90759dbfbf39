import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { CodeBlock } from '#web/ui/CodeBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import styles from './CallPanel.module.css';
import { curlFor } from './curlFor.ts';
import { type Call, choicesOf, type Input } from './openApi.ts';
import { TryIt } from './TryIt.tsx';
import { typeWords } from './typeWords.ts';

type Props = { call: Call; base: string; apiKey: string; follow?: Call | undefined };

/** One of the four calls: its input, its responses, an example, and a form to try it. */
export function CallPanel({ call, base, apiKey, follow }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const columns: Column<Input>[] = [
    {
      key: 'name',
      title: t('apiDocs.call.parameter'),
      cell: ({ name, required }) => (
        <>
          <span className="mono strong">{name}</span>
          <br />
          <span className="small muted">{t(required ? 'apiDocs.call.required' : 'apiDocs.call.optional')}</span>
        </>
      ),
    },
    { key: 'where', title: t('apiDocs.call.where'), secondary: true, cell: ({ where }) => t(`apiDocs.where.${where}`) },
    {
      key: 'about',
      title: t('apiDocs.call.about'),
      cell: ({ schema, description }) => (
        <>
          {typeWords(t, schema)}
          {choicesOf(schema).length > 0 && <span className="mono"> {choicesOf(schema).join(' | ')}</span>}
          {description && <p className="small muted">{plain(description)}</p>}
        </>
      ),
    },
  ];
  const answers = Object.entries(call.responses).map(([status, answer]) => ({ status, ...answer }));
  return (
    <article id={call.operationId} className={styles.apiCall}>
      <Panel
        title={`${call.method} ${call.path}`}
        actions={
          <Button dense aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Play className="i" aria-hidden />
            {t('apiDocs.try.open')}
          </Button>
        }
      >
        <div className="stack">
          <p>{plain(call.summary)}</p>
          {call['x-scope'] && (
            <p className="small muted">
              {t('apiDocs.call.scope')} <code className="mono">{call['x-scope']}</code>
            </p>
          )}
          {isOpen && <TryIt call={call} apiKey={apiKey} />}
          <Table
            dense
            caption={t('apiDocs.call.parameters')}
            columns={columns}
            rows={call.inputs}
            rowKey={({ name }) => name}
          />
          <CodeBlock label={t('apiDocs.call.curl')} text={curlFor(call, base)} />
          <h3>{t('apiDocs.call.answers')}</h3>
          <dl className={styles.apiAnswers}>
            {answers.map(({ status, description, content }) => (
              <div key={status}>
                <dt className="mono strong">{status}</dt>
                <dd>
                  {description.split('\n\n').map((line) => (
                    <p key={line}>{plain(line)}</p>
                  ))}
                  <p className="small muted mono">{Object.keys(content ?? {}).join(', ')}</p>
                </dd>
              </div>
            ))}
          </dl>
          {follow && (
            <p className="small">
              <code className="mono strong">{`${follow.method} ${follow.path}`}</code> {plain(follow.summary)}
            </p>
          )}
        </div>
      </Panel>
    </article>
  );
}

/** The OpenAPI document marks code with backticks, which are removed for display. */
const plain = (text: string): string => text.replaceAll('`', '');
