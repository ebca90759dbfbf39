import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { listRequirements } from '#contract/courtdocRequirements';
import * as contract from '#contract/selfHelp';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

const guide = {
  id: 'serve-papers',
  title: 'Serving documents and proving service',
  description: 'Who may hand papers over.',
  category: 'Service' as const,
  type: 'Guide' as const,
  difficulty: 'Intermediate' as const,
  rating: 4.5,
  ratings: 2,
  downloads: 7,
  duration: 2,
};
const totals = {
  resources: 9,
  downloads: 12,
  ratings: 2,
  rating: 4.5,
  categories: [
    { category: 'Service' as const, resources: 1 },
    { category: 'Hearings' as const, resources: 2 },
  ],
};
const support = { email: 'help@court.example.com', phone: null, hours: 'Monday to Friday' };
const list = answers(contract.listResources, (seen) => ({
  data: seen.path.includes('zygote') ? [] : [guide],
  totals,
  support,
}));
const blocks = [
  { kind: 'heading' as const, text: 'The first papers' },
  { kind: 'steps' as const, items: ['Hand them over.', 'Fill in the proof.'] },
];
const single = answers(contract.readResource, { data: { ...guide, blocks, own_rating: null } });
const show = (address = '/self-help') => renderApp(address, { signedInAs: aSession({ role: 'self_represented' }) });

describe('self-help', () => {
  test('shows its cards with their ratings, and the figures of all', async () => {
    stubServer(list);
    show();
    const link = await screen.findByRole('link', { name: guide.title });
    expect(link.getAttribute('href')).toBe('/self-help/serve-papers');
    const card = link.closest('li')!.textContent;
    for (const words of ['Guide', 'Intermediate', 'Service', '2 minutes', '4.5 of 5 (2 ratings)', '7 downloads']) {
      expect(card).toContain(words);
    }
    expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['9', '2', '12', '4.5']);
  });

  test('is searched by the server, with the words in the address', async () => {
    const asked = stubServer(list);
    const { router } = show();
    await screen.findByText(guide.title);
    fireEvent.change(screen.getByLabelText(/Search guides/), { target: { value: 'zygote' } });
    await screen.findByText('No guides match');
    expect(router.state.location.search).toBe('?q=zygote');
    expect(asked.at(-1)?.path).toBe('/api/self-help/?q=zygote');
    await userEvent.click(screen.getByRole('button', { name: 'Show all resources' }));
    await screen.findByText(guide.title);
    expect(router.state.location.search).toBe('');
  });

  test('has a chip for every category with its number, and All selected initially', async () => {
    const asked = stubServer(list);
    show();
    const chip = await screen.findByRole('button', { name: 'Hearings (2)' });
    expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(chip);
    await waitFor(() => expect(asked.at(-1)?.path).toBe('/api/self-help/?q=&category=Hearings'));
    expect(chip.getAttribute('aria-pressed')).toBe('true');
  });

  test('names only the contacts that the court has configured', async () => {
    stubServer(list);
    show();
    expect((await screen.findByRole('link', { name: support.email })).getAttribute('href')).toBe(
      'mailto:help@court.example.com',
    );
    expect(screen.getByText('Monday to Friday')).toBeTruthy();
    expect(document.querySelector('a[href^="tel:"]')).toBeNull();
  });

  test('that cannot be loaded shows the server’s message', async () => {
    stubServer(refuses(contract.listResources, 503, { error: 'Words of the server.', code: 'shutting_down' }));
    show();
    await screen.findByText('Words of the server.');
  });
});

describe('a resource', () => {
  test('shows its text in order, and can be rated with the keyboard', async () => {
    const asked = stubServer(single, answers(contract.rateResource, { message: 'Thank you for your rating.' }));
    show('/self-help/serve-papers');
    expect((await screen.findByRole('heading', { name: 'The first papers' })).tagName).toBe('H2');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContain('Fill in the proof.');
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    await screen.findByText('Thank you for your rating.');
    expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/api/self-help/serve-papers/rating/',
      body: '{"stars":4}',
    });
  });

  test('is downloaded as a file named after its title', async () => {
    stubServer(single);
    const answer = globalThis.fetch;
    const seen: string[] = [];
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      seen.push(address);
      return address.endsWith('/file') ? new Response('%PDF-') : answer(address, init);
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    show('/self-help/serve-papers');
    await userEvent.click(await screen.findByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect(seen).toContain('/api/self-help/serve-papers/file');
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe(`${guide.title}.pdf`);
  });
});

describe('for a visitor', () => {
  test('a visitor reads the guides, without ratings and downloads', async () => {
    stubServer(list, single);
    const { router } = renderApp('/help');
    const link = await screen.findByRole('link', { name: guide.title });
    expect(link.getAttribute('href')).toBe('/help/serve-papers');
    expect(screen.getByRole('link', { name: 'Fees and filing requirements' }).getAttribute('href')).toBe(
      '/help/requirements',
    );
    await userEvent.click(link);
    await screen.findByText('Hand them over.');
    expect(router.state.location.pathname).toBe('/help/serve-papers');
    expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull();
    expect(screen.queryByText('How helpful was this?')).toBeNull();
  });

  test('a visitor reads the fees and the filing requirements', async () => {
    stubServer(answers(listRequirements, { data: [], total: 0, total_pages: 0, fees: [], doc_types: [] }));
    renderApp('/help/requirements');
    await screen.findByRole('heading', { level: 1, name: 'Fees and filing requirements' });
    await screen.findByText('No requirement matches these filters. Remove a filter.');
  });
});
