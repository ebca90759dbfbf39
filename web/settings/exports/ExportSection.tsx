import { useTranslation } from 'react-i18next';
import type { ExportsOfPortal } from '#contract/exports';
import { errorText } from '#web/calls/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { Loaded } from '../Loaded.tsx';
import { Setting } from '../Setting.tsx';
import { ExportForm } from './ExportForm.tsx';
import { ExportTable } from './ExportTable.tsx';
import { useListExportsQuery, useStartExportMutation } from './exportsApi.ts';

const everyMs = 1000;

const isUnderWay = ({ data }: ExportsOfPortal) => data.some(({ state }) => state === 'queued' || state === 'running');

/** Exports of the entire portal: the nightly one, one on request, and the last ones. */
export function ExportSection() {
  const { t } = useTranslation();
  const { data, error } = useListExportsQuery({});
  useListExportsQuery({}, { pollingInterval: everyMs, skip: !data || !isUnderWay(data) });
  return (
    <Loaded data={data} error={error}>
      {(exports) => (
        <div className="settings-stack">
          <Panel title={t('exports.heading')} padded={false}>
            <Setting id="nightly_export">
              <p className="muted">{t('exports.intro')}</p>
              <Nightly exports={exports} />
            </Setting>
          </Panel>
          {exports.is_own_court && (
            <Panel title={t('exports.last')} padded={false}>
              <Setting id="exports">
                {exports.folder !== null && <ExportNow isUnderWay={isUnderWay(exports)} />}
                <ExportTable exports={exports.data} />
              </Setting>
            </Panel>
          )}
        </div>
      )}
    </Loaded>
  );
}

function Nightly({ exports: { is_own_court, folder, settings } }: { exports: ExportsOfPortal }) {
  const { t } = useTranslation();
  if (!is_own_court) return <Note>{t('exports.otherCourt')}</Note>;
  if (folder === null) return <Note tone="warn">{t('exports.noFolder')}</Note>;
  return (
    <>
      <p>
        {t('exports.folder')} <code>{folder}</code>
      </p>
      <Note>{t('exports.sealed')}</Note>
      <ExportForm key={settings.version} settings={settings} />
    </>
  );
}

function ExportNow({ isUnderWay: isBusy }: { isUnderWay: boolean }) {
  const { t } = useTranslation();
  const [start, { isLoading }] = useStartExportMutation();
  const press = async () => {
    const reply = await start({});
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  return (
    <div>
      <Button kind="primary" busy={isLoading} disabled={isBusy} onClick={() => void press()}>
        {t('exports.now')}
      </Button>
    </div>
  );
}
