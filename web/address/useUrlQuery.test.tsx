import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { dayText, oneOf, oneOfOr, pageNumber, typedWords } from './urlFields.ts';
import { useUrlQuery } from './useUrlQuery.ts';

const schema = z.object({
  page: pageNumber,
  q: typedWords(5),
  status: oneOf(['open', 'closed']),
  sort: oneOfOr(['title', 'opened_on'], 'opened_on'),
  day: dayText,
  filing: z.string().optional(),
});

function at(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/before', address]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => ({
      ...useUrlQuery(schema, { keepsPage: ['filing'] }),
      search: useLocation().search,
      path: useLocation().pathname,
      navigate: useNavigate(),
    }),
    { wrapper },
  );
  return result;
}

describe('the query of an address', () => {
  test('is read as typed values', () => {
    expect(at('/cases?page=3&q=smith&status=closed&sort=title&day=2026-03-02').current.query).toEqual({
      page: 3,
      q: 'smith',
      status: 'closed',
      sort: 'title',
      day: '2026-03-02',
    });
  });

  test.each(['', '?page=0&q=&status=x&sort=&day=2026-02-30', '?page=-2&status=OPEN&day=yesterday'])(
    'is what a new visit shows if it cannot be parsed: %s',
    (search) => {
      const { page, q, status, sort, day } = at(`/cases${search}`).current.query;
      expect([page, q, status, sort, day]).toEqual([1, '', undefined, 'opened_on', '']);
    },
  );

  test('keeps no more text than the server accepts', () => {
    expect(at('/cases?q=abcdefgh').current.query.q).toBe('abcde');
  });
});

describe('a change', () => {
  test('keeps the other fields of the address and returns to the first page', () => {
    const here = at('/cases?page=3&q=smith&kept=1');
    act(() => here.current.change({ status: 'open' }));
    expect(here.current.search).toBe('?q=smith&kept=1&status=open');
    act(() => here.current.change({ q: '' }));
    expect(here.current.search).toBe('?kept=1&status=open');
  });

  test('of the page, or of what is open, keeps the page', () => {
    const here = at('/cases?page=3');
    act(() => here.current.change({ filing: 'a' }));
    expect(here.current.search).toBe('?page=3&filing=a');
    act(() => here.current.change({ page: 4, filing: null }));
    expect(here.current.search).toBe('?page=4');
  });

  test('of typed text adds no history entries; any other change does', () => {
    const here = at('/cases');
    act(() => here.current.change({ status: 'open' }));
    act(() => here.current.change({ q: 's' }));
    act(() => here.current.change({ q: 'sm' }));
    act(() => void here.current.navigate(-1));
    expect([here.current.path, here.current.search]).toEqual(['/cases', '']);
  });
});

test('opening starts again without other fields', () => {
  const here = at('/cases?page=3&q=smith');
  act(() => here.current.open({ status: 'closed', day: '' }));
  expect(here.current.search).toBe('?status=closed');
});
