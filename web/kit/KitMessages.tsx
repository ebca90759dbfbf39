import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './kit.module.css';
import { Tray } from './Tray.tsx';

const kinds = ['success', 'info', 'warning', 'error'] as const;

export function KitMessages() {
  const { t } = useTranslation();
  const say = (key: string) => t(`kit.messages.${key}`);
  return (
    <section>
      <h2>{say('heading')}</h2>
      <div className={styles.cols2}>
        <div className="stack">
          <ErrorSummary
            takesFocus={false}
            problems={[
              { field: 'kit-email', message: say('emailProblem') },
              { field: 'kit-bar', message: say('barProblem') },
            ]}
          />
          <Note>{say('note')}</Note>
          <Note tone="warn">{say('warning')}</Note>
          <div className="panel">
            <Tray name={say('toasts')}>
              {kinds.map((kind) => (
                <Button key={kind} dense onClick={() => toast[kind](say(`toast.${kind}`))}>
                  {say(`kinds.${kind}`)}
                </Button>
              ))}
            </Tray>
          </div>
        </div>
        <div className="stack">
          <Panel title={say('panel')} actions={<Button dense>{say('action')}</Button>} footer={say('footer')}>
            <Skeleton lines={4} />
          </Panel>
          <Panel padded={false}>
            <EmptyState icon={CalendarDays} title={say('empty')} text={say('emptyText')}>
              <Button kind="primary">{say('emptyAction')}</Button>
            </EmptyState>
          </Panel>
        </div>
      </div>
    </section>
  );
}
