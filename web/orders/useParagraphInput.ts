import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { OrderPart } from '#domain/orders/orderStates';
import { editByInput } from './editByInput.ts';
import { readRange, setCaret } from './readRange.ts';

type Options = {
  parts: readonly OrderPart[];
  by: string;
  isTracked: boolean;
  isReadOnly: boolean;
  onEdit: (parts: OrderPart[]) => void;
  /** Enter: a new paragraph after this one. */
  onEnter: () => void;
};

/**
 * Turns what the browser would do to a paragraph into changes of its parts, and puts the caret where they end. Returns
 * how often the browser itself wrote into it, after which its contents must be drawn again.
 */
export function useParagraphInput(paragraph: RefObject<HTMLElement | null>, options: Options): number {
  const [composed, setComposed] = useState(0);
  const latest = useRef(options);
  latest.current = options;
  const caret = useRef<number | null>(null);
  useEffect(() => {
    const element = paragraph.current;
    if (!element) return undefined;
    const edit = (event: InputEvent) => {
      // Text composed by an input method arrives in one piece at its end.
      if (event.isComposing && event.inputType === 'insertCompositionText') return;
      event.preventDefault();
      caret.current = applyInput(element, event, latest.current) ?? caret.current;
    };
    const compose = (event: CompositionEvent) => {
      const { parts, by, isTracked, onEdit } = latest.current;
      const end = caretOf(element);
      const at = Math.max(0, end - event.data.length);
      const edited = editByInput(parts, {
        type: 'insertText',
        text: event.data,
        range: { from: at, to: at },
        by,
        isTracked,
      });
      setComposed((count) => count + 1);
      if (!edited) return;
      caret.current = edited.caret;
      onEdit(edited.parts);
    };
    element.addEventListener('beforeinput', edit);
    element.addEventListener('compositionend', compose);
    return () => {
      element.removeEventListener('beforeinput', edit);
      element.removeEventListener('compositionend', compose);
    };
  }, [paragraph]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is placed after the parts that an input changed.
  useLayoutEffect(() => {
    if (caret.current === null || !paragraph.current) return;
    setCaret(paragraph.current, caret.current);
    caret.current = null;
  }, [options.parts]);
  return composed;
}

function applyInput(element: HTMLElement, event: InputEvent, options: Options): number | undefined {
  const { parts, by, isTracked, isReadOnly, onEdit, onEnter } = options;
  if (isReadOnly) return undefined;
  if (event.inputType === 'insertParagraph' || event.inputType === 'insertLineBreak') {
    onEnter();
    return undefined;
  }
  const [target] = event.getTargetRanges();
  const range = target && readRange(element, target);
  if (!range) return undefined;
  const text = (event.data ?? event.dataTransfer?.getData('text/plain') ?? '').replace(/\s+/g, ' ');
  const edited = editByInput(parts, { type: event.inputType, text, range, by, isTracked });
  if (edited) onEdit(edited.parts);
  return edited?.caret;
}

function caretOf(element: HTMLElement): number {
  const selection = window.getSelection();
  const range = selection && selection.rangeCount > 0 ? readRange(element, selection.getRangeAt(0)) : null;
  return range?.to ?? 0;
}
