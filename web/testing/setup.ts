import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import '#web/locales/addEveryText.ts';
// Fetched when the first dialog opens; tests load it in advance.
import '#web/ui/DialogFrame.tsx';

// Results usually arrive within milliseconds; on a busy machine, they may take longer.
configure({ asyncUtilTimeout: 20_000 });

// Browser features that jsdom lacks and the screens need.
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), { matches: false, media: query, onchange: null }) as unknown as MediaQueryList;
// Newer browsers return a promise from these; an effect or a ref must not return it.
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
