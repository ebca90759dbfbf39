import type { Binder } from '#contract/binders';
import * as contract from '#contract/binders';
import { type DocumentView, readPageText, renderDocumentPage, viewDocument } from '#contract/documentViewer';
import { lastDayOffline } from '#domain/chambers/binder/unsentChanges';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import type { CallError } from '#web/calls/CallError.ts';
import { fetchSignedIn } from '#web/session/fetchSignedIn.ts';
import { askServer, isUnreachable } from './askServer.ts';
import { type KeptCopy, openStore, recordsOf } from './deviceStore.ts';
import { changeCopy, putCopy, readCopy, removeCopy, removeOtherPages } from './keptCopies.ts';
import { offlineState, type Problem } from './offlineState.ts';
import { openJson, sealBytes, sealJson } from './sealing.ts';
import type { Owner } from './unsentNotes.ts';

/** Pixels; sharp for a page across half of a large screen. */
const pictureWidth = 1600;
/** Above the average of a page of text, with its words. */
const usualPageBytes = 160_000;
const atOnce = 3;
/** The copy is written after this many pages, so that one that is interrupted continues there. */
const pagesAtOnce = 12;

class Stopped extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.kind);
    this.problem = problem;
  }
}

let running = new AbortController();

/** Nothing more is kept by updates that are under way. */
export function stopUpdates(): void {
  running.abort();
  running = new AbortController();
}

/**
 * Keeps a binder on the device, or updates it: the documents in order, their pages, and the judge's notes. Only pages
 * that are not there yet are fetched. A binder that the judge may no longer read is removed.
 */
export async function updateCopy(owner: Owner, hearing: string, time_zone: string): Promise<void> {
  const { signal } = running;
  offlineState.set({ problem: null });
  try {
    await update(owner, hearing, time_zone, signal);
  } catch (error) {
    const problem = problemOf(error);
    // An update in the background that finds no network is tried again when there is one.
    const isExpected = problem.kind === 'network' && offlineState.read().keeping !== hearing;
    if (!signal.aborted && !isExpected) offlineState.set({ problem });
  } finally {
    if (offlineState.read().keeping === hearing) offlineState.set({ keeping: null });
  }
}

async function update(owner: Owner, hearing: string, time_zone: string, signal: AbortSignal): Promise<void> {
  const read = await askServer(contract.readBinder, { id: hearing });
  if (isLost(read.error)) return removeCopy(owner, hearing, true);
  const [binder, notes] = [dataOf(read), dataOf(await askServer(contract.listBinderNotes, { id: hearing })).data];
  const before = await readCopy(owner, hearing);
  const views = await viewAll(binder, before ? await openJson<Views>(owner.key, before.views) : {});
  const pages = pagesOf(binder, views);
  const missing = await findMissing(owner, pages);
  await requireSpace(missing.length * usualPageBytes);
  const versions = new Set(pages.map(([version]) => version));
  const sizes = Object.entries(before?.sizes ?? {}).filter(([version]) => versions.has(version));
  const copy: KeptCopy = {
    ...{ person_id: owner.person_id, hearing_id: hearing, time_zone, updated_at: Date.now() },
    ...{ last_day: lastDayOffline(binder.hearing.hearing_date), sizes: Object.fromEntries(sizes) },
    ...{ pages: pages.length, kept: pages.length - missing.length },
    binder: await sealJson(owner.key, binder),
    notes: await sealJson(owner.key, notes),
    views: await sealJson(owner.key, views),
  };
  if (signal.aborted) return;
  if (missing.length > 0) offlineState.set({ keeping: hearing });
  await putCopy(copy);
  await removeOtherPages(owner);
  await fetchPages(owner, copy, missing, signal);
}

type Views = Record<string, DocumentView>;
type Page = [version_id: string, page: number];

async function viewAll(binder: Binder, known: Views): Promise<Views> {
  const views: Views = {};
  for (const { document } of binder.items) {
    if (!document) continue;
    const { version_id } = document;
    views[version_id] = known[version_id] ?? dataOf(await askServer(viewDocument, { version_id }));
  }
  return views;
}

const pagesOf = (binder: Binder, views: Views): Page[] =>
  binder.items.flatMap(({ document }) => {
    const view = document && views[document.version_id];
    return view?.layout === 'pages' ? view.pages.map(({ number }): Page => [document!.version_id, number]) : [];
  });

async function findMissing({ person_id }: Owner, pages: readonly Page[]): Promise<Page[]> {
  const keys = await (await openStore()).getAllKeys('pages', recordsOf(person_id));
  const kept = new Set(keys.map(([, version, page]) => `${version} ${page}`));
  return pages.filter(([version, page]) => !kept.has(`${version} ${page}`));
}

async function requireSpace(needed: number): Promise<void> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota === undefined || quota - usage > needed) return;
  throw new Stopped({ kind: 'space', needed, free: quota - usage });
}

async function fetchPages(owner: Owner, begun: KeptCopy, missing: readonly Page[], signal: AbortSignal): Promise<void> {
  const store = await openStore();
  let copy = begun;
  const waiting = [...missing];
  const keepProgress = () => changeCopy(owner, copy.hearing_id, { kept: copy.kept, sizes: copy.sizes });
  const next = async (): Promise<void> => {
    const page = waiting.shift();
    if (!page || signal.aborted) return;
    const [version_id, number] = page;
    const picture = await fetchPicture(version_id, number, signal);
    const text = dataOf(await askServer(readPageText, { version_id, page: number }));
    const sealed = {
      picture: await sealBytes(owner.key, picture),
      text: await sealJson(owner.key, text),
    };
    if (signal.aborted) return;
    await store.put('pages', sealed, [owner.person_id, version_id, number]);
    const bytes = sealed.picture.length + sealed.text.length;
    const sizes = { ...copy.sizes, [version_id]: (copy.sizes[version_id] ?? 0) + bytes };
    copy = { ...copy, kept: copy.kept + 1, sizes };
    if (copy.kept % pagesAtOnce === 0) await keepProgress();
    await next();
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, next));
  } catch (error) {
    waiting.length = 0;
    await keepProgress();
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      const needed = (begun.pages - copy.kept) * usualPageBytes;
      const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
      throw new Stopped({ kind: 'space', needed, free: Math.max(0, quota - usage) });
    }
    throw error;
  }
  // The copy may have been removed while its last pages arrived.
  if (!(await keepProgress())) await removeOtherPages(owner);
}

async function fetchPicture(version_id: string, page: number, signal: AbortSignal): Promise<ArrayBuffer> {
  const address = addressOfCall(renderDocumentPage, { version_id, page, width: pictureWidth });
  for (let tried = 1; ; tried++) {
    const response = await fetchSignedIn(address, { signal }).catch(() => null);
    if (response?.ok) return response.arrayBuffer();
    if (response?.status !== 429 || tried === 5) throw new Stopped({ kind: response ? 'fault' : 'network' });
    await new Promise((resolve) => setTimeout(resolve, 5_000 * tried));
  }
}

function dataOf<Data>(reply: { data: Data; error?: undefined } | { data?: undefined; error: CallError }): Data {
  if (!reply.error) return reply.data;
  throw new Stopped({ kind: isUnreachable(reply.error) ? 'network' : 'fault' });
}

/** The hearing is no longer this judge's, or the case is closed to the judge. */
export const isLost = (error: { status: number; code?: string } | undefined): boolean =>
  error?.code === 'not_found' || error?.code === 'not_permitted';

function problemOf(error: unknown): Problem {
  if (error instanceof Stopped) return error.problem;
  return { kind: error instanceof DOMException ? 'storage' : 'fault' };
}
