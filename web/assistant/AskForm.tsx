import { Send } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { longestQuestion } from '#contract/assistant';
import { assistantName } from '#domain/assistant/routeQuestion';
import { useForm } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './assistant.module.css';

type Props = {
  input: RefObject<HTMLInputElement | null>;
  busy: boolean;
  /** False returns the text to the field, so that it can be changed. */
  onAsk: (question: string) => Promise<boolean>;
};

/** The input for questions. Enter and Send submit; blank text cannot be sent. */
export function AskForm({ input, busy, onAsk }: Props) {
  const { t } = useTranslation();
  const form = useForm({
    defaults: { words: '' },
    send: async ({ words }) => {
      if (isBlank || busy) return null;
      const asked = words.trim();
      form.set({ words: '' });
      if (!(await onAsk(asked)) && form.current().words === '') form.set({ words: asked });
      return null;
    },
  });
  const { words } = form.values;
  const isBlank = words.trim() === '';
  const label = t('assistant.ask', { name: assistantName });

  return (
    <form className={styles.ask} {...form.props}>
      <input
        ref={input}
        className="input"
        aria-label={label}
        placeholder={label}
        value={words}
        maxLength={longestQuestion}
        autoComplete="off"
        enterKeyHint="send"
        // biome-ignore lint/a11y/noAutofocus: a person who opens the assistant intends to ask
        autoFocus
        onChange={(event) => form.set({ words: event.target.value })}
      />
      <Button kind="primary" type="submit" disabled={isBlank} busy={busy}>
        {!busy && <Send className="i" aria-hidden />}
        {t('assistant.send')}
      </Button>
    </form>
  );
}
