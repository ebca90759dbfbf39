import type { Move } from './Move.ts';

/**
 * The move in progress, outside React's state: a pointer changes it many times a second, and only the parts that show it
 * are rendered then.
 */
export function createMoveStore() {
  let move: Move | null = null;
  const listeners = new Set<() => void>();
  return {
    read: () => move,
    write: (next: Move | null) => {
      if (next === move) return;
      move = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type MoveStore = ReturnType<typeof createMoveStore>;
