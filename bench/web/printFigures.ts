import type { Case } from './cases.ts';
import { limits, lowestScores, mostShift } from './limits.ts';
import type { Transfer } from './measureTransfer.ts';
import type { Device, Scores } from './runLighthouse.ts';

export type Figures = { case: Case; transfer: Transfer; lighthouse: Partial<Record<Device, Scores[]>> };

const kb = (bytes: number) => Math.round(bytes / 100) / 10;

/** Prints both tables with each missed limit, and returns the figures as one object. */
export function printFigures(all: Figures[]) {
  console.log('Transfer with an empty cache, KB (1,000 bytes) as sent; n = 1 for each screen');
  console.log(row('screen', ['total', 'script', 'css', 'fonts', 'calls', 'requests', 'CLS']));
  for (const { case: one, transfer } of all) {
    const { total, script, css, font, api, requests, cls } = transfer;
    const cells = [kb(total), kb(script), kb(css), kb(font), kb(api), requests, cls.toFixed(3)];
    console.log(row(one.path, cells) + missed(overLimits(one, transfer)));
  }
  const scored = all.flatMap(({ case: one, lighthouse }) =>
    (['desktop', 'slow'] as const).flatMap((device) => {
      const scores = lighthouse[device];
      return scores ? [{ path: one.path, device, n: scores.length, ...medianOf(scores) }] : [];
    }),
  );
  if (scored.length > 0) {
    console.log('\nLighthouse 12.8, the median run by performance');
    console.log(row('screen', ['device', 'n', 'speed', 'access', 'practice', 'FCP', 'LCP', 'TBT', 'CLS']));
  }
  for (const one of scored) {
    const { performance, accessibility, best_practices, fcp_ms, lcp_ms, tbt_ms, cls } = one;
    const cells = [one.device, one.n, performance, accessibility, best_practices, fcp_ms, lcp_ms, tbt_ms, cls];
    console.log(row(one.path, cells) + missed(underScores(one)));
  }
  return {
    screens: all.map(({ case: { path, kind }, transfer }) => ({ path, kind, n: 1, ...transfer })),
    lighthouse: scored,
  };
}

function overLimits({ kind }: Case, { total, script, requests, cls }: Transfer): string[] {
  const limit = limits[kind];
  return [
    ...(limit.total && kb(total) > limit.total ? [`total over ${limit.total}`] : []),
    ...(limit.script && kb(script) > limit.script ? [`script over ${limit.script}`] : []),
    ...(limit.requests && requests > limit.requests ? [`requests over ${limit.requests}`] : []),
    ...(cls >= mostShift ? [`CLS from ${mostShift}`] : []),
  ];
}

function underScores({ device, performance, accessibility, best_practices, failed }: Scores & { device: Device }) {
  return [
    ...(performance < lowestScores.performance[device] ? [`speed under ${lowestScores.performance[device]}`] : []),
    ...(accessibility < lowestScores.accessibility || best_practices < lowestScores.best_practices ? failed : []),
  ];
}

function medianOf(scores: Scores[]): Scores {
  const sorted = [...scores].sort((one, other) => one.performance - other.performance);
  return sorted[Math.floor((sorted.length - 1) / 2)]!;
}

const missed = (what: string[]) => (what.length > 0 ? `  ${what.join(', ')}` : '');

function row(name: string, cells: (string | number)[]): string {
  return name.slice(0, 44).padEnd(46) + cells.map((cell) => String(cell).padStart(9)).join('');
}
