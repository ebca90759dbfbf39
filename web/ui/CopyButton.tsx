import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { toast } from './toast.ts';

type Props = {
  /** The text for the clipboard. */
  text: string;
  /** What is copied, for people who cannot see the text next to it. */
  label: string;
  /** Without a visible word, next to a link or a button. */
  iconOnly?: boolean;
};

/** Copies a text and confirms it on the button and to screen readers. */
export function CopyButton({ text, label, iconOnly = false }: Props) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast.error(t('ui.copy.failed'));
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button
      dense
      iconOnly={iconOnly}
      kind={iconOnly ? 'quiet' : 'secondary'}
      onClick={() => void copy()}
      aria-label={t('ui.copy.what', { label })}
    >
      <Icon className="i" aria-hidden />
      <span className={iconOnly ? 'vh' : undefined} aria-live="polite">
        {t(copied ? 'ui.copy.done' : 'ui.copy.copy')}
      </span>
    </Button>
  );
}
