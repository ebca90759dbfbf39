import { CopyButton } from './CopyButton.tsx';

/** Code or other text to copy, with a copy button. It scrolls horizontally, also with the keyboard. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    <div className="code-block">
      <div className="code-head">
        <span className="small strong">{label}</span>
        <CopyButton text={text} label={label} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be for fields */}
      <pre className="code" role="group" tabIndex={0} aria-label={label}>
        <code>{text}</code>
      </pre>
    </div>
  );
}
