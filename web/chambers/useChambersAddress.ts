import { useSearchParams } from 'react-router';
import { isDate } from '#domain/days/days';

export const chambersViews = ['day', 'awaiting', 'bundle'] as const;

/** Which day, hearing and paper are open, as the address has it. */
export function useChambersAddress() {
  const [params, setParams] = useSearchParams();
  const day = params.get('date') ?? '';
  const number = (name: string) => Math.max(1, Number.parseInt(params.get(name) ?? '1', 10) || 1);
  const change = (changes: Record<string, string | null>) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') after.delete(name);
        else after.set(name, value);
      }
      return after;
    });
  return {
    view: chambersViews.find((one) => one === params.get('view')) ?? 'day',
    date: isDate(day) ? day : undefined,
    hearing: params.get('hearing'),
    paper: params.get('paper'),
    filing: params.get('filing'),
    kind: params.get('kind') ?? 'all',
    page: number('page'),
    change,
  };
}
export type ChambersAddress = ReturnType<typeof useChambersAddress>;
