import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ServiceList } from '#contract/participants';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Status } from '#web/ui/Status.tsx';
import { Table } from '#web/ui/Table.tsx';
import { useReadServiceListQuery } from './participantsApi.ts';
import styles from './ServiceListView.module.css';

type Line = ServiceList['results'][number];

/** Who is served, how, and at which address, to copy or print for a certificate of service. */
export function ServiceListView({ caseId }: { caseId: string }) {
  const { t } = useTranslation();
  const { data, error } = useReadServiceListQuery({ id: caseId });
  if (!data) return error ? <CallFailure error={error} /> : <Skeleton lines={6} />;
  const missing = data.results.filter(({ at, is_withheld }) => at === null && !is_withheld).length;
  const text = writeServiceList(data, (line) => whereOf(line, t));
  return (
    <section aria-label={t('participants.view.service')}>
      <div className={styles.tools}>
        <p className="muted small">{t('participants.service.rule', { authority: data.authority })}</p>
        <span className="grow" />
        <CopyButton text={text} label={t('participants.view.service')} />
        <Button dense onClick={() => window.print()}>
          <Printer className="i" aria-hidden />
          {t('participants.service.print')}
        </Button>
      </div>
      {missing > 0 && (
        <p className={`before ${styles.missing}`}>
          <Status tone="warn">{t('participants.service.missingCount', { count: missing })}</Status>
        </p>
      )}
      <Table
        cards
        caption={t('participants.view.service')}
        rows={data.results.map((line, index) => ({ ...line, key: String(index) }))}
        rowKey={({ key }) => key}
        columns={[
          { key: 'name', title: t('participants.column.name'), cell: (line) => <Who line={line} /> },
          {
            key: 'method',
            title: t('participants.column.method'),
            cell: ({ method }) => t(`participants.methodName.${method}`),
          },
          { key: 'at', title: t('participants.column.address'), cell: (line) => <Where line={line} /> },
        ]}
      />
    </section>
  );
}

function Who({ line: { name, role, counsel } }: { line: Line }) {
  const { t } = useTranslation();
  return (
    <>
      {counsel ?? name}
      <span className="muted small">
        {' · '}
        {counsel ? t('participants.service.for', { name, role }) : role}
      </span>
    </>
  );
}

function Where({ line }: { line: Line }) {
  const { t } = useTranslation();
  if (line.at !== null) return <span className={styles.address}>{line.at}</span>;
  return <Status tone={line.is_withheld ? 'none' : 'warn'}>{whereOf(line, t)}</Status>;
}

function whereOf({ at, is_withheld, method, counsel }: Line, t: (key: string) => string): string {
  if (at !== null) return at;
  if (is_withheld) return t('participants.service.withheld');
  if (counsel !== null || method === 'portal' || method === 'email') return t('participants.service.noEmail');
  return t('participants.service.noAddress');
}

/** The list as plain text, one person a paragraph. */
function writeServiceList({ case_number, title, results }: ServiceList, where: (line: Line) => string): string {
  const lines = results.map((line) =>
    [line.counsel ?? line.name, line.counsel ? `${line.role} ${line.name}` : line.role, where(line)].join('\n'),
  );
  return [`${title}\n${case_number}`, ...lines].join('\n\n');
}
