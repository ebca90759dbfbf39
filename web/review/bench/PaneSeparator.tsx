import type { KeyboardEvent, PointerEvent } from 'react';
import styles from './bench.module.css';

type Props = {
  label: string;
  /** The pane that it resizes: the queue is before it, the fields are after it. */
  area: 'queue' | 'fields';
  /** In pixels. */
  width: number;
  min: number;
  max: number;
  onWidth: (width: number) => void;
  onReset: () => void;
};
const step = 16;

/**
 * The border between two panes: dragged with the mouse, moved with the arrow keys, reset with a double-click or Enter.
 */
export function PaneSeparator({ label, area, width, min, max, onWidth, onReset }: Props) {
  const outward = area === 'queue' ? 1 : -1;
  const set = (next: number) => onWidth(Math.round(Math.min(max, Math.max(min, next))));
  const press = (event: KeyboardEvent) => {
    const acts: Record<string, () => void> = {
      ArrowRight: () => set(width + step * outward),
      ArrowLeft: () => set(width - step * outward),
      Home: () => set(min),
      End: () => set(max),
      Enter: onReset,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const bar = event.currentTarget;
    const from = event.clientX;
    bar.setPointerCapture(event.pointerId);
    const move = (moved: globalThis.PointerEvent) => set(width + (moved.clientX - from) * outward);
    bar.addEventListener('pointermove', move);
    bar.addEventListener('lostpointercapture', () => bar.removeEventListener('pointermove', move), { once: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; a separator with a value can
    <div
      className={`${styles.paneSep} ${area === 'queue' ? styles.queueSep : styles.fieldsSep}`}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={drag}
      onDoubleClick={onReset}
    />
  );
}
