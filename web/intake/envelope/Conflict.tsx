import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import type { EditKey } from './envelopeEdits.ts';
import type { EnvelopeWork } from './useEnvelopeWork.ts';

type Props = {
  work: EnvelopeWork;
  field: EditKey;
  /** The value from the other window. */
  saved: string;
};

/** A value that was changed here and in another window. What was entered here stays until the person decides. */
export function Conflict({ work, field, saved }: Props) {
  const { t } = useTranslation();
  if (!work.edits[field]?.conflict) return null;
  return (
    <div role="alert">
      <Note tone="warn">
        <p>{t('filings.draftEnvelope.conflict', { saved: saved || t('filings.draftEnvelope.empty') })}</p>
        <div className="row wrap">
          <Button dense onClick={() => work.resolve(field, true)}>
            {t('filings.draftEnvelope.keepOwn')}
          </Button>
          <Button dense onClick={() => work.resolve(field, false)}>
            {t('filings.draftEnvelope.takeOther')}
          </Button>
        </div>
      </Note>
    </div>
  );
}
