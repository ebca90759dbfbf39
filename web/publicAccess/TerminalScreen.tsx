import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { useEnrollTerminalMutation } from './publicAccessApi.ts';

/** /records/terminal#{secret}: makes this browser a terminal of the courthouse. The server receives the secret once. */
export function TerminalScreen() {
  const { t } = useTranslation();
  const [secret] = useState(() => window.location.hash.slice(1));
  const [enroll, { data, error, isLoading }] = useEnrollTerminalMutation();
  return (
    <div className="reading">
      <PageHead title={t('titles.terminal')}>{t('publicRecord.enroll.intro')}</PageHead>
      <Panel>
        <div className="stack">
          {secret === '' && <Note>{t('publicRecord.enroll.noSecret')}</Note>}
          <CallFailure error={error}>{<p>{t('publicRecord.enroll.failed')}</p>}</CallFailure>
          {data ? (
            <>
              <Note>{data.message}</Note>
              <Link to="/records">{t('publicRecord.enroll.start')}</Link>
            </>
          ) : (
            <div>
              <Button kind="primary" busy={isLoading} disabled={secret === ''} onClick={() => enroll({ secret })}>
                {t('publicRecord.enroll.button')}
              </Button>
            </div>
          )}
        </div>
      </Panel>
    </div>
  );
}
