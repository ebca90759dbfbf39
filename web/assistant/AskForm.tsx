import { Send } from 'lucide-react';
import { type FormEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestQuestion } from '#contract/assistant';
import { assistantName } from '#domain/assistant/routeQuestion';
import { Button } from '#web/ui/Button.tsx';
import styles from './assistant.module.css';

type Props = {
  input: RefObject<HTMLInputElement | null>;
  busy: boolean;
  /** False gives the words back, to be asked otherwise. */
  onAsk: (question: string) => Promise<boolean>;
};

/** Where the person asks. Enter and Send submit; blank words cannot be sent. */
export function AskForm({ input, busy, onAsk }: Props) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const isBlank = words.trim() === '';
  const label = t('assistant.ask', { name: assistantName });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBlank || busy) return;
    const asked = words.trim();
    setWords('');
    if (!(await onAsk(asked))) setWords((typed) => typed || asked);
  };
  return (
    <form className={styles.ask} onSubmit={(event) => void send(event)}>
      <input
        ref={input}
        className="input"
        aria-label={label}
        placeholder={label}
        value={words}
        maxLength={longestQuestion}
        autoComplete="off"
        enterKeyHint="send"
        // biome-ignore lint/a11y/noAutofocus: who opens the assistant wants to ask
        autoFocus
        onChange={(event) => setWords(event.target.value)}
      />
      <Button kind="primary" type="submit" disabled={isBlank} busy={busy}>
        {!busy && <Send className="i" aria-hidden />}
        {t('assistant.send')}
      </Button>
    </form>
  );
}
