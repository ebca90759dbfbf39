import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { downloadServed, downloadServedByLink, type ServedDocuments } from '#contract/service';
import { numberFormat } from '#domain/intl/formats';
import { writeMoment } from '#domain/settings/writeMoment';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { saveFile } from '#web/calls/saveFile.ts';
import { usePreferences } from '#web/preferences/usePreferences.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './service.module.css';
import { useReadServedByLinkQuery, useReadServedQuery } from './serviceApi.ts';

type Address = (version_id: string) => string;

/** /service/{id}: documents that were served on someone with an account. */
export function ServedScreen() {
  const { id = '' } = useParams();
  const { data, error } = useReadServedQuery({ id });
  return (
    <Served served={data} error={error} addressOf={(version_id) => addressOfCall(downloadServed, { id, version_id })} />
  );
}

/** /served/{token}: the same for someone without an account. */
export function ServedByLinkScreen() {
  const { token = '' } = useParams();
  const { data, error } = useReadServedByLinkQuery({ token });
  return (
    <Served
      served={data}
      error={error}
      addressOf={(version_id) => addressOfCall(downloadServedByLink, { token, version_id })}
    />
  );
}

type Props = { served: ServedDocuments | undefined; error: unknown; addressOf: Address };

function Served({ served, error, addressOf }: Props) {
  const { t } = useTranslation();
  return (
    <div className="reading">
      <PageHead title={t('titles.served')}>
        {served?.case && `${served.case.case_number} ${served.case.title}`}
      </PageHead>
      <CallFailure error={error} />
      {!served && !error && (
        <Panel>
          <Skeleton lines={5} />
        </Panel>
      )}
      {served && (
        <div className="stack">
          <Facts served={served} />
          <Documents served={served} addressOf={addressOf} />
        </div>
      )}
    </div>
  );
}

function Facts({ served }: { served: ServedDocuments }) {
  const { t } = useTranslation();
  const { court, recipient, parties, served_by, served_at, time_zone } = served;
  const preferences = usePreferences();
  const rows: [string, string][] = [
    ['court', court],
    ['recipient', parties.length > 0 ? `${recipient} (${parties.join('; ')})` : recipient],
    ['served_by', served_by],
    ['served_at', writeMoment(new Date(served_at), preferences, time_zone)],
  ];
  return (
    <Panel title={t('service.served.heading')}>
      <dl className="facts">
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`service.served.${key}`)}</dt>
            <dd className={styles.name}>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Documents({ served: { documents }, addressOf }: { served: ServedDocuments; addressOf: Address }) {
  const { t } = useTranslation();
  const save = (version_id: string, name: string) =>
    saveFile(addressOf(version_id), name).catch((error: unknown) =>
      toast.error(error instanceof Error ? error.message : t('common.unexpectedError')),
    );
  return (
    <Panel title={t('service.served.documents')}>
      <div className="stack">
        <ol className={styles.list}>
          {documents.map(({ version_id, position, name, pages, size, is_shown }) => (
            <li key={version_id}>
              <div className={styles.head}>
                <span className={styles.name}>
                  {position}. {name}
                </span>
                {is_shown && (
                  <Button
                    dense
                    aria-label={t('service.served.downloadOf', { name })}
                    onClick={() => void save(version_id, name)}
                  >
                    <Download className="i" aria-hidden />
                    {t('service.served.download')}
                  </Button>
                )}
              </div>
              <p className="tiny muted">
                {[
                  pages === null ? null : t('service.served.pages', { count: pages }),
                  t('service.served.bytes', { size: numberFormat({}).format(size) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {!is_shown && <Note>{t('service.served.withheld')}</Note>}
            </li>
          ))}
        </ol>
        <p className="tiny muted">{t('service.served.recorded')}</p>
      </div>
    </Panel>
  );
}
