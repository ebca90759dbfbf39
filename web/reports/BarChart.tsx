import { useEffect, useRef, useState } from 'react';
import styles from './BarChart.module.css';

export type Series = { key: string; title: string };
export type Group = { key: string; label: string; values: readonly number[] };
type Props = { label: string; series: readonly Series[]; groups: readonly Group[] };

const height = 220;
/** The color of each series. */
const bars = [styles.bar1, styles.bar2, styles.bar3, styles.bar4];
const margin = { top: 12, right: 8, bottom: 34, left: 40 };
const labelWidth = 76;
/** In which each word of a label is still legible. */
const wordsWidth = 52;
const letterWidth = 5.3;
const lineHeight = 13;

/** Bars side by side, by group. The table below has the same data as text, so screen readers announce one image. */
export function BarChart({ label, series, groups }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const measured = frame.current;
    if (!measured || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.max(240, entry.contentRect.width)));
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);

  const most = Math.max(1, ...groups.flatMap(({ values }) => values));
  const ticks = ticksTo(most);
  const top = ticks.at(-1)!;
  const inner = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  const step = inner.width / Math.max(groups.length, 1);
  const bar = Math.max(1, Math.min(28, (step * 0.72) / series.length));
  const y = (value: number) => margin.top + inner.height * (1 - value / top);
  const isWords = groups.some((group) => group.label.includes(' '));
  const every = Math.max(1, Math.ceil((groups.length * (isWords ? wordsWidth : labelWidth)) / inner.width));

  return (
    <figure className={styles.chart}>
      <ul className={styles.chartLegend}>
        {series.map(({ key, title }, index) => (
          <li key={key}>
            <svg width="10" height="10" aria-hidden="true">
              <rect className={bars[index]} width="10" height="10" />
            </svg>
            {title}
          </li>
        ))}
      </ul>
      <div ref={frame}>
        <svg role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          {ticks.map((tick) => (
            <g key={tick} className={styles.chartTick}>
              <line x1={margin.left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} />
              <text x={margin.left - 6} y={y(tick) + 4} textAnchor="end">
                {tick}
              </text>
            </g>
          ))}
          {groups.map((group, index) => {
            const middle = margin.left + step * (index + 0.5);
            const left = middle - (bar * series.length) / 2;
            return (
              <g key={group.key}>
                {group.values.map((value, of) => (
                  <rect
                    key={series[of]!.key}
                    className={bars[of]}
                    x={left + bar * of}
                    y={y(value)}
                    width={Math.max(1, bar - 1)}
                    height={margin.top + inner.height - y(value)}
                  />
                ))}
                {index % every === 0 && (
                  <text className={styles.chartLabel} y={height - margin.bottom + 2} textAnchor="middle">
                    {breakLabel(group.label, (step * every) / letterWidth).map((line) => (
                      <tspan key={line} x={middle} dy={lineHeight}>
                        {line}
                      </tspan>
                    ))}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </div>
    </figure>
  );
}

/** Round numbers from zero to just above the maximum. */
function ticksTo(most: number): number[] {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? power);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

/** A label in at most two lines, the second shortened if the rest is longer. */
function breakLabel(text: string, letters: number): string[] {
  if (text.length <= letters) return [text];
  const space = text.lastIndexOf(' ', letters);
  if (space < 0) return [shorten(text, letters)];
  return [text.slice(0, space), shorten(text.slice(space + 1), letters)];
}

function shorten(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, Math.max(3, Math.floor(letters) - 1))}…`;
}
