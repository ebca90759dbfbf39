import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import '#web/locales/addEveryText.ts';
// Fetched when the first dialog opens; in tests it is there.
import '#web/ui/DialogFrame.tsx';

// What is waited for comes in milliseconds; on a machine with other work it may take longer.
configure({ asyncUtilTimeout: 20_000 });

// What jsdom lacks and the screens ask for.
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), { matches: false, media: query, onchange: null }) as unknown as MediaQueryList;
// Newer browsers answer these with a promise; an effect or a ref must not return it.
Element.prototype.scrollIntoView ??= (() => Promise.resolve()) as () => void;
Element.prototype.scrollBy ??= (() => Promise.resolve()) as () => void;
Element.prototype.scrollTo ??= () => {};
window.scrollTo = () => {};
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
