import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentFix } from '#contract/fixes';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Note } from '#web/ui/Note.tsx';
import type { AskedFix } from './AskedFix.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { FixChanges } from './FixChanges.tsx';

type Props = {
  fix: DocumentFix;
  isBusy: boolean;
  /** Where the result is used. */
  place: AskedFix['in'];
  onApply: (acceptsInvalidSignature: boolean) => void;
};

/** A prepared fix: its changes in words and on the pages, and the button that applies it. */
export function ReadyFix({ fix, isBusy, place, onApply }: Props) {
  const { t } = useTranslation();
  const [accepts, setAccepts] = useState(false);
  const { signatures = 0, elsewhere = [] } = fix.report ?? {};
  return (
    <>
      <FixChanges fix={fix} />
      {elsewhere.length > 0 && (
        <Note tone="warn">
          {t('filings.fixes.elsewhere', { count: elsewhere.length, pages: elsewhere.map(String) })}
        </Note>
      )}
      <BeforeAfter fix={fix} />
      {signatures > 0 && (
        <Note tone="warn">
          <p>{t('filings.fixes.signed', { count: signatures })}</p>
          <Checkbox label={t('filings.fixes.acceptsInvalid')} checked={accepts} onChange={setAccepts} />
        </Note>
      )}
      <div className="row wrap">
        <Button
          kind="primary"
          busy={isBusy}
          disabled={signatures > 0 && !accepts}
          onClick={() => onApply(signatures > 0)}
        >
          {t(`filings.fixes.use.${place}`)}
        </Button>
        {isBusy && place === 'check' ? (
          <span className="small" role="status">
            {t('filings.fixes.checking')}
          </span>
        ) : (
          <span className="small muted">{t(`filings.fixes.keptIn.${place}`)}</span>
        )}
      </div>
    </>
  );
}
