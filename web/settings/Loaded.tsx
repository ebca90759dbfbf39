import type { ReactNode } from 'react';
import { errorText } from '#web/calls/errorText.ts';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

type Props<Data> = { data: Data | undefined; error: unknown; children: (data: Data) => ReactNode };

/** A section while it is fetched, when that failed, and once it is there. What was there before stays beside a failure. */
export function Loaded<Data>({ data, error, children }: Props<Data>) {
  return (
    <>
      {error !== undefined && (
        <div role="alert" className="before">
          <Note tone="warn">{errorText(error)}</Note>
        </div>
      )}
      {data === undefined && error === undefined && (
        <Panel>
          <Skeleton lines={6} />
        </Panel>
      )}
      {data !== undefined && children(data)}
    </>
  );
}
