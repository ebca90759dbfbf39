import type { Tick } from './ticksOf.ts';

/**
 * Next to the scroll bar: where values, uncertain values, and search results are in the document. Pressing it goes
 * there.
 */
export function ScrollStrip({ ticks, onTick }: { ticks: readonly Tick[]; onTick: (tick: Tick) => void }) {
  return (
    <div className="scroll-strip" aria-hidden>
      {ticks.map((tick) => (
        <button
          key={tick.key}
          type="button"
          tabIndex={-1}
          className={tick.kind}
          style={{ top: `${tick.at * 100}%` }}
          onClick={() => onTick(tick)}
        />
      ))}
    </div>
  );
}
