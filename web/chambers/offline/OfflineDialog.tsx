import { useTranslation } from 'react-i18next';
import { numberFormat } from '#domain/intl/formats';
import { useForm } from '#web/forms/useForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { type Problem, useOfflineState } from './offlineState.ts';
import { UnsentList } from './UnsentList.tsx';
import { useCopyActions } from './useCopyActions.ts';
import { useShortMoment } from './useShortMoment.ts';

const megabytes = numberFormat({ maximumFractionDigits: 1 });
const toMegabytes = (bytes: number) => megabytes.format(bytes / 1_000_000);
const shortestPasscode = 8;

type Props = { hearing: string; pages: number; onClose: () => void };

/** The offline copy of a binder: what is on the device, until when, and what was not sent. */
export function OfflineDialog({ hearing, pages, onClose }: Props) {
  const { t } = useTranslation();
  const state = useOfflineState();
  const copy = state.copies[hearing];
  return (
    <Dialog isOpen title={t('chambers.offline.heading')} onClose={onClose}>
      <UnsentList hearing={hearing} changes={state.unsent[hearing] ?? []} />
      {copy || state.keeping === hearing ? (
        <CopyStatus hearing={hearing} pages={pages} />
      ) : (
        <KeepForm hearing={hearing} />
      )}
      {state.problem && <Note tone="warn">{problemText(t, state.problem)}</Note>}
    </Dialog>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

function problemText(t: Translate, problem: Problem): string {
  if (problem.kind !== 'space') return t(`chambers.offline.problem.${problem.kind}`);
  return t('chambers.offline.problem.space', {
    needed: toMegabytes(problem.needed),
    free: toMegabytes(problem.free),
  });
}

function CopyStatus({ hearing, pages }: { hearing: string; pages: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const moment = useShortMoment();
  const { copies, keeping, offlineSince } = useOfflineState();
  const { update, remove } = useCopyActions(hearing);
  const copy = copies[hearing];
  const isKeeping = keeping === hearing;
  const [kept, total] = [copy?.kept ?? 0, copy?.pages ?? pages];
  return (
    <>
      {isKeeping && (
        <ProgressBar
          label={t('chambers.offline.progress')}
          value={kept}
          max={Math.max(total, 1)}
          words={t('chambers.offline.progressWords', { kept, pages: total, size: toMegabytes(copy?.bytes ?? 0) })}
        />
      )}
      {copy && !isKeeping && (
        <p>
          {t('chambers.offline.updated', { time: moment(copy.updated_at), size: toMegabytes(copy.bytes) })}{' '}
          {kept < total && t('chambers.offline.missing', { count: total - kept })}
        </p>
      )}
      {copy && <p className="muted">{t('chambers.offline.until', { day: format.day(copy.last_day) })}</p>}
      <div className="row wrap">
        {offlineSince === null && (
          <Button busy={isKeeping} onClick={() => void update()}>
            {t('chambers.offline.update')}
          </Button>
        )}
        <Button kind="danger" onClick={() => void remove()}>
          {t('chambers.offline.remove')}
        </Button>
      </div>
    </>
  );
}

function KeepForm({ hearing }: { hearing: string }) {
  const { t } = useTranslation();
  const { hasPasscode } = useOfflineState();
  const { keep } = useCopyActions(hearing);
  const form = useForm({
    defaults: { passcode: '', again: '' },
    check: ({ passcode, again }) => {
      if (hasPasscode) return {};
      if (passcode.length < shortestPasscode) return { passcode: t('chambers.offline.passcodeShort') };
      return passcode === again ? {} : { again: t('chambers.offline.passcodeDifferent') };
    },
    send: async ({ passcode }) => {
      await keep(passcode);
      return null;
    },
  });
  return (
    <form className="stack" {...form.props}>
      <p>{t('chambers.offline.about')}</p>
      {!hasPasscode && (
        <>
          <TextField
            label={t('chambers.offline.passcode')}
            hint={t('chambers.offline.passcodeHint')}
            type="password"
            autoComplete="new-password"
            {...form.field('passcode')}
          />
          <TextField
            label={t('chambers.offline.passcodeAgain')}
            type="password"
            autoComplete="new-password"
            {...form.field('again')}
          />
        </>
      )}
      <div className="row">
        <Button kind="primary" type="submit" busy={form.isSending}>
          {t('chambers.offline.keep')}
        </Button>
      </div>
    </form>
  );
}
