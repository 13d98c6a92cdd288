/** A video or picture beside the three steps (PARC-01 to PARC-03). Nothing without content. */
import { useScope } from '@shop/api-client';
import { useGetVideoContentQuery } from '@shop/api-client/promotions';
import { Picture, Section, Written } from '@shop/ui';
import type { VideoContent } from '@shop/domain';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import classes from './parcel-home.module.css';
import { useParcelMessages } from '../messages';

/** Plays and pauses on a press; the overlay shows while paused or hovered (HOME-24, HOME-25). */
function Video({ url, title }: { url: string; title: string }) {
  const t = useParcelMessages();
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const toggle = () => void (isPlaying ? video.current?.pause() : video.current?.play().catch(() => setPlaying(false)));
  return (
    <div className={classes.video} data-playing={isPlaying || undefined}>
      <video
        ref={video}
        src={url}
        preload="metadata"
        playsInline
        muted
        loop
        aria-label={t('steps.video', { title })}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <button type="button" aria-label={t(isPlaying ? 'steps.pause' : 'steps.play')} onClick={toggle}>
        <span className={classes.playIcon}>
          {isPlaying ? <IconPlayerPauseFilled size={28} /> : <IconPlayerPlayFilled size={28} />}
        </span>
      </button>
    </div>
  );
}

function Media({ content }: { content: VideoContent }) {
  const { media, title } = content;
  if (!media) return null;
  if (media.kind === 'video') return <Video url={media.url} title={title} />;
  return (
    <div className={classes.picture}>
      <Picture source={media.picture} alt="" ratio={2.4} sizes="(min-width: 768px) 560px, 92vw" />
    </div>
  );
}

export function Steps() {
  const scope = useScope();
  const { data: content } = useGetVideoContentQuery({ scope });
  if (!content || content.steps.length === 0) return null;
  return (
    <Section title={content.title}>
      <div className={classes.steps}>
        <Media content={content} />
        <ol className={classes.stepList}>
          {content.steps.map(({ title, text }, index) => (
            <li key={title} className={classes.step}>
              <span className={classes.number} aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <strong>
                  <Written>{title}</Written>
                </strong>
                <span className={classes.about}>
                  <Written>{text}</Written>
                </span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
