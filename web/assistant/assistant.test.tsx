import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { askAssistant, type ChatMessage, clearConversation, readConversation } from '#contract/assistant';
import { routeQuestion } from '#domain/assistant/routeQuestion';
import { aSession } from '#web/testing/aSession.ts';
import { renderApp } from '#web/testing/renderScreen.tsx';
import { answers, refuses, stubServer } from '#web/testing/stubServer.ts';

let made = 0;
function message(changes: Partial<ChatMessage>): ChatMessage {
  made += 1;
  const id = `6f2b1c1e-58f8-4a0e-9d57-${String(made).padStart(12, '0')}`;
  return { id, type: 'ai', content: 'Words.', items: [], sources: [], created_at: '2026-03-17T16:00:00Z', ...changes };
}
const read = (...messages: ChatMessage[]) => answers(readConversation, { messages, version: messages.length });
/** Responds as the server's routing would. */
const routing = answers(askAssistant, ({ body }) => {
  const question = JSON.parse(body).content as string;
  return {
    messages: [message({ type: 'user', content: question }), message(routeQuestion(question, 'attorney'))],
    version: 2,
  };
});

async function open(at = '/notifications') {
  const app = renderApp(at, { signedInAs: aSession() });
  await userEvent.click(await screen.findByRole('button', { name: /^Assistant/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Assistant' });
  return { app, dialog };
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ask Portia a question' });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

describe('the assistant', () => {
  test('opens over the page and is closed by its button', async () => {
    stubServer(read());
    const { app, dialog } = await open();
    expect(app.store.getState().navigation.assistantOpen).toBe(true);
    expect(app.router.state.location.pathname).toBe('/notifications');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is closed by a click on the backdrop, but not by a click inside', async () => {
    stubServer(read());
    const { dialog } = await open();
    await userEvent.click(within(dialog).getByText('Pro Tip'));
    expect(screen.getByRole('dialog', { name: 'Assistant' })).toBeTruthy();
    await userEvent.click(document.querySelector('.scrim')!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is toggled from the layout', async () => {
    stubServer(read());
    const { app } = await open();
    const { assistantChanged } = await import('#web/layout/navigationSlice.ts');
    app.store.dispatch(assistantChanged(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = await screen.findByRole('button', { name: /^Assistant/ });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    expect(await screen.findByRole('dialog', { name: 'Assistant' })).toBeTruthy();
  });

  test('greets by name and states what it helps with while the conversation is empty', async () => {
    stubServer(read());
    const { dialog } = await open();
    await within(dialog).findByText("Hi! I'm Portia, your AI assistant.");
    within(dialog).getByText('I help with court filings, hearing preparation, document queries and case workflows.');
    expect(input().placeholder).toBe('Ask Portia a question');
    expect(document.activeElement).toBe(input());
  });

  test('blank text cannot be sent', async () => {
    const asked = stubServer(read(), routing);
    await open();
    expect(send().disabled).toBe(true);
    await userEvent.type(input(), '   {Enter}');
    expect(send().disabled).toBe(true);
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.type(input(), 'calendar');
    expect(send().disabled).toBe(false);
  });

  test('appends the question and the answer, and clears the input', async () => {
    stubServer(read(), routing);
    const { dialog } = await open();
    await userEvent.type(input(), 'Where is the calendar?{Enter}');
    expect(input().value).toBe('');
    const log = within(dialog).getByRole('log');
    await within(log).findByText(/^The calendar shows/);
    expect(within(log).getByText('Where is the calendar?')).toBeTruthy();
    expect(within(log).getByRole('link', { name: 'Open Calendar' }).getAttribute('href')).toBe('/calendar');
    await userEvent.type(input(), 'the roster');
    await userEvent.click(send());
    expect(await within(log).findByRole('link', { name: 'Open Attorney Management' })).toBeTruthy();
  });

  test.each([
    ['Dashboard overview', '/dashboard'],
    ['Case processing workflows', '/case-processing'],
    ['Calendar and scheduling features', '/calendar'],
    ['Attorney information', '/attorneys'],
  ])('the quick action “%s” asks, and its answer leads to %s', async (label, route) => {
    stubServer(read(), routing);
    const { dialog } = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: label }));
    const link = await within(dialog).findByRole('link', { name: /^Open / });
    expect(link.getAttribute('href')).toBe(route);
    expect(document.activeElement).toBe(input());
  });

  test('the records in an answer are links with time and sources, and following one closes the panel', async () => {
    stubServer(
      read(
        message({ type: 'user', content: 'What is urgent?' }),
        message({
          content: '1 urgent item.',
          items: [{ text: 'Opposition, 26CV00431', href: '/notifications?kind=filing_returned', when: '2026-03-19' }],
          sources: [{ label: '1 deadline', href: '/deadlines?state=urgent' }],
        }),
      ),
    );
    const { app, dialog } = await open();
    const link = await within(dialog).findByRole('link', { name: 'Opposition, 26CV00431' });
    within(dialog).getByText('03/19/2026');
    expect(within(dialog).getByRole('link', { name: '1 deadline' }).getAttribute('href')).toBe(
      '/deadlines?state=urgent',
    );
    await userEvent.click(link);
    await waitFor(() => expect(app.router.state.location.search).toBe('?kind=filing_returned'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('shows the conversation in another browser too', async () => {
    stubServer(read(message({ type: 'user', content: 'Earlier question' }), message({ content: 'Earlier answer' })));
    const { dialog } = await open();
    await within(dialog).findByText('Earlier question');
    within(dialog).getByText('Earlier answer');
    expect(within(dialog).queryByText(/^Hi! I'm Portia/)).toBeNull();
  });

  test('answers by routing alone when the server is unavailable, and states that', async () => {
    stubServer(read(), refuses(askAssistant, 503, { error: 'The portal is restarting.', code: 'shutting_down' }));
    const { dialog } = await open();
    await userEvent.type(input(), 'appointment{Enter}');
    await within(dialog).findByRole('link', { name: 'Open Calendar' });
    within(dialog).getByText(/This answer does not use them/);
  });

  test('returns the text when the server refuses it', async () => {
    stubServer(read(), refuses(askAssistant, 429, { error: 'Too many requests.', code: 'too_many_requests' }));
    const { dialog } = await open();
    await userEvent.type(input(), 'calendar{Enter}');
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Too many requests.');
    await waitFor(() => expect(input().value).toBe('calendar'));
  });

  test('deletes the conversation after a second confirmation', async () => {
    const asked = stubServer(
      read(message({ content: 'Earlier answer' })),
      answers(clearConversation, { message: 'The conversation was cleared.' }),
    );
    const { dialog } = await open();
    await within(dialog).findByText('Earlier answer');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Clear conversation' }));
    const sure = await screen.findByRole('alertdialog');
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(within(sure).getByRole('button', { name: 'Clear conversation' }));
    await screen.findByText("Hi! I'm Portia, your AI assistant.");
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(true);
  });
});
