import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as contract from '#contract/binders';
import { device, deviceMark } from '#web/session/device.ts';
import { signedIn, signedOut } from '#web/session/userSlice.ts';
import { makeStore } from '#web/store.ts';
import { aSession } from '#web/testing/aSession.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answers, refuses, type Seen, stubServer } from '#web/testing/stubServer.ts';
import { bindersApi } from '../binder/bindersApi.ts';
import { createKey, dropKey } from './deviceKey.ts';
import { deleteStore, openStore } from './deviceStore.ts';
import { OfflineDialog } from './OfflineDialog.tsx';
import { offlineState } from './offlineState.ts';
import { startOffline } from './startOffline.ts';
import { updateCopy } from './updateCopy.ts';

const uuid = (n: number) => `0b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9a${String(n).padStart(2, '0')}`;
const hearing = uuid(50);
const judge = aSession({ role: 'judge', judge_status: 'verified', user_id: uuid(90), token: 'token-of-judge' });
const binder: contract.Binder = {
  hearing: {
    ...{ id: hearing, hearing_date: '2099-11-23', hearing_time: '09:00', duration_minutes: 30, papers: 2 },
    ...{ event_type: 'Motion Hearing', venue: 'Department 3', status: 'scheduled', case_id: null, has_notes: false },
    ...{ case_number: '26CV1', case_title: 'Rowe v. Pike', case_type: 'Civil Complaint' },
  },
  ...{ case: null, parties: [], items: [], order_version: 0, previous: null, next: null },
};
const place = { document_id: uuid(2), version_id: uuid(22), page: 2, boxes: [], quote: 'not the cause' };
const note: contract.BinderNote = {
  ...{ ...place, id: uuid(60), on_earlier_version: false, kind: 'note', color: 'yellow', text: 'Ask' },
  ...{ audience: 'judge', updated_at: '2026-11-22T18:00:00.000Z', version: 4 },
};
const keys = answers(contract.readOfflineKeys, { data: [Buffer.alloc(32, 7).toString('base64url')] });
const opened = answers(contract.readBinder, binder);
const noted = answers(contract.listBinderNotes, { data: [note] });
const saved = answers(contract.saveBinderNote, ({ body }: Seen) => {
  const { note_id, version, id: _hearing, ...rest } = JSON.parse(body);
  return { ...note, ...rest, id: note_id, version: version + 1 };
});
const { saveBinderNote, listBinderNotes, readBinder } = bindersApi.endpoints;

const noNetwork = () =>
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
const changesOf = (seen: readonly Seen[]) =>
  seen.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body));

/** A judge with a copy of the binder on the device. */
async function keep() {
  stubServer(keys, opened, noted);
  localStorage.setItem(deviceMark, '1');
  sessionStorage.setItem('authData', JSON.stringify(judge));
  const store = makeStore({ user: judge });
  device.part = startOffline(store);
  await device.part;
  const key = await createKey(judge, 'train to Fresno');
  await updateCopy({ person_id: judge.user_id, key: key! }, hearing, 'America/Los_Angeles');
  expect(offlineState.read().copies[hearing]).toMatchObject({ last_day: '2099-11-30' });
  return store;
}
type Store = Awaited<ReturnType<typeof keep>>;
const write = (store: Store, text: string, about = {}) =>
  store.dispatch(
    saveBinderNote.initiate({ ...place, id: hearing, note_id: uuid(61), kind: 'note', text, version: 0, ...about }),
  );
const list = async (store: Store) => {
  const { data } = await store.dispatch(listBinderNotes.initiate({ id: hearing }, { forceRefetch: true }));
  return data?.data.map(({ text }) => text);
};

beforeEach(async () => {
  device.part = null;
  device.isUsed = false;
  dropKey();
  offlineState.reset();
  await deleteStore();
});

