import { useTranslation } from 'react-i18next';
import type { CourtRecord } from '#contract/courtroom';
import { courtroomKeys } from '#domain/courtroom/courtroomKeys';
import { type ExhibitState, exhibitKeys, nextStates } from '#domain/courtroom/exhibits';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Badge, type Tone } from '#web/ui/Status.tsx';
import styles from './ExhibitsPanel.module.css';
import type { EnterInCourt } from './useRecordQueue.ts';

const tones: Record<ExhibitState, Tone> = {
  marked: 'none',
  offered: 'info',
  admitted: 'ok',
  refused: 'bad',
  withdrawn: 'none',
};

type Props = {
  record: CourtRecord;
  isOpen: boolean;
  /** The exhibit on which the keys after X act. */
  chosen: string | null;
  enter: EnterInCourt;
  onMark: () => void;
};

/** The exhibits of the case, with their history, and what can happen to each next. */
export function ExhibitsPanel({ record, isOpen, chosen, enter, onMark }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { exhibits } = record;
  if (exhibits.length === 0 && !isOpen) return null;
  return (
    <Panel
      title={t('courtroom.exhibits.title')}
      padded={false}
      actions={
        isOpen && (
          <Button dense onClick={onMark}>
            {t('courtroom.exhibits.mark')} <kbd>{courtroomKeys.mark}</kbd>
          </Button>
        )
      }
    >
      {exhibits.length === 0 && <p className="body muted">{t('courtroom.exhibits.none')}</p>}
      <ul className={styles.exhibits}>
        {exhibits.map(({ id, side, label, description, state, history }) => (
          <li key={id} data-chosen={id === chosen || undefined}>
            <span className={styles.exhibitName}>
              {t(`courtroom.exhibits.named.${side}`, { label })}
              <span className="muted small">{description}</span>
              <span className="muted small">
                {history
                  .map((step) =>
                    t('courtroom.exhibits.step', {
                      state: t(`courtroom.exhibits.state.${step.state}`),
                      at: format.moment(step.at),
                      name: step.by,
                    }),
                  )
                  .join('; ')}
              </span>
            </span>
            <Badge tone={tones[state]}>{t(`courtroom.exhibits.state.${state}`)}</Badge>
            {isOpen && (
              <span className="row wrap">
                {nextStates(state).map((next) => (
                  <Button
                    key={next}
                    dense
                    aria-label={t('courtroom.exhibits.moveOf', {
                      exhibit: t(`courtroom.exhibits.named.${side}`, { label }),
                      state: t(`courtroom.exhibits.state.${next}`),
                    })}
                    onClick={() => void enter({ does: 'move_exhibit', exhibit_id: id, state: next })}
                  >
                    {t(`courtroom.exhibits.state.${next}`)}
                    {id === chosen && next !== 'marked' && (
                      <>
                        {' '}
                        <kbd>{courtroomKeys.exhibit}</kbd> <kbd>{exhibitKeys[next].toUpperCase()}</kbd>
                      </>
                    )}
                  </Button>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
