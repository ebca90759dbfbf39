import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { analyzeDocuments } from '#contract/filings';
import { signInWithPassword } from '#contract/identity';
import { countUnread } from '#contract/notifications';
import { fetchBlob } from '#web/calls/fetchBlob.ts';
import { sendFiles } from '#web/calls/sendFiles.ts';
import { followProgress } from '#web/filings/followProgress.ts';
import { followUnread } from '#web/notifications/followUnread.ts';
import { useCountUnreadQuery } from '#web/notifications/notificationsApi.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, stubServer } from '#web/testing/stubServer.ts';
import { stubUploads } from '#web/testing/stubUploads.ts';
import { SessionWatch } from './SessionWatch.tsx';

const ended = { error: 'Your session has ended.', code: 'session_ended' };
const isNew = (headers: Headers) => headers.get('authorization') === 'Bearer token-of-the-new-session';

/** The server after another browser has ended this one's session: only a new session has access. */
function stubEnded(answer: (address: string) => Response = () => Response.json({ unread: 3 })) {
  const { isAuthenticated: _, ...session } = aSession({ token: 'token-of-the-new-session' });
  const user = { id: session.user_id, email: session.email!, full_name: session.full_name, user_type: session.role };
  stubServer(
    answers(signInWithPassword, { user: { ...user, judge_profile: null }, tokens: { access: session.token }, session }),
  );
  const signsIn = fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (address.includes('/auth/')) return signsIn(address, init);
    return isNew(new Headers(init.headers)) ? answer(address) : Response.json(ended, { status: 401 });
  });
}

function Count() {
  const { data, error } = useCountUnreadQuery(undefined);
  return <p>{error ? 'not loaded' : data && `${data.unread} unread`}</p>;
}

/** A page on which a person has typed. */
const atWork = (more = <></>) =>
  renderScreen(
    <>
      <input aria-label="Notes" defaultValue="half a sentence" />
      {more}
      <SessionWatch />
    </>,
    { signedInAs: aSession() },
  );
async function signInAgain() {
  await screen.findByRole('alertdialog', { name: 'Your session has ended' });
  expect(screen.getByLabelText<HTMLInputElement>('Notes').value).toBe('half a sentence');
  await userEvent.type(screen.getByLabelText(/^Password of dana/), 'a long enough one');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with your password' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Notes').value).toBe('half a sentence');
}

test('a refused page of a document shows the sign-in, with the input kept', async () => {
  stubEnded();
  atWork();
  await expect(fetchBlob('/api/documents/versions/1/pages/1')).rejects.toThrow('Your session has ended.');
  await signInAgain();
});

test('a refused stream of notifications shows the sign-in', async () => {
  stubEnded();
  atWork();
  await followUnread({ onCount: () => {}, connected: () => {} }, new AbortController().signal);
  await signInAgain();
});

test('a refused upload shows the sign-in', async () => {
  stubEnded();
  const uploads = stubUploads();
  atWork();
  const reply = sendFiles(analyzeDocuments, {});
  uploads[0]!.answer(401, ended);
  expect((await reply).error?.status).toBe(401);
  await signInAgain();
});

test('an analysis is followed to its end after the person has signed in again', async () => {
  const step = { state: 'done', at: '2026-11-22T19:00:00.000Z' };
  stubEnded(() => new Response(`data: ${JSON.stringify(step)}\n\nevent: end\ndata: {}\n\n`));
  atWork();
  const steps: string[] = [];
  const heard = followProgress(
    '0190a7c2-0000-7000-8000-000000000001',
    ({ state }) => steps.push(state),
    new AbortController().signal,
  );
  await signInAgain();
  expect(await heard).toBe(true);
  expect(steps).toEqual(['done']);
});

test('refused calls are repeated after the same person has signed in', async () => {
  stubEnded((address) => (address.includes(countUnread.path) ? Response.json({ unread: 3 }) : Response.json({})));
  atWork(<Count />);
  await screen.findByText('not loaded');
  await signInAgain();
  await screen.findByText('3 unread');
});
