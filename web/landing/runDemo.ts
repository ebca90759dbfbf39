import type { DemoAnalysis } from '#contract/site';
import { usualDisplay } from '#domain/settings/preferences';
import { writeDay } from '#domain/settings/writeDay';

/** Lets the visitor have the server read a sample filing, and shows the values next to the page. */
export function runDemo(page: Document): void {
  const section = page.querySelector<HTMLElement>('[data-demo]');
  const form = section?.querySelector('form');
  if (!section || !form) return;
  section.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void analyze(section, form);
  });
}

async function analyze(section: HTMLElement, form: HTMLFormElement): Promise<void> {
  const status = section.querySelector<HTMLElement>('[data-demo-status]')!;
  const button = form.querySelector('button')!;
  button.disabled = true;
  status.textContent = status.dataset.busy ?? '';
  const reply = await ask(String(new FormData(form).get('sample')));
  button.disabled = false;
  status.textContent = typeof reply === 'string' ? reply || (status.dataset.failed ?? '') : '';
  if (typeof reply !== 'string') show(section, reply);
}

/** The analysis, or the server's error message. */
async function ask(sample: string): Promise<DemoAnalysis | string> {
  const response = await fetch('/api/site/demo/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sample }),
  }).catch(() => null);
  const body: unknown = await response?.json().catch(() => null);
  if (response?.ok) return body as DemoAnalysis;
  return (body as { error?: string } | null)?.error ?? '';
}

function show(section: HTMLElement, analysis: DemoAnalysis): void {
  const result = section.querySelector<HTMLElement>('[data-demo-result]')!;
  const figure = result.querySelector('figure')!;
  figure.querySelector('img')!.src = analysis.picture;
  for (const mark of figure.querySelectorAll('mark')) mark.remove();
  for (const row of result.querySelectorAll<HTMLElement>('[data-field]')) {
    const found = analysis.fields.filter(({ field }) => field === row.dataset.field);
    row.hidden = found.length === 0;
    row.querySelector('dd')!.textContent = found
      .map(({ value }) => (dayPattern.test(value) ? writeDay(value, usualDisplay.date_format) : value))
      .join('; ');
    for (const box of found.flatMap(({ boxes }) => boxes)) figure.append(markAt(section.ownerDocument, box));
  }
  const figures = result.querySelector<HTMLElement>('[data-demo-figures]')!;
  const { demoFigures = '', demoFiguresOne = demoFigures } = figures.dataset;
  figures.textContent = (analysis.pages === 1 ? demoFiguresOne : demoFigures)
    .replace('{file}', analysis.file_name)
    .replace('{pages}', String(analysis.pages))
    .replace('{milliseconds}', String(analysis.milliseconds));
  result.hidden = false;
}

/** A date in the response: YYYY-MM-DD. */
const dayPattern = /^\d{4}-\d\d-\d\d$/;

function markAt(page: Document, [left, top, right, bottom]: [number, number, number, number]): HTMLElement {
  const mark = page.createElement('mark');
  mark.style.left = `${left * 100}%`;
  mark.style.top = `${top * 100}%`;
  mark.style.width = `${(right - left) * 100}%`;
  mark.style.height = `${(bottom - top) * 100}%`;
  return mark;
}
