import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useEffect } from 'react';
import type { BoardColumn } from './boardColumns.ts';

/**
 * Makes the hearings of a board one tab stop. Up and Down move within a column, Left and Right to the nearest hearing in
 * time of the next column that has any, Home and End to the first and last of the column. A click, or Enter, opens one.
 */
export function useBoardFocus(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly BoardColumn[],
  onOpen: (id: string) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other hearings need a tab stop
  useEffect(() => {
    const blocks = blocksIn(table.current);
    if (blocks.length > 0 && !blocks.some(({ tabIndex }) => tabIndex === 0)) blocks[0]!.tabIndex = 0;
  }, [table, columns]);

  const onFocus = ({ target }: FocusEvent) => {
    const block = target.closest<HTMLElement>('[data-hearing]');
    if (!block) return;
    for (const one of blocksIn(table.current)) if (one.tabIndex === 0) one.tabIndex = -1;
    block.tabIndex = 0;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const block = (event.target as Element).closest<HTMLElement>('[data-hearing]');
    if (!block || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextBlock(table.current, block, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const onClick = ({ target }: MouseEvent) => {
    const id = (target as Element).closest<HTMLElement>('[data-hearing]')?.dataset.hearing;
    if (id) onOpen(id);
  };
  return { onFocus, onKeyDown, onClick };
}

const blocksIn = (within: Element | null) => [...(within?.querySelectorAll<HTMLElement>('[data-hearing]') ?? [])];
const topOf = (block: HTMLElement) => Number.parseFloat(block.style.top);

function nextBlock(table: Element | null, block: HTMLElement, key: string): HTMLElement | undefined {
  const column = block.closest('[data-column]');
  const own = blocksIn(column);
  const index = own.indexOf(block);
  if (key === 'ArrowDown') return own[index + 1];
  if (key === 'ArrowUp') return own[index - 1];
  if (key === 'Home') return own[0];
  if (key === 'End') return own.at(-1);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const all = [...(table?.querySelectorAll('[data-column]') ?? [])];
  const at = all.indexOf(column!);
  const others = key === 'ArrowRight' ? all.slice(at + 1) : all.slice(0, at).reverse();
  const found = others.map(blocksIn).find((blocks) => blocks.length > 0);
  const distance = (one: HTMLElement) => Math.abs(topOf(one) - topOf(block));
  return found?.reduce((nearest, one) => (distance(one) < distance(nearest) ? one : nearest));
}
