import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseDisqualification, CaseLife } from '#contract/caseLife';
import type { CaseDetails } from '#contract/cases';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { WaiverDialog } from './WaiverDialog.tsx';

type Props = { found: CaseDetails; life: CaseLife };

/** The judges who are disqualified in the case, each with the parties’ waiver or, where the law allows one, its form. */
export function Disqualifications({ found, life }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const [waiving, setWaiving] = useState<CaseDisqualification | null>(null);
  return (
    <>
      <ul className="stack">
        {life.disqualifications.map((one) => (
          <li key={one.id}>
            <div className="stack">
              <div>
                {t('cases.life.waiver.disqualified', { judge: one.judge, authority: one.authority })}{' '}
                <span className="muted">{format.dayOf(one.recorded_at)}</span>
              </div>
              {one.waiver ? (
                <p className="small">
                  {t('cases.life.waiver.waived', {
                    ground: one.waiver.ground,
                    authority: one.waiver.authority,
                    entry: one.waiver.entry ?? '',
                    day: format.dayOf(one.waiver.at),
                  })}
                </p>
              ) : one.grounds.some(({ waivable }) => waivable) ? (
                <div>
                  <Button
                    dense
                    onClick={() => setWaiving(one)}
                    aria-label={t('cases.life.waiver.openOf', { judge: one.judge })}
                  >
                    {t('cases.life.waiver.open')}
                  </Button>
                </div>
              ) : (
                <p className="muted small">{t('cases.life.waiver.none')}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {waiving && (
        <WaiverDialog
          found={found}
          disqualification={waiving}
          signers={life.waiver_signers}
          onClose={() => setWaiving(null)}
        />
      )}
    </>
  );
}
