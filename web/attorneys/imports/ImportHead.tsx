import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { RosterImport } from '#contract/rosterImports';
import { errorText } from '#web/calls/errorText.ts';
import { requireToken } from '#web/session/requireToken.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { toast } from '#web/ui/toast.ts';
import { ImportState } from './ImportState.tsx';
import {
  useApplyRosterImportMutation,
  useDiscardRosterImportMutation,
  useRepeatRosterImportMutation,
} from './importsApi.ts';
import { UndoImport } from './UndoImport.tsx';

/** The file’s name, the state of the import, and what can be done in it. */
export function ImportHead({ found }: { found: RosterImport }) {
  const { t } = useTranslation();
  const { file_name, state } = found;
  return (
    <PageHead
      title={file_name}
      actions={
        <>
          <Link className={buttonClass({})} to="/attorneys/imports">
            <ArrowLeft className="i" aria-hidden />
            {t('attorneys.imports.back')}
          </Link>
          {(state === 'ready' || state === 'failed') && <Discard found={found} />}
          {state === 'ready' && <Apply found={found} />}
          {state === 'applied' && <UndoImport found={found} />}
          {state === 'undone' && <Repeat found={found} />}
        </>
      }
    >
      <ImportState state={state} />
    </PageHead>
  );
}

const report = (error: unknown) => void toast.error(errorText(error));

function Apply({ found: { id, version, counts } }: { found: RosterImport }) {
  const { t } = useTranslation();
  const [apply, { isLoading }] = useApplyRosterImportMutation();
  const send = async () => {
    if (!requireToken()) return;
    const reply = await apply({ id, version });
    if (reply.error) report(reply.error);
  };
  const count = (counts?.added ?? 0) + (counts?.updated ?? 0);
  return (
    <Button kind="primary" busy={isLoading} disabled={(counts?.undecided ?? 1) > 0} onClick={() => void send()}>
      {t('attorneys.imports.apply', { count })}
    </Button>
  );
}

function Discard({ found: { id, version } }: { found: RosterImport }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [discard, { isLoading }] = useDiscardRosterImportMutation();
  const send = async () => {
    if (!requireToken()) return;
    const reply = await discard({ id, version });
    if (reply.error) return report(reply.error);
    toast.success(t('attorneys.imports.discarded'));
    navigate('/attorneys/imports');
  };
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {t('attorneys.imports.discard.open')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void send()}
        title={t('attorneys.imports.discard.title')}
        confirmLabel={t('attorneys.imports.discard.open')}
        danger
        busy={isLoading}
      >
        <p>{t('attorneys.imports.discard.text')}</p>
      </ConfirmDialog>
    </>
  );
}

function Repeat({ found: { id } }: { found: RosterImport }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [repeat, { isLoading }] = useRepeatRosterImportMutation();
  const send = async () => {
    if (!requireToken()) return;
    const reply = await repeat({ id });
    if (reply.error) return report(reply.error);
    navigate(`/attorneys/imports/${reply.data.data.id}`);
  };
  return (
    <Button kind="primary" busy={isLoading} onClick={() => void send()}>
      {t('attorneys.imports.repeat')}
    </Button>
  );
}
