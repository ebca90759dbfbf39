import { TextCursorInput } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Evidence } from '#contract/evidence';
import { readSelection, type SelectedText } from './readSelection.ts';
import styles from './UseTextButton.module.css';

type Props = {
  /** The pane; only a selection inside it counts. */
  within: RefObject<HTMLElement | null>;
  field: string;
  onUse: (text: string, evidence: Evidence[]) => void;
};

/** Next to selected words: inserts them into the field that is being edited. */
export function UseTextButton({ within, field, onUse }: Props) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<SelectedText | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      clearTimeout(timer);
      // While the person drags, nothing appears under the pointer.
      timer = setTimeout(() => setSelected(readSelection(within.current)), 150);
    };
    document.addEventListener('selectionchange', read);
    within.current?.addEventListener('scroll', read, true);
    const pane = within.current;
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', read);
      pane?.removeEventListener('scroll', read, true);
    };
  }, [within]);

  const frame = within.current?.getBoundingClientRect();
  if (!selected || !frame) return null;
  const { rect } = selected;
  const top = Math.min(Math.max(52, rect.bottom - frame.top + 6), frame.height - 44);
  const left = Math.min(Math.max(8, rect.left - frame.left), Math.max(8, frame.width - 240));
  return (
    <button
      type="button"
      className={`btn primary dense ${styles.useText}`}
      style={{ top, left }}
      // Pressing the button must not clear the selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        onUse(selected.text, selected.evidence);
        getSelection()?.removeAllRanges();
      }}
    >
      <TextCursorInput className="i" aria-hidden />
      <span className="clip">{t('filings.viewer.useText', { field })}</span>
    </button>
  );
}
