import { useEffect, useRef, useState } from 'react';
import styles from './BandChart.module.css';
import type { Estimate } from './useEstimateWords.ts';

type Series = { key: string; title: string; points: readonly (Estimate | null)[] };
type Props = { label: string; labels: readonly string[]; series: readonly Series[] };

const height = 220;
const margin = { top: 12, right: 12, bottom: 26, left: 44 };
const labelWidth = 60;
const lines = [styles.line1, styles.line2];
const bands = [styles.band1, styles.band2];

/** Lines with the interval of each point as a band. The table below has the same data as text. */
export function BandChart({ label, labels, series }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const measured = frame.current;
    if (!measured || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.max(240, entry.contentRect.width)));
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  const most = Math.max(1, ...series.flatMap(({ points }) => points.map((point) => point?.high ?? 0)));
  const step = stepTo(most);
  const ticks = Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
  const inner = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  const x = (index: number) => margin.left + (inner.width * (index + 0.5)) / Math.max(1, labels.length);
  const y = (value: number) => margin.top + inner.height * (1 - value / ticks.at(-1)!);
  const every = Math.max(1, Math.ceil((labels.length * labelWidth) / inner.width));
  return (
    <figure className={styles.chart}>
      <ul className={styles.legend}>
        {series.map(({ key, title }, index) => (
          <li key={key}>
            <svg width="24" height="10" aria-hidden="true">
              <rect className={bands[index]} width="24" height="10" />
              <line className={lines[index]} x1="0" x2="24" y1="5" y2="5" />
            </svg>
            {title}
          </li>
        ))}
      </ul>
      <div ref={frame}>
        <svg role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          {ticks.map((tick) => (
            <g key={tick} className={styles.tick}>
              <line x1={margin.left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} />
              <text x={margin.left - 6} y={y(tick) + 4} textAnchor="end">
                {tick}
              </text>
            </g>
          ))}
          {series.map(({ key, points }, index) => (
            <g key={key}>
              {runsOf(points).map((run) => (
                <g key={run[0]!.at}>
                  <polygon
                    className={bands[index]}
                    points={[
                      ...run.map(({ at, high }) => `${x(at)},${y(high)}`),
                      ...run.toReversed().map(({ at, low }) => `${x(at)},${y(low)}`),
                    ].join(' ')}
                  />
                  <polyline
                    className={lines[index]}
                    points={run.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')}
                  />
                  {run.map(({ at, value }) => (
                    <circle key={at} className={lines[index]} cx={x(at)} cy={y(value)} r="2" />
                  ))}
                </g>
              ))}
            </g>
          ))}
          {labels.map((text, index) =>
            index % every === 0 ? (
              <text key={text} className={styles.name} x={x(index)} y={height - 8} textAnchor="middle">
                {text}
              </text>
            ) : null,
          )}
        </svg>
      </div>
    </figure>
  );
}

/** A round step of at most six ticks. */
function stepTo(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most / 5, 1)));
  return [1, 2, 5, 10].map((one) => one * power).find((one) => one * 5 >= most) ?? 10 * power;
}

/** Points without a gap between them. */
function runsOf(points: readonly (Estimate | null)[]): (Estimate & { at: number })[][] {
  const runs: (Estimate & { at: number })[][] = [];
  for (const [at, point] of points.entries()) {
    if (!point) continue;
    const last = runs.at(-1);
    if (last && last.at(-1)!.at === at - 1) last.push({ ...point, at });
    else runs.push([{ ...point, at }]);
  }
  return runs;
}
