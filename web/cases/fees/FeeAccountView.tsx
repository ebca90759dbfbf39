import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type FeeAccount, type FeeCharge, printFeeStatement } from '#contract/feeAccounts';
import { formatAmount } from '#domain/money/formatAmount';
import { pathTo } from '#domain/paths/pathTo';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { saveFile } from '#web/calls/saveFile.ts';
import { printPdf } from '#web/filings/printPdf.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { toast } from '#web/ui/toast.ts';
import { Part } from '../life/Part.tsx';
import type { ChargeAct } from './ChargeAct.ts';
import { ChargeSection } from './ChargeSection.tsx';
import styles from './fees.module.css';

const AssessDialog = lazily(async () => (await import('./AssessDialog.tsx')).AssessDialog, null);
const AdjustDialog = lazily(async () => (await import('./AdjustDialog.tsx')).AdjustDialog, null);
const WaiveDialog = lazily(async () => (await import('./WaiveDialog.tsx')).WaiveDialog, null);
const RefundDialog = lazily(async () => (await import('./RefundDialog.tsx')).RefundDialog, null);

type Props = { caseId: string; account: FeeAccount };

/** The totals, the requests for waivers, and each charge with its lines and what a clerk can do. */
export function FeeAccountView({ caseId, account }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<{ act: ChargeAct; charge: FeeCharge } | 'assess' | null>(null);
  const { charges, totals } = account;
  const close = () => setAsking(null);
  const [act, charge] = asking === null || asking === 'assess' ? [null, null] : [asking.act, asking.charge];
  return (
    <>
      <Part
        title={t('cases.fees.heading')}
        actions={<Actions caseId={caseId} account={account} onAssess={() => setAsking('assess')} />}
      >
        <dl className={styles.totals}>
          {(['charged', 'waived', 'paid', 'due'] as const).map((of) => (
            <div key={of}>
              <dt>{t(`cases.fees.total.${of}`)}</dt>
              <dd>{formatAmount(totals[`${of}_cents`])}</dd>
            </div>
          ))}
        </dl>
        <Waivers waivers={account.waivers} />
        {charges.length === 0 && <p className="muted">{t('cases.fees.none')}</p>}
      </Part>
      {charges.map((one) => (
        <ChargeSection key={one.id} charge={one} onAct={(chosen) => setAsking({ act: chosen, charge: one })} />
      ))}
      {asking === 'assess' && <AssessDialog caseId={caseId} onClose={close} />}
      {act === 'adjust' && <AdjustDialog charge={charge} onClose={close} />}
      {act === 'waive' && <WaiveDialog charge={charge} onClose={close} />}
      {act === 'refund' && <RefundDialog charge={charge} limitCents={account.refund_limit_cents} onClose={close} />}
    </>
  );
}

function Actions({ caseId, account: { totals }, onAssess }: Props & { onAssess: () => void }) {
  const { t } = useTranslation();
  const addressOfStatement = (format: 'pdf' | 'csv') => addressOfCall(printFeeStatement, { id: caseId, format });
  const save = () =>
    void saveFile(addressOfStatement('csv'), 'Fees.csv').catch((fault: unknown) =>
      toast.error(fault instanceof Error ? fault.message : t('common.unexpectedError')),
    );
  return (
    <>
      {totals.due_cents > 0 && (
        <Link className="btn dense" to={`/counter?tab=cash&case=${caseId}`}>
          <HandCoins className="i" aria-hidden />
          {t('cases.fees.take')}
        </Link>
      )}
      <Button dense onClick={onAssess}>
        {t('cases.fees.assess')}
      </Button>
      <Button dense onClick={() => printPdf(addressOfStatement('pdf'), 'Fees.pdf')}>
        {t('cases.fees.statement')}
      </Button>
      <Button dense onClick={save}>
        {t('cases.fees.csv')}
      </Button>
    </>
  );
}

/** The requests for fee waivers, with the clock of the state, each with the filing on which the court decides it. */
function Waivers({ waivers }: Pick<FeeAccount, 'waivers'>) {
  const { t } = useTranslation();
  const format = useFormat();
  return waivers.map(({ filing_id, title, state, act_by, act_authority, by_law }) => (
    <p key={filing_id}>
      <Link to={pathTo.filing(filing_id)}>{title}</Link>: {t(`cases.fees.waiver.${by_law ? 'by_law' : state}`)}
      {state === 'requested' && act_by && act_authority && (
        <> {t('cases.fees.waiver.clock', { day: format.day(act_by), authority: act_authority })}</>
      )}
    </p>
  ));
}
