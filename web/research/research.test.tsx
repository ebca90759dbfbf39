import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/research';
import { platforms } from '#domain/research/platforms';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const describePlatform = ({ features, ...facts }: (typeof platforms)[number]): contract.ResearchPlatform => ({
  id: facts.id,
  name: facts.name,
  initials: facts.initials,
  description: facts.description,
  features: [...features],
  plan: facts.plan,
  connected: facts.built_in,
  built_in: facts.built_in,
  connector: facts.connector,
  lastSync: facts.built_in ? '2026-03-17T16:58:00.000Z' : null,
  credentials: facts.credentials,
  connections: [],
});
const kinds = ['Case Law', 'Statutes', 'Regulations', 'Local Rules', 'Forms', 'Secondary Sources'] as const;
const library = {
  total: 345,
  as_of: '2026-03-17T16:58:00.000Z',
  counts: kinds.map((kind, index) => ({ kind, count: 100 + index })),
};
const list = answers(contract.listPlatforms, {
  data: platforms.map(describePlatform),
  library,
  may_connect_court: false,
});
const entry = (n: number) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  query: `query ${n}`,
  platform: 'library' as const,
  platform_name: 'Assize Library',
  filters: { dates: 'all' as const },
  results: n,
  searched_at: '2026-03-17T16:58:00.000Z',
});
const recent = answers(contract.listRecentResearch, (seen) => ({
  data: [1, 2, 3].map(entry).slice(0, Number(new URLSearchParams(seen.path.split('?')[1]).get('per_page'))),
  total: 3,
  total_pages: 1,
}));
const settings = answers(contract.readResearchSettings, {
  default_platform: 'auto',
  sync_frequency: 'daily',
  auto_search: true,
  citation_check: true,
  version: 0,
});
const saved = answers(contract.listSavedSearches, { data: [] });
const found = answers(contract.searchPlatform, (seen) => {
  const { platform } = JSON.parse(seen.body);
  const base = { platform, total_pages: 1, loosened: false, answered_at: '2026-03-17T16:58:00.000Z', took_ms: 4 };
  if (platform === 'papers')
    return { ...base, outcome: 'failed' as const, error: 'The search took too long.', hits: [], total: 0 };
  const hit: contract.SearchHit = {
    id: '00000000-0000-4000-8000-000000000009',
    kind: 'Case Law',
    title: [{ text: 'Green v. Superior Court', mark: false }],
    citations: ['10 Cal. 3d 616'],
    court: 'Supreme Court of California',
    jurisdiction: 'California',
    dated: '1974',
    passage: [
      { text: 'implied warranty of ', mark: false },
      { text: 'habitability', mark: true },
    ],
    passage_number: 0,
    href: '/research/authorities/00000000-0000-4000-8000-000000000009?q=habitability&passage=0',
  };
  return { ...base, outcome: 'answered' as const, error: null, hits: [hit], total: 1 };
});
const show = (address = '/legal-research') => renderApp(address, { signedInAs: aSession() });
const all = [list, recent, settings, saved, found];

