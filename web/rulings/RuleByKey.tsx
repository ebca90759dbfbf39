import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '#domain/paths/pathTo';
import { dispositionKeys, keyOfDisposition } from '#domain/rulings/dispositionKeys';
import { type DispositionId, dispositions } from '#domain/rulings/dispositions';
import { nameMotion } from '#domain/rulings/nameMotion';
import { tentativeKeys } from '#domain/rulings/tentatives/tentativeKeys';
import { usualFirst } from '#domain/rulings/usualFirst';
import { Button } from '#web/ui/Button.tsx';
import { Badge } from '#web/ui/Status.tsx';
import { HeldRulings } from './HeldRulings.tsx';
import { LazyRuleDialog } from './LazyRuleDialog.ts';
import { useReadMotionQuery } from './rulingsApi.ts';
import { LazyTentativeMark } from './tentatives/LazyTentativeMark.ts';
import { useAdoptTentative } from './tentatives/useAdoptTentative.ts';
import { useRulingKeys } from './useRulingKeys.ts';

/** The rulings that have a button beside the document; the others are in the dialog. */
const shown = 6;

type Props = {
  id: string;
  /** The hearing in which the judge rules. */
  hearing?: { id: string; hearing_date: string };
  /** Whether the keys act. */
  keys?: boolean;
  /** Called for each key that acts here; true if the caller has used it. */
  onKey?: (key: string) => boolean;
};

/** Beside an open motion: rule on it with a button or its key, or adopt the tentative ruling. */
export function RuleByKey({ id, hearing, keys = true, onKey }: Props) {
  const { t } = useTranslation();
  const { data } = useReadMotionQuery({ id });
  const [first, setFirst] = useState<DispositionId | null>(null);
  const adopt = useAdoptTentative();
  const motion = data?.motion;
  const isOpen = motion?.is_docketed === true && motion.held === null;
  const allowed = isOpen ? motion.allowed : [];
  const onRule = (key: string) => {
    if (onKey?.(key)) return true;
    const disposition = dispositionKeys(allowed).get(key);
    if (disposition) setFirst(disposition);
    else if (key === tentativeKeys.adopt && allowed.length > 0 && motion?.tentative) void adopt(motion, hearing?.id);
    else return false;
    return true;
  };
  useRulingKeys({ isOpen: first !== null || !keys, onRule });
  if (!motion) return null;
  const withKeys = usualFirst(allowed)
    .filter((one) => keyOfDisposition(one, allowed) !== undefined)
    .slice(0, shown);
  const { present, held, tentative } = motion;
  return (
    <div
      className="stack"
      data-own-keys={keys ? [...dispositionKeys(allowed).keys(), tentativeKeys.adopt].join(' ') : undefined}
      aria-current
    >
      {held && (
        <HeldRulings held={[{ ...held, motion: nameMotion(motion, motion.style), case_number: motion.case_number }]} />
      )}
      {present && (
        <p>
          <Badge tone="info">{dispositions[present.disposition].label}</Badge>{' '}
          <Link to={pathTo.orderOfRuling(present.id)}>{t('rulings.case.draftOrder')}</Link>
        </p>
      )}
      {tentative && <LazyTentativeMark tentative={tentative} />}
      {isOpen && (
        <div className="row wrap">
          {withKeys.map((one) => (
            <Button key={one} dense onClick={() => setFirst(one)}>
              {t(`rulings.short.${one}`)} <kbd>{keyOfDisposition(one, allowed)!.toUpperCase()}</kbd>
            </Button>
          ))}
          {tentative && allowed.length > 0 && (
            <Button dense onClick={() => void adopt(motion, hearing?.id)}>
              {t('rulings.tentative.adopt')} <kbd>{tentativeKeys.adopt.toUpperCase()}</kbd>
            </Button>
          )}
        </div>
      )}
      {first && (
        <LazyRuleDialog
          key={first}
          motion={motion}
          first={first}
          hearing={hearing ?? null}
          today={data.today}
          onClose={() => setFirst(null)}
        />
      )}
    </div>
  );
}
