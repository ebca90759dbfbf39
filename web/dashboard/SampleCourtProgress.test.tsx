import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readSite, type Site } from '#contract/site';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, stubServer } from '#web/testing/stubServer.ts';
import { SampleCourtProgress } from './SampleCourtProgress.tsx';

const site = (sample_court: Site['sample_court']) =>
  answers(readSite, {
    court_name: 'Sample Court',
    evaluation: true,
    provider_name: 'the provider',
    sample_court,
    links: { demo: null, early_access: null, pilot: null },
  });

test('while the sample court is being created, the dashboard shows the progress', async () => {
  stubServer(site({ made: 320, of: 1500 }));
  renderScreen(<SampleCourtProgress />);
  await screen.findByText('320 of 1,500 filings');
  expect(screen.getByRole('progressbar')).toMatchObject({ value: 320, max: 1500 });
});

test('afterward, and in a real court, nothing is shown', async () => {
  const asked = stubServer(site(null));
  renderScreen(<SampleCourtProgress />);
  await expect.poll(() => asked.length).toBe(1);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
