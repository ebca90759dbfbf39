import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { downloadServedEntry, type ServedEntry } from '#contract/entryService';
import { numberFormat } from '#domain/intl/formats';
import { writeMoment } from '#domain/settings/writeMoment';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { saveFile } from '#web/calls/saveFile.ts';
import { usePreferences } from '#web/preferences/usePreferences.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { useReadServedEntryQuery } from './entryServiceApi.ts';

/** /served/entry/{token}: an order that the court served on someone without an account. */
export function ServedEntryScreen() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const { data, error } = useReadServedEntryQuery({ token });
  return (
    <div className="reading">
      <PageHead title={t('titles.served')}>{data?.case && `${data.case.case_number} ${data.case.title}`}</PageHead>
      <CallFailure error={error} />
      {!data && !error && (
        <Panel>
          <Skeleton lines={5} />
        </Panel>
      )}
      {data && (
        <div className="stack">
          <Facts served={data} />
          <Documents served={data} token={token} />
        </div>
      )}
    </div>
  );
}

function Facts({ served }: { served: ServedEntry }) {
  const { t } = useTranslation();
  const { court, recipient, entry, text, entered_at, time_zone } = served;
  const preferences = usePreferences();
  const rows: [string, string][] = [
    ['court', court],
    ['recipient', recipient],
    ['entry', t('entryService.entryText', { entry, text })],
    ['entered', writeMoment(new Date(entered_at), preferences, time_zone)],
  ];
  return (
    <Panel title={t('entryService.servedOnYou')}>
      <dl className="facts">
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`entryService.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Documents({ served: { documents }, token }: { served: ServedEntry; token: string }) {
  const { t } = useTranslation();
  const save = (id: string, name: string) =>
    saveFile(addressOfCall(downloadServedEntry, { token, id }), name).catch((error: unknown) =>
      toast.error(error instanceof Error ? error.message : t('common.unexpectedError')),
    );
  return (
    <Panel title={t('service.served.documents')}>
      {documents.length === 0 && <p className="muted">{t('entryService.noDocuments')}</p>}
      <ul className="stack">
        {documents.map(({ id, name, pages, size }) => (
          <li key={id} className="row wrap">
            <span>{name}</span>
            <span className="tiny muted">
              {pages !== null && `${t('service.served.pages', { count: pages })} · `}
              {t('service.served.bytes', { size: numberFormat({}).format(size) })}
            </span>
            <Button dense aria-label={t('service.served.downloadOf', { name })} onClick={() => void save(id, name)}>
              <Download className="i" aria-hidden />
              {t('service.served.download')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
