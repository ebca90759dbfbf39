import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';

/** A short description of a control that shows only an icon; on hover and on focus. */
export function Tooltip({ words, children }: { words: string; children: ReactElement }) {
  return (
    <TooltipTrigger delay={400}>
      {children}
      <AriaTooltip className="tooltip">{words}</AriaTooltip>
    </TooltipTrigger>
  );
}
