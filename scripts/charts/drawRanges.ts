/** A mark on a line of a chart: a value, and its interval or tail. */
export type Mark = { value: number; from: number; to: number };

/** A chart of horizontal ranges: a line for each label, with a mark for each series. */
export type RangeChart = {
  title: string;
  unit: string;
  /** The maximum of the axis, which starts at 0. */
  most: number;
  step: number;
  series: readonly { name: string; color: string }[];
  lines: readonly { label: string; marks: readonly (Mark | undefined)[] }[];
};

const left = 230;
const width = 480;
const rowHeight = 30;
const top = 74;

/** The chart as an SVG document that is readable on light and dark pages. */
export function drawRanges(chart: RangeChart): string {
  const height = top + chart.lines.length * rowHeight + 40;
  const x = (value: number) => round(left + (value / chart.most) * width);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="${height}" viewBox="0 0 760 ${height}" role="img" font-family="system-ui, sans-serif" font-size="13">`,
    `<title>${escapeText(chart.title)}</title>`,
    `<rect width="760" height="${height}" fill="#ffffff"/>`,
    `<text x="16" y="26" font-size="15" font-weight="600" fill="#1c2733">${escapeText(chart.title)}</text>`,
    ...chart.series.map(
      ({ name, color }, at) =>
        `<circle cx="${22 + at * 210}" cy="48" r="5" fill="${color}"/><text x="${34 + at * 210}" y="52" fill="#3a4653">${escapeText(name)}</text>`,
    ),
    ...axis(chart, height, x),
    ...chart.lines.flatMap((line, row) => drawLine(chart, line, top + row * rowHeight + rowHeight / 2, x)),
    '</svg>',
    '',
  ].join('\n');
}

function axis(chart: RangeChart, height: number, x: (value: number) => number): string[] {
  const ticks = Array.from({ length: Math.floor(chart.most / chart.step + 1e-9) + 1 }, (_, at) => at * chart.step);
  return ticks.map(
    (tick) =>
      `<line x1="${x(tick)}" y1="${top}" x2="${x(tick)}" y2="${height - 34}" stroke="#dde3ea"/><text x="${x(tick)}" y="${height - 16}" text-anchor="middle" fill="#5a6673">${round(tick)}${escapeText(chart.unit)}</text>`,
  );
}

function drawLine(
  chart: RangeChart,
  { label, marks }: RangeChart['lines'][number],
  middle: number,
  x: (value: number) => number,
): string[] {
  const spread = 9;
  const drawn = marks.flatMap((mark, at) => {
    if (!mark) return [];
    const y = middle + (at - (marks.length - 1) / 2) * spread;
    const color = chart.series[at]!.color;
    return [
      `<line x1="${x(mark.from)}" y1="${y}" x2="${x(mark.to)}" y2="${y}" stroke="${color}" stroke-width="3" stroke-opacity="0.45"/><circle cx="${x(mark.value)}" cy="${y}" r="4.5" fill="${color}"/>`,
    ];
  });
  return [
    `<text x="${left - 12}" y="${middle + 4}" text-anchor="end" fill="#1c2733">${escapeText(label)}</text>`,
    ...drawn,
  ];
}

const round = (value: number) => Math.round(value * 100) / 100;

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
