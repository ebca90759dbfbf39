import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseIssuance, IssuedInstrument } from '#contract/issuance';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Part } from '../life/Part.tsx';
import { InstrumentTable } from './InstrumentTable.tsx';

const IssueDialog = lazily(async () => (await import('./IssueDialog.tsx')).IssueDialog, null);
const CloseInstrumentDialog = lazily(
  async () => (await import('./CloseInstrumentDialog.tsx')).CloseInstrumentDialog,
  null,
);

/** What a dialog is about: a new instrument, a replacement, or the end of one. */
type Asking = { act: 'issue'; before: IssuedInstrument | null } | { act: 'close'; instrument: IssuedInstrument };

/** Summonses, writs, letters, and copies that the court issued, and their issuance. */
export function InstrumentsSection({ caseId, issuance }: { caseId: string; issuance: CaseIssuance }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { instruments, issuable, abilities } = issuance;
  const close = () => setAsking(null);
  return (
    <Part
      title={t('cases.issuance.heading')}
      actions={
        abilities.issue &&
        issuable.length > 0 && (
          <Button dense onClick={() => setAsking({ act: 'issue', before: null })}>
            {t('cases.issuance.issue')}
          </Button>
        )
      }
    >
      {instruments.length === 0 ? (
        <p className="muted">{t('cases.issuance.none')}</p>
      ) : (
        <InstrumentTable
          instruments={instruments}
          onReissue={abilities.issue ? (before) => setAsking({ act: 'issue', before }) : undefined}
          onClose={abilities.issue ? (instrument) => setAsking({ act: 'close', instrument }) : undefined}
        />
      )}
      {asking?.act === 'issue' && (
        <IssueDialog caseId={caseId} issuance={issuance} before={asking.before} onClose={close} />
      )}
      {asking?.act === 'close' && (
        <CloseInstrumentDialog caseId={caseId} today={issuance.today} instrument={asking.instrument} onClose={close} />
      )}
    </Part>
  );
}