describe('a note without a network', () => {
  test('is saved on the device, and sent in order when the server can be reached', async () => {
    const store = await keep();
    noNetwork();
    expect((await store.dispatch(readBinder.initiate({ id: hearing }))).data?.hearing.case_title).toBe('Rowe v. Pike');
    expect((await write(store, 'New')).data).toMatchObject({ text: 'New', version: 0 });
    expect((await write(store, 'Ask Pike', { note_id: note.id, version: 4 })).data?.version).toBe(4);
    expect(await list(store)).toEqual(['Ask Pike', 'New']);
    expect(offlineState.read().unsent[hearing]).toHaveLength(2);
    const seen = stubServer(keys, opened, noted, saved);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(offlineState.read().unsent).toEqual({}));
    expect(changesOf(seen).map(({ text, version }) => [text, version])).toEqual([
      ['New', 0],
      ['Ask Pike', 4],
    ]);
  });

  test('that another device changed waits for the judge with both texts', async () => {
    const store = await keep();
    noNetwork();
    await write(store, 'Mine', { note_id: note.id, version: 4 });
    const current = { ...note, text: 'From the tablet', version: 5 };
    const stale = { error: 'Changed', code: 'changed_meanwhile' as const, details: { version: 5, current } };
    stubServer(keys, opened, noted, refuses(contract.saveBinderNote, 409, stale));
    window.dispatchEvent(new Event('online'));
    await waitFor(() =>
      expect(offlineState.read().unsent[hearing]?.[0]).toMatchObject({
        base: 5,
        conflict: current,
        note: { text: 'Mine' },
      }),
    );
  });

  test('that was not sent before signing out is encrypted, and sent at the next sign-in of the same person only', async () => {
    const store = await keep();
    noNetwork();
    await write(store, 'Private thought');
    await (await device.part)!.leave();
    store.dispatch(signedOut());
    const db = await openStore();
    expect([await db.count('copies'), await db.count('pages'), await db.count('unsent')]).toEqual([0, 0, 1]);
    expect((await db.get('people', judge.user_id))?.by_passcode).toBeNull();
    const [{ sealed }] = (await db.getAll('unsent')) as [{ sealed: Uint8Array }];
    expect(new TextDecoder().decode(sealed)).not.toContain('Private');

    const seen = stubServer(keys, opened, noted, saved);
    store.dispatch(signedIn({ ...judge, user_id: uuid(91), token: 'token-of-another' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([changesOf(seen), await db.count('unsent')]).toEqual([[], 1]);
    store.dispatch(signedOut());
    store.dispatch(signedIn({ ...judge, token: 'token-of-next-day' }));
    await waitFor(() => expect(changesOf(seen).map(({ text }) => text)).toEqual(['Private thought']));
  });
});

describe('a copy', () => {
  test('is removed at the next contact with the server, if the judge lost access to the case', async () => {
    const store = await keep();
    stubServer(keys, refuses(contract.readBinder, 404, { error: 'Not found', code: 'not_found' }));
    await store.dispatch(readBinder.initiate({ id: hearing }, { forceRefetch: true }));
    expect(offlineState.read().copies).toEqual({});
    expect(localStorage.getItem(deviceMark)).toBeNull();
  });

  test('is removed when someone else signs in on the device', async () => {
    const store = await keep();
    store.dispatch(signedIn({ ...judge, user_id: uuid(91), token: 'token-of-another' }));
    await waitFor(async () => expect(await (await openStore()).count('people')).toBe(0));
    noNetwork();
    expect((await store.dispatch(readBinder.initiate({ id: hearing }, { forceRefetch: true }))).data).toBeUndefined();
  });

  test('that does not fit on the device states what it needs and what is free', async () => {
    offlineState.set({ problem: { kind: 'space', needed: 48_000_000, free: 12_500_000 } });
    renderScreen(<OfflineDialog hearing={hearing} pages={300} onClose={() => {}} />, { signedInAs: judge });
    expect(await screen.findByText(/need about 48 MB on this device, and 12.5 MB are available/)).toBeTruthy();
    for (const label of [/^Passcode for this device/, /^Passcode again/])
      await userEvent.type(screen.getByLabelText(label), 'short');
    await userEvent.click(screen.getByRole('button', { name: 'Keep offline' }));
    expect(await screen.findByText('Enter at least 8 characters.')).toBeTruthy();
  });
});
