import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Binder } from '#contract/binders';
import { errorText } from '#web/calls/errorText.ts';
import { RuleByKey } from '#web/rulings/RuleByKey.tsx';
import { Button } from '#web/ui/Button.tsx';
import { isTyping } from '#web/ui/isTyping.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOpenProposedOrderMutation } from '../chambersApi.ts';
import { useOfflineState } from '../offline/offlineState.ts';
import styles from './BinderRuling.module.css';
import type { BinderSection } from './layOutBinder.ts';
import { matterOf, motionInView, ruleKey, signKey } from './motionInView.ts';

const SignOrderForm = lazily(async () => (await import('../SignOrderForm.tsx')).SignOrderForm, null);

type Props = {
  hearing: Binder['hearing'];
  sections: readonly BinderSection[];
  shown: BinderSection | undefined;
  onPage: (page: number) => void;
};

/**
 * The ruling on the motion in view, or on the motion to which the document in view belongs, and the signature of its
 * proposed order. R, then the key of a ruling, rules; R, then Y, opens the proposed order beside its signature.
 */
export function BinderRuling({ hearing, sections, shown, onPage }: Props) {
  const { t } = useTranslation();
  const [isArmed, setArmed] = useArmed();
  const [signing, setSigning] = useState<string | null>(null);
  const [open, { isLoading }] = useOpenProposedOrderMutation();
  const { offlineSince } = useOfflineState();
  const motion = motionInView(sections, shown);
  if (!motion) return null;
  if (offlineSince !== null) return <p className="muted small">{t('chambers.offline.noRulings')}</p>;
  const proposals = matterOf(sections, motion).filter(({ item }) => item.part === 'proposed_order' && item.document);
  const sign = async ({ item, first }: BinderSection) => {
    // The order is in view while it is signed.
    onPage(first);
    const opened = await open({ filing_id: item.filing_id!, version_id: item.document!.version_id });
    if (opened.data) setSigning(opened.data.id);
    else toast.error(errorText(opened.error));
  };
  const alone = proposals.length === 1 ? proposals[0] : undefined;
  const onKey = (key: string) => {
    setArmed(false);
    if (key !== signKey || !alone) return false;
    void sign(alone);
    return true;
  };
  const close = () => setSigning(null);
  if (signing) {
    return (
      <div className={styles.ruling}>
        <SignOrderForm id={signing} beside="document" onCancel={close} onSigned={close} />
      </div>
    );
  }
  return (
    <section className={`stack ${styles.ruling}`} aria-label={t('chambers.binder.ruling')}>
      <div className="row">
        <span className="grow strong">{motion.item.title}</span>
        <Button dense title={ruleKey.toUpperCase()} aria-pressed={isArmed} onClick={() => setArmed(!isArmed)}>
          {t(isArmed ? 'chambers.binder.pressKey' : 'chambers.binder.byKey')} <kbd>{ruleKey.toUpperCase()}</kbd>
        </Button>
      </div>
      <RuleByKey key={motion.item.id} id={motion.item.filing_id!} hearing={hearing} keys={isArmed} onKey={onKey} />
      {proposals.map((one) => (
        <div key={one.item.id} className="row wrap">
          <Button
            dense
            busy={isLoading}
            onClick={() => void sign(one)}
            aria-label={t('chambers.binder.signOf', { title: one.item.title })}
          >
            {t('chambers.binder.signProposed')} {alone && <kbd>{signKey.toUpperCase()}</kbd>}
          </Button>
          <Link to={`/orders/new?filing=${one.item.filing_id}&version=${one.item.document!.version_id}`}>
            {t('orders.edit')}
          </Link>
        </div>
      ))}
    </section>
  );
}

/** Whether the next key rules. R arms it anywhere on the screen while no one is typing; Escape ends it. */
function useArmed() {
  const [isArmed, setArmed] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      if (event.key === 'Escape') setArmed(false);
      else if (event.key === ruleKey) setArmed(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return [isArmed, setArmed] as const;
}
