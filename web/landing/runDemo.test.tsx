import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { analyzeSample } from '#contract/site';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';
import { renderLanding } from './renderLanding.tsx';
import { runDemo } from './runDemo.ts';

const analysis = {
  file_name: 'Motion.pdf',
  pages: 2,
  milliseconds: 12.5,
  picture: 'data:image/webp;base64,UklGRg==',
  fields: [
    {
      field: 'case_number',
      value: '26CV00218',
      confidence: 0.9,
      boxes: [[0.5, 0.25, 0.75, 0.3]] as [number, number, number, number][],
    },
    { field: 'plaintiffs', value: 'Drew Specimen', confidence: 0.9, boxes: [] },
    { field: 'plaintiffs', value: 'Riley Doe', confidence: 0.9, boxes: [] },
    { field: 'filing_date', value: '2026-03-17', confidence: 0.9, boxes: [] },
  ],
};
const at = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector)!;
beforeEach(() => {
  document.body.innerHTML = renderLanding().body;
});

test('without JavaScript, there is no button without a function', () => {
  expect(at('[data-demo]').hidden).toBe(true);
});

test('the selected sample is read by the server, and its values are shown and highlighted on the page', async () => {
  const asked = stubServer(answers(analyzeSample, analysis));
  runDemo(document);
  expect(at('[data-demo]').hidden).toBe(false);
  fireEvent.change(at('select[name=sample]'), { target: { value: 'motion' } });
  fireEvent.submit(at('[data-demo] form'));
  await waitFor(() => expect(at('[data-demo-result]').hidden).toBe(false));
  expect(asked[0]).toMatchObject({ path: '/api/site/demo/', body: '{"sample":"motion"}' });
  expect(at('[data-field=case_number] dd').textContent).toBe('26CV00218');
  expect(at('[data-field=plaintiffs] dd').textContent).toBe('Drew Specimen; Riley Doe');
  expect(at('[data-field=filing_date] dd').textContent).toBe('03/17/2026');
  expect(at('[data-field=amount]').hidden).toBe(true);
  expect(at('[data-demo-result] figure mark').style.left).toBe('50%');
  expect(at('[data-demo-figures]').textContent).toContain('Motion.pdf, 2 pages, read in 12.5 ms');
});

test('a document of one page is described in the singular', async () => {
  stubServer(answers(analyzeSample, { ...analysis, pages: 1 }));
  runDemo(document);
  fireEvent.submit(at('[data-demo] form'));
  await waitFor(() => expect(at('[data-demo-figures]').textContent).toContain('Motion.pdf, 1 page, read in 12.5 ms'));
});

test('an error shows the server’s message, and the demo can be retried', async () => {
  stubServer(refuses(analyzeSample, 429, { error: 'Too many requests.', code: 'too_many_requests' }));
  runDemo(document);
  fireEvent.submit(at('[data-demo] form'));
  await waitFor(() => expect(at('[data-demo-status]').textContent).toBe('Too many requests.'));
  expect(at<HTMLButtonElement>('[data-demo] form button').disabled).toBe(false);
  expect(at('[data-demo-result]').hidden).toBe(true);
});
