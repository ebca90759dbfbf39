import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Status } from '#web/ui/Status.tsx';
import { useReadiness } from './useReadiness.ts';

const scannerTones = { ok: 'ok', failing: 'bad', off: 'none' } as const;

/** /status: the current status of each part of the portal, as the portal measures it. */
export function StatusScreen() {
  const format = useFormat();
  const { t } = useTranslation();
  const { system, ask } = useReadiness();
  return (
    <div className="reading">
      <PageHead
        title={t('titles.status')}
        actions={
          <Button onClick={ask}>
            <RotateCw className="i" aria-hidden />
            {t('status.again')}
          </Button>
        }
      >
        {t('status.intro')}
      </PageHead>
      <Panel
        title={t('status.heading')}
        padded={false}
        footer={
          system.state === 'asking' ? undefined : t('status.asOf', { moment: format.moment(system.at.toISOString()) })
        }
      >
        <ul className="feed" aria-live="polite">
          <li>
            <Status tone={system.state === 'ready' ? 'ok' : system.state === 'asking' ? 'none' : 'bad'}>
              {system.state === 'asking' ? t('common.loading') : t(`status.${system.state}`)}
            </Status>
          </li>
          {'checks' in system &&
            Object.entries(system.checks).map(([part, standing]) => (
              <li key={part} className="row between">
                <span>{t(`status.parts.${part}`, { defaultValue: part })}</span>
                <Status tone={standing === 'ok' ? 'ok' : 'bad'}>
                  {t(standing === 'ok' ? 'status.ok' : 'status.notOk')}
                </Status>
              </li>
            ))}
          {'scanner' in system && system.scanner && (
            <li className="row between wrap">
              <span>{t('status.parts.scanner')}</span>
              <Status tone={scannerTones[system.scanner]}>{t(`status.scanner.${system.scanner}`)}</Status>
            </li>
          )}
        </ul>
      </Panel>
    </div>
  );
}
