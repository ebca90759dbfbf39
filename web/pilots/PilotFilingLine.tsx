import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PilotFiling, readPilotDocument } from '#contract/pilots';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { SaveFile } from '#web/calls/SaveFile.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Badge } from '#web/ui/Status.tsx';
import { Disagreement } from './Disagreement.tsx';
import { MarkDialog } from './MarkDialog.tsx';
import styles from './pilots.module.css';
import { usePilotWords } from './usePilotWords.ts';

/** A filing with the clerk's decision, and on what the portal and the clerk differ. */
export function PilotFilingLine({ filing }: { filing: PilotFiling }) {
  const { t } = useTranslation();
  const words = usePilotWords();
  const [marking, setMarking] = useState<PilotFiling['disagreements'][number] | null>(null);
  const { id, file_name, problem, has_document, disagreements } = filing;
  return (
    <li className={styles.filing}>
      <div className="row between">
        <h3>{file_name}</h3>
        <div className="row">
          <Decision filing={filing} />
          {has_document && (
            <SaveFile
              dense
              address={addressOfCall(readPilotDocument, { id })}
              name={file_name}
              label={t('pilots.saveDocument')}
              about={t('pilots.saveDocumentOf', { name: file_name })}
            />
          )}
        </div>
      </div>
      {problem && <p className="small">{problem}</p>}
      {disagreements.map((one) => (
        <div key={one.subject} className={styles.marked}>
          <Disagreement filing={filing} one={one} />
          <Button
            dense
            onClick={() => setMarking(one)}
            aria-label={t('pilots.markOf', { name: file_name, subject: words.subject(one.subject) })}
          >
            {t(one.mark === null ? 'pilots.mark' : 'pilots.markAgain')}
          </Button>
        </div>
      ))}
      {marking && <MarkDialog filing={filing} one={marking} onClose={() => setMarking(null)} />}
    </li>
  );
}

function Decision({ filing: { state, decision } }: { filing: PilotFiling }) {
  const { t } = useTranslation();
  const words = usePilotWords();
  if (state !== 'read') return <Badge tone={state === 'waiting' ? 'info' : 'bad'}>{t(`pilots.set.${state}`)}</Badge>;
  if (decision === null) return <Badge tone="none">{t('pilots.set.undecided')}</Badge>;
  if (decision.decision === 'accepted') return <Badge tone="ok">{t('pilots.accepted')}</Badge>;
  return (
    <Badge tone="warn">{t('pilots.returnedFor', { reasons: decision.reasons.map(words.reason).join(', ') })}</Badge>
  );
}
