/** Full-screen picture of a prescription; an expired URL is refreshed once (PLUS-15). */
import type { Picture } from '@shop/domain';
import { BareDialog, Loader, LoadFailed } from '@shop/ui';
import { useRef, useState } from 'react';
import classes from './order-prescription.module.css';
import { useTrackingMessages } from '../messages';

export interface PrescriptionPictureProps {
  picture: Picture;
  name: string;
  /** Refetches the order, with new URLs. */
  onAsk: () => Promise<unknown>;
  onClose: () => void;
}

export default function PrescriptionPicture({ picture, name, onAsk, onClose }: PrescriptionPictureProps) {
  const t = useTrackingMessages();
  const [lost, setLost] = useState<string | null>(null);
  const [isThere, setIsThere] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const hasAsked = useRef(false);
  const ask = async () => {
    hasAsked.current = true;
    setIsAsking(true);
    await Promise.resolve(onAsk()).catch(() => undefined);
    setIsAsking(false);
  };
  const onError = () => {
    setLost(picture.url);
    if (!hasAsked.current) void ask();
  };
  const retry = async () => {
    await ask();
    // Retry the same URL as well: the connection may be back.
    setLost(null);
  };
  const isLost = lost === picture.url;
  return (
    <BareDialog name={name} closeLabel={t('drawer.close')} onClose={onClose}>
      <div className={classes.whole}>
        {isLost && !isAsking ? (
          <LoadFailed title={t('prescription.failed')} retryLabel={t('retry')} onRetry={() => void retry()} />
        ) : null}
        {isAsking || !(isThere || isLost) ? <Loader role="status" aria-label={t('prescription.loading')} /> : null}
        {isLost ? null : (
          <img
            key={picture.url}
            src={picture.url}
            alt={name}
            hidden={!isThere}
            onLoad={() => {
              hasAsked.current = false;
              setIsThere(true);
            }}
            onError={onError}
          />
        )}
      </div>
    </BareDialog>
  );
}
