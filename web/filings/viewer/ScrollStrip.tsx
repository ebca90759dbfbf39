import styles from './ScrollStrip.module.css';
import type { Tick } from './ticksOf.ts';

const looks: Readonly<Record<Tick['kind'], string | undefined>> = {
  value: undefined,
  doubt: styles.doubt,
  on: styles.on,
  found: styles.found,
  current: `${styles.found} ${styles.current}`,
};

/**
 * Next to the scroll bar: where values, uncertain values, and search results are in the document. Pressing it scrolls
 * there.
 */
export function ScrollStrip({ ticks, onTick }: { ticks: readonly Tick[]; onTick: (tick: Tick) => void }) {
  return (
    <div className={styles.scrollStrip} aria-hidden>
      {ticks.map((tick) => (
        <button
          key={tick.key}
          type="button"
          tabIndex={-1}
          className={looks[tick.kind]}
          data-tick={tick.kind}
          style={{ top: `${tick.at * 100}%` }}
          onClick={() => onTick(tick)}
        />
      ))}
    </div>
  );
}
