/** Full-screen picture of a prescription; an expired URL is refreshed once (PLUS-15). */
import type { Picture } from '@shop/domain';
import { BareDialog, Loader, LoadFailed } from '@shop/ui';
import { useRef, useState } from 'react';
import classes from './prescription-card.module.css';
import { useTrackingMessages } from '../messages';

export interface PrescriptionPictureProps {
  picture: Picture;
  name: string;
  /** Refetches the order, with new URLs. */
  onRefetch: () => Promise<unknown>;
  onClose: () => void;
}

export default function PrescriptionPicture({ picture, name, onRefetch, onClose }: PrescriptionPictureProps) {
  const t = useTrackingMessages();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const [isRefetching, setIsRefetching] = useState(false);
  const hasRefetched = useRef(false);
  const refetch = async () => {
    hasRefetched.current = true;
    setIsRefetching(true);
    await Promise.resolve(onRefetch()).catch(() => undefined);
    setIsRefetching(false);
  };
  const onError = () => {
    setFailedUrl(picture.url);
    if (!hasRefetched.current) void refetch();
  };
  const retry = async () => {
    await refetch();
    // Retry the same URL as well: the connection may be back.
    setFailedUrl(null);
  };
  const hasFailed = failedUrl === picture.url;
  return (
    <BareDialog name={name} closeLabel={t('drawer.close')} onClose={onClose}>
      <div className={classes.fullScreen}>
        {hasFailed && !isRefetching ? (
          <LoadFailed title={t('prescription.failed')} retryLabel={t('retry')} onRetry={() => void retry()} />
        ) : null}
        {isRefetching || !(isLoaded || hasFailed) ? (
          <Loader role="status" aria-label={t('prescription.loading')} />
        ) : null}
        {hasFailed ? null : (
          <img
            key={picture.url}
            src={picture.url}
            alt={name}
            hidden={!isLoaded}
            onLoad={() => {
              hasRefetched.current = false;
              setIsLoaded(true);
            }}
            onError={onError}
          />
        )}
      </div>
    </BareDialog>
  );
}
