import type { ReactNode } from 'react';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

type Props<Data> = { data: Data | undefined; error: unknown; children: (data: Data) => ReactNode };

/** A section while it loads, after an error, and when it is loaded. Loaded data stays visible after a later error. */
export function Loaded<Data>({ data, error, children }: Props<Data>) {
  return (
    <>
      <CallFailure className="before" error={error} />
      {data === undefined && error === undefined && (
        <Panel>
          <Skeleton lines={6} />
        </Panel>
      )}
      {data !== undefined && children(data)}
    </>
  );
}
