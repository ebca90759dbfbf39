import { useSearchParams } from 'react-router';

export const courtdocTabs = ['analysis', 'generation', 'requirements', 'history'] as const;
export type CourtdocTab = (typeof courtdocTabs)[number];

/** Which tab is open and what is chosen in it, as the address has it. Another tab begins with nothing chosen. */
export function useCourtdocAddress() {
  const [params, setParams] = useSearchParams();
  const tab = courtdocTabs.find((one) => one === params.get('tab')) ?? 'analysis';
  const open = (next: CourtdocTab) => setParams(next === 'analysis' ? {} : { tab: next });

  /** Anything but the page leads back to the first one. */
  const change = (changes: Record<string, string>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (!('page' in changes)) after.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: 'q' in changes },
    );
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  return { tab, open, params, change, page };
}

export type CourtdocAddress = ReturnType<typeof useCourtdocAddress>;
