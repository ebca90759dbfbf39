import { usualFirst } from '#domain/rulings/usualFirst';
import { errorText } from '#web/calls/errorText.ts';
import { Note } from '#web/ui/Note.tsx';
import { LazyRuleDialog } from './LazyRuleDialog.ts';
import { useReadMotionQuery } from './rulingsApi.ts';

/** The ruling on one motion, by the ID of its filing. */
export function RuleFiling({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useReadMotionQuery({ id }, { refetchOnMountOrArgChange: true });
  if (error) {
    return (
      <div role="alert">
        <Note tone="warn">{errorText(error)}</Note>
      </div>
    );
  }
  const [first] = usualFirst(data?.motion.allowed ?? []);
  if (!data || !first) return null;
  return <LazyRuleDialog motion={data.motion} first={first} hearing={null} today={data.today} onClose={onClose} />;
}
