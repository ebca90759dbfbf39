import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ProposalByLaw } from '#contract/matters';
import { pathTo } from '#domain/paths/pathTo';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { useConfirmByLawMutation, useListByLawQuery } from './mattersApi.ts';

/** Motions that the law decided because time ran out. The portal dockets none of them until a person confirms it. */
export function DecidedByLaw({ which }: { which: { judge_id?: string } }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { data } = useListByLawQuery(which);
  const [asked, setAsked] = useState<ProposalByLaw | null>(null);
  const [confirm] = useConfirmByLawMutation();
  if (!data || data.data.length === 0) return null;
  const send = async ({ filing_id }: ProposalByLaw) => {
    const reply = await confirm({ id: filing_id });
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
    setAsked(null);
  };
  return (
    <Panel title={t('rulings.byLaw.heading')} padded={false}>
      <p className="body muted">{t('rulings.byLaw.intro')}</p>
      <ul className="feed">
        {data.data.map((one) => (
          <li key={one.filing_id}>
            <div className="stack">
              <div>
                <strong>{one.motion}</strong>
                <p className="small">
                  <Link to={pathTo.case(one.case_id)}>{one.case_number}</Link> {one.case_title}, {one.judge}
                </p>
                <p className="small muted">
                  {t('rulings.byLaw.ran', {
                    label: one.label,
                    from: format.day(one.from),
                    due: format.day(one.due_on),
                    authority: one.authority,
                  })}
                </p>
              </div>
              <div>
                <Button onClick={() => setAsked(one)} aria-label={t('rulings.byLaw.enterOf', { motion: one.motion })}>
                  {t('rulings.byLaw.enter')}
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('rulings.byLaw.enter')}
        confirmLabel={t('rulings.byLaw.enter')}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && void send(asked)}
      >
        <p>{asked?.text}</p>
        <p className="muted small">{t('rulings.byLaw.check')}</p>
      </ConfirmDialog>
    </Panel>
  );
}
