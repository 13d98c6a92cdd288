/** Why people choose us. */
import { useScope } from '@shop/api-client';
import { useGetReasonsQuery } from '@shop/api-client/promotions';
import { SectionSkeleton } from '@shop/module-kit';
import { Picture, Section, Written } from '@shop/ui';
import { Row } from '@shop/view-kit';
import { useDeferredValue } from 'react';
import classes from './why-choose.module.css';
import { useBelowFoldMessages } from '../../../messages';

const MOST = 8;

export function View() {
  const t = useBelowFoldMessages();
  const { data: reasons = [], isLoading } = useDeferredValue(useGetReasonsQuery({ scope: useScope() }));
  if (isLoading) return <SectionSkeleton />;
  if (reasons.length === 0) return null;
  return (
    <Section title={t('why')}>
      <Row label={t('why')} width="min(64vw, 300px)" fills>
        {reasons.slice(0, MOST).map((reason) => (
          <div key={reason.id} className={classes.reason}>
            <span className={classes.reasonPicture}>
              <Picture source={reason.image} alt="" sizes="72px" />
            </span>
            <h3>
              <Written>{reason.title}</Written>
            </h3>
            <p>
              <Written>{reason.text}</Written>
            </p>
          </div>
        ))}
      </Row>
    </Section>
  );
}
