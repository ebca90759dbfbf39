import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#web/ui/Segmented.tsx';
import styles from './DocumentDetails.module.css';

type Pane = 'document' | 'fields';
export type Panes = { pane: Pane; show: (pane: Pane) => void };

/** Which of the two panes a phone shows. */
export function usePanes(): Panes {
  const [pane, show] = useState<Pane>('fields');
  return { pane, show };
}

type Props = {
  panes: Panes;
  /** Whether the pane with the fields is wide, because it shows more than them. */
  isWide?: boolean;
  /** Whether buttons are below the panes, which leave room for them in the window. */
  hasActions?: boolean;
  /** The two panes. The function that they are given shows the document. */
  children: (showDocument: () => void) => ReactNode;
};

/** The document next to its values, the doubtful ones first; on a phone one pane at a time. */
export function OnePaneOnAPhone({ panes: { pane, show }, isWide = false, hasActions = false, children }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <div className="bench-sw">
        <Segmented
          label={t('review.bench.panes')}
          value={pane}
          onChange={(next) => show(next as Pane)}
          options={['document', 'fields'].map((value) => ({ value, label: t(`filings.panes.${value}`) }))}
        />
      </div>
      <div
        className={styles.beside}
        data-pane={pane}
        data-wide={isWide ? '' : undefined}
        data-actions={hasActions ? '' : undefined}
      >
        {children(() => show('document'))}
      </div>
    </>
  );
}
