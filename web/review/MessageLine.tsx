import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Status, type Tone } from '#web/ui/Status.tsx';
import styles from './MessageLine.module.css';
import type { LineMessage } from './useMessageLine.ts';

const tones: Record<LineMessage['kind'], Tone> = { success: 'ok', info: 'info', warning: 'warn', error: 'bad' };

/** What happened, in a line of the screen, so that nothing covers the work. Screen readers announce it. */
export function MessageLine({ message }: { message: LineMessage | null }) {
  const { t } = useTranslation();
  return (
    <div className={styles.messageLine}>
      <span role={message?.kind === 'error' ? 'alert' : 'status'}>
        {message && <Status tone={tones[message.kind]}>{message.words}</Status>}
      </span>
      {message?.undo && (
        <Button dense onClick={message.undo}>
          <Undo2 className="i" aria-hidden />
          {t('review.holds.undo')}
        </Button>
      )}
    </div>
  );
}
