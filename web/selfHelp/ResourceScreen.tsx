import { ArrowLeft, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { ResourceDetails } from '#contract/selfHelp';
import { downloadResource } from '#contract/selfHelp';
import { may } from '#domain/identity/permissions';
import { api } from '#web/calls/api.ts';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { saveFile } from '#web/calls/saveFile.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { ResourceFacts } from './ResourceFacts.tsx';
import styles from './ResourceScreen.module.css';
import { ResourceText } from './ResourceText.tsx';
import { StarRating } from './StarRating.tsx';
import { useReadResourceQuery } from './selfHelpApi.ts';
import { useHelpBase } from './useHelpBase.ts';

/** /self-help/{id} and /help/{id}: one resource to read. People who are signed in can rate and download it. */
export function ResourceScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const base = useHelpBase();
  const isSignedIn = useAppSelector(({ user }) => may(capacityOf(user), 'self-help:use'));
  const { data, error } = useReadResourceQuery({ id });
  return (
    <article className={`reading ${styles.resource}`}>
      <Link to={base} className={`row ${styles.back}`}>
        <ArrowLeft className="i" aria-hidden />
        {t('selfHelp.back')}
      </Link>
      <PageHead
        title={data?.title ?? t('titles.selfHelp')}
        actions={data && isSignedIn && <TakeAlong resource={data} />}
      >
        {data?.description}
      </PageHead>
      <CallFailure error={error} />
      {!data && !error && <Skeleton lines={10} />}
      {data && (
        <>
          <ResourceFacts resource={data} />
          <ResourceText blocks={data.blocks} />
          {isSignedIn && <StarRating resource={data} />}
        </>
      )}
    </article>
  );
}

function TakeAlong({ resource }: { resource: ResourceDetails }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const extension = resource.type === 'Template' ? 'docx' : 'pdf';
  const take = async () => {
    setBusy(true);
    try {
      await saveFile(addressOfCall(downloadResource, { id: resource.id }), `${resource.title}.${extension}`);
      dispatch(api.util.invalidateTags(['SelfHelp']));
    } catch (failure) {
      toast.error((failure as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="primary" disabled={busy} onClick={() => void take()}>
      <Download className="i" aria-hidden />
      {t(extension === 'docx' ? 'selfHelp.takeWord' : 'selfHelp.takePdf')}
    </Button>
  );
}
