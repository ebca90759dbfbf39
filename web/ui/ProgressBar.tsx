import { useId } from 'react';

type Props = {
  label: string;
  value: number;
  max: number /** The same in words, for example `6.4 of 9.1 MB`. */;
  words: string;
};

/** Progress of something that can be counted. */
export function ProgressBar({ label, value, max, words }: Props) {
  const id = useId();
  return (
    <div className="progress">
      <div className="row between small">
        <span id={id}>{label}</span>
        <span className="muted nowrap">{words}</span>
      </div>
      <progress aria-labelledby={id} value={value} max={max} />
    </div>
  );
}
