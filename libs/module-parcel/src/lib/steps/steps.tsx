/** A video or picture beside the three steps (PARC-01 to PARC-03). Nothing without content. */
import { promotionsApi } from '@shop/api-client/promotions';
import { defineSection, queryOf, usePageQuery } from '@shop/page-engine';
import { Picture, Section, Written } from '@shop/ui';
import type { VideoContent } from '@shop/domain';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import classes from './steps.module.css';
import { parcelMessages, useParcelMessages } from '../../messages';

export const steps = defineSection({
  name: 'steps',
  messages: [parcelMessages],
  queries: ({ scope }) => ({ video: queryOf(promotionsApi.endpoints.getVideoContent, { scope }) }),
  View: Steps,
});

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

function Steps(): ReactNode {
  const { data: content } = usePageQuery(steps, 'video');
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
