import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hold } from '#contract/review';
import { errorText } from '#web/errorText.ts';
import { useAppDispatch } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { DecisionBadge } from './DecisionBadge.tsx';
import { reviewApi, useUndoDecisionMutation } from './reviewApi.ts';

type Props = { holds: readonly Hold[] /** When this browser received them, by its own clock. */; receivedAt: number };

/** Decisions that do not count yet, each with the seconds that are left and the way to take it back. */
export function HoldList({ holds, receivedAt }: Props) {
  const { t } = useTranslation();
  const now = useSeconds(holds.length > 0);
  const dispatch = useAppDispatch();
  const left = (hold: Hold) => Math.max(0, Math.ceil(hold.seconds_left - (now - receivedAt) / 1000));
  const due = holds.some((hold) => left(hold) === 0);
  useEffect(() => {
    // Taken effect by now, or within moments: the filing leaves the list and stands on the docket.
    if (due) {
      const timer = setTimeout(() => dispatch(reviewApi.util.invalidateTags(['Review', 'Filings', 'Cases'])), 1500);
      return () => clearTimeout(timer);
    }
  }, [due, dispatch]);

  if (holds.length === 0) return null;
  return (
    <div className="before">
      <Panel title={t('review.holds.heading')} aside={<span className="badge">{holds.length}</span>} padded={false}>
        <ul className="holds">
          {holds.map((hold) => (
            <li key={hold.review_id}>
              <DecisionBadge decision={hold.decision} />
              <span className="clip grow">{hold.document_name}</span>
              <span className="muted small nowrap">
                {left(hold) > 0 ? t('review.holds.left', { count: left(hold) }) : t('review.holds.now')}
              </span>
              {hold.mine ? <Undo hold={hold} /> : <span className="muted small">{hold.by}</span>}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function Undo({ hold }: { hold: Hold }) {
  const { t } = useTranslation();
  const [undo, { isLoading }] = useUndoDecisionMutation();
  const take = async () => {
    const reply = await undo(hold.review_id);
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  return (
    <Button
      dense
      busy={isLoading}
      onClick={() => void take()}
      aria-label={t('review.holds.undoNamed', { name: hold.document_name })}
    >
      <Undo2 className="i" aria-hidden />
      {t('review.holds.undo')}
    </Button>
  );
}

/** The clock of this browser, once a second while it is needed. */
function useSeconds(ticking: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!ticking) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}