describe('legal research', () => {
  test('has the tabs Overview, Platforms, Search, and Settings, and keeps the open one in the address', async () => {
    stubServer(...all);
    const { router } = show();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Overview', 'Platforms', 'Search', 'Settings']);
    await userEvent.click(tabs[1]!);
    expect(router.state.location.search).toBe('?tab=platforms');
  });

  test('shows the connected platforms, three available ones, and a link to more on the overview', async () => {
    stubServer(...all);
    const { router } = show();
    const connected = await screen.findByRole('region', { name: 'Connected Platforms' });
    expect(within(connected).getAllByRole('listitem')).toHaveLength(2);
    const available = screen.getByRole('region', { name: 'Available Platforms' });
    expect(
      within(available)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual([null, 'Connect CourtListener', 'Details of Westlaw', 'Details of Lexis+']);
    await userEvent.click(screen.getByRole('button', { name: 'Add More Platforms' }));
    expect(router.state.location.search).toBe('?tab=platforms');
  });

  test.each(['/legal-research', '/legal-research?tab=search'])(
    'has the same box, filters, and checked platforms on %s',
    async (address) => {
      stubServer(...all);
      show(address);
      const optionsOf = async (label: string) =>
        within(await screen.findByLabelText(label))
          .getAllByRole('option')
          .map((option) => option.textContent);
      expect(await optionsOf('Jurisdiction')).toEqual([
        'All Jurisdictions',
        'Federal',
        'California',
        'New York',
        'Texas',
        'Florida',
        'Illinois',
      ]);
      expect(await optionsOf('Document Type')).toEqual([
        'All Types',
        'Case Law',
        'Statutes',
        'Regulations',
        'Secondary Sources',
      ]);
      expect(await optionsOf('Date Range')).toEqual([
        'All Dates',
        'Last Year',
        'Last 5 Years',
        'Last 10 Years',
        'Custom Range',
      ]);
      const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
      expect(boxes).toHaveLength(2);
      expect(boxes.every(({ checked }) => checked)).toBe(true);
      expect(screen.getByRole('searchbox', { name: 'Search all platforms' })).toBeTruthy();
    },
  );

  test('shows three entries of recent research, or Ready to Search once something is typed', async () => {
    stubServer(...all);
    show();
    const region = await screen.findByRole('region', { name: 'Recent Research Activity' });
    await waitFor(() => expect(within(region).getAllByRole('listitem')).toHaveLength(3));
    expect(region.textContent).toContain('Assize Library · 2 results · 03/17/2026');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search all platforms' }), 'x');
    await screen.findByText('Ready to Search');
    expect(screen.queryByRole('region', { name: 'Recent Research Activity' })).toBeNull();
  });

  test('shows Please enter a search query for an empty query', async () => {
    const asked = stubServer(...all);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'SEARCH ALL PLATFORMS' }));
    expect(await screen.findAllByText('Please enter a search query')).toHaveLength(2);
    expect(asked.some(({ path }) => path === '/api/research/search/')).toBe(false);
  });

  test('searches all checked platforms, and shows a response or an error from each', async () => {
    const asked = stubServer(...all);
    const { router } = show();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search all platforms' }), 'habitability');
    await userEvent.selectOptions(screen.getByLabelText('Jurisdiction'), 'California');
    await userEvent.click(screen.getByRole('button', { name: 'SEARCH ALL PLATFORMS' }));
    await screen.findByText('Searching for: "habitability" across connected platforms...');
    expect(router.state.location.search).toBe('?tab=search&q=habitability&jurisdiction=California');
    const answered = await screen.findByRole('region', { name: 'Assize Library' });
    const link = await within(answered).findByRole('link', { name: 'Green v. Superior Court' });
    expect(link.getAttribute('href')).toContain('/research/authorities/');
    expect(answered.querySelector('mark')?.textContent).toBe('habitability');
    expect(
      (await within(screen.getByRole('region', { name: 'Court Filings' })).findByRole('alert')).textContent,
    ).toContain('The search took too long.');
    const searches = asked.filter(({ path }) => path === '/api/research/search/').map(({ body }) => JSON.parse(body));
    expect(searches.map(({ platform }) => platform)).toEqual(['library', 'papers']);
    expect(searches[0]).toMatchObject({ q: 'habitability', jurisdiction: 'California', dates: 'all', page: 1 });
  });

  test('does not search a platform that is not checked', async () => {
    const asked = stubServer(...all);
    show('/legal-research?tab=search');
    await userEvent.click(await screen.findByLabelText('Court Filings'));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search all platforms' }), 'lease{Enter}');
    await screen.findByRole('link', { name: 'Green v. Superior Court' });
    expect(asked.filter(({ path }) => path === '/api/research/search/')).toHaveLength(1);
  });

  test('shows each platform with initials, plan, description, features, and last sync', async () => {
    stubServer(...all);
    show('/legal-research?tab=platforms');
    const card = (await screen.findByRole('heading', { name: 'Assize Library' })).closest('li')!;
    for (const words of ['AL', 'Free', 'Citation lookup', 'Connected', 'Last sync: 03/17/2026'])
      expect(card.textContent).toContain(words);
    within(card).getByRole('button', { name: 'Settings of Assize Library' });
    const other = screen.getByRole('heading', { name: 'Westlaw' }).closest('li')!;
    expect(other.textContent).toContain('No connector');
    expect(other.textContent).toContain('Last sync: never');
    expect(within(other).queryByRole('button', { name: 'Connect Westlaw' })).toBeNull();
    await userEvent.click(within(other).getByRole('button', { name: 'Details of Westlaw' }));
    const dialog = await screen.findByRole('dialog', { name: 'Platform Details: Westlaw' });
    expect(dialog.textContent).toContain('does not accept credentials');
    expect(within(dialog).queryByRole('button', { name: 'Connect Now' })).toBeNull();
  });

  test('opens Platform Details, and Connect Now sends the credentials and shows the result', async () => {
    const connected = answers(contract.connectPlatform, {
      message: 'CourtListener connected successfully',
      connected: true,
      data: describePlatform(platforms[2]!),
    });
    const asked = stubServer(...all, connected);
    show('/legal-research?tab=platforms');
    await userEvent.click(await screen.findByRole('button', { name: 'Connect CourtListener' }));
    const dialog = await screen.findByRole('dialog', { name: 'Platform Details: CourtListener' });
    for (const words of ['Key features', 'Citation lookup', 'Connection status', 'Not connected'])
      expect(dialog.textContent).toContain(words);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Connect Now' }));
    await userEvent.type(within(dialog).getByLabelText('API token'), 'secret-token');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Connect and test' }));
    await screen.findByText('CourtListener connected successfully');
    const sent = asked.find(({ method }) => method === 'PUT')!;
    expect(JSON.parse(sent.body)).toMatchObject({ scope: 'own', secret: 'secret-token' });
  });

  test('shows at its field what is wrong with the credentials, and keeps the input', async () => {
    const details = { fields: [{ field: 'secret', message: 'CourtListener does not recognize this token.' }] };
    stubServer(...all, refuses(contract.connectPlatform, 400, { error: 'x', code: 'invalid_input', details }));
    show('/legal-research?tab=platforms');
    await userEvent.click(await screen.findByRole('button', { name: 'Connect CourtListener' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Connect Now' }));
    const box = screen.getByLabelText<HTMLInputElement>('API token');
    await userEvent.type(box, 'wrong-token');
    await userEvent.click(screen.getByRole('button', { name: 'Connect and test' }));
    await screen.findByText('CourtListener does not recognize this token.');
    expect(screen.getByLabelText<HTMLInputElement>('API token').value).toBe('wrong-token');
  });

  test('has settings for the default platform, the frequency, and automatic searches, and describes its protection', async () => {
    const stored = answers(contract.saveResearchSettings, {
      message: 'Research settings saved',
      settings: {
        default_platform: 'papers',
        sync_frequency: 'hourly',
        auto_search: false,
        citation_check: true,
        version: 1,
      },
    });
    const asked = stubServer(...all, stored);
    show('/legal-research?tab=settings');
    const choices = async (label: string) =>
      within(await screen.findByLabelText(label))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(await choices('Default Research Platform')).toEqual([
      'Auto-select best platform',
      'Assize Library',
      'Court Filings',
    ]);
    expect(await choices('Sync Frequency')).toEqual(['Real-time', 'Every hour', 'Daily', 'Manual only']);
    await userEvent.selectOptions(screen.getByLabelText('Default Research Platform'), 'papers');
    await userEvent.selectOptions(screen.getByLabelText('Sync Frequency'), 'hourly');
    await userEvent.click(screen.getByLabelText('Auto-search related cases when analyzing documents'));
    expect(screen.getByLabelText<HTMLInputElement>('Automatic citation checking').checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    await screen.findByText('Research settings saved');
    expect(JSON.parse(asked.find(({ method }) => method === 'PUT')!.body)).toEqual({
      default_platform: 'papers',
      sync_frequency: 'hourly',
      auto_search: false,
      citation_check: true,
      version: 0,
    });
    const security = screen.getByRole('region', { name: 'Security & Privacy' });
    for (const words of ['Encrypted connections', 'Access controls', 'logout after 2 hours of inactivity'])
      expect(security.textContent).toContain(words);
  });
});

describe('a decision in the library', () => {
  test('is shown as a summary, which is not the text of the decision', async () => {
    const authority: contract.AuthorityDetails = {
      ...{ id: entry(9).id, kind: 'Case Law', title: 'Green v. Superior Court', citations: ['10 Cal. 3d 616'] },
      ...{ court: 'Supreme Court of California', jurisdiction: 'California', dated: '1974', source_url: null },
      ...{ reference: 'Green v. Superior Court (1974) 10 Cal. 3d 616', added_at: '2026-03-17T16:58:00.000Z' },
      passages: [[{ text: 'A lease of a dwelling implies a warranty of habitability.', mark: false }]],
    };
    stubServer(...all, answers(contract.readAuthority, { data: authority }));
    show(`/research/authorities/${authority.id}`);
    const panel = within(await screen.findByRole('region', { name: 'Summary' }));
    expect(panel.getByText(/^A summary written for this library, not the official text\./)).toBeTruthy();
    expect(screen.queryByText(/portal’s own words/)).toBeNull();
  });
});

describe('/research', () => {
  test('recent searches that could not be loaded are not shown as an empty list', async () => {
    stubServer(list, settings, saved, refuses(contract.listRecentResearch, 503, {}));
    show('/research');
    await screen.findByText('An unexpected error occurred');
    expect(screen.queryByText('No research yet')).toBeNull();
  });

  test('has a box, five categories with live counts, recent searches, and tools', async () => {
    stubServer(...all);
    const { router } = show('/research');
    for (const chip of ['Case Law (100)', 'Statutes (101)', 'Regulations (102)', 'Local Rules (103)', 'Forms (104)'])
      await screen.findByRole('button', { name: chip });
    await screen.findByRole('link', { name: 'query 1' });
    screen.getByRole('link', { name: 'Research platforms' });
    await userEvent.click(screen.getByRole('button', { name: 'Local Rules (103)' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search all platforms' }), 'motion{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?tab=search&q=motion&type=Local+Rules'));
    expect((await screen.findByLabelText<HTMLSelectElement>('Document Type')).value).toBe('Local Rules');
  });

  test('looks up citations, and reports the results in neutral words', async () => {
    const data: contract.CitationCheck[] = [
      {
        citation: '576 U.S. 644',
        status: 'found_name_matches',
        authority: { title: 'Obergefell v. Hodges', href: '/research/authorities/x', source: 'library' },
        sources: ['library'],
        reason: null,
      },
      {
        citation: '99 F.4th 999',
        status: 'not_found',
        authority: null,
        sources: ['library', 'courtlistener'],
        reason: null,
      },
    ];
    stubServer(...all, answers(contract.lookUpCitations, { data }));
    show('/research');
    await userEvent.type(await screen.findByLabelText('Text with case citations'), 'a text');
    await userEvent.click(screen.getByRole('button', { name: 'Look up citations' }));
    await screen.findByRole('link', { name: 'Obergefell v. Hodges' });
    await screen.findByText('Not found in Assize Library or CourtListener');
  });
});
