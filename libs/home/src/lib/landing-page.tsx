/** `/`: introduces the shop and asks for the delivery address. */
import { useGetConfigQuery, useGetLandingPageQuery, useGetModulesQuery } from '@shop/api-client/start';
import { useLanguage } from '@shop/i18n';
import { Button, Page, Picture, Text, Title, Written } from '@shop/ui';
import { useModules } from '@shop/module-kit';
import { IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './landing-page.module.css';
import { useHomeMessages } from '../messages';

export interface LandingPageProps {
  /** The place search. */
  search: ReactNode;
  onMap: () => void;
}

/** Text in `$…$` is highlighted (contract §3.2). */
function Highlighted({ text }: { text: string }) {
  return text.split('$').map((part, index) => (index % 2 === 1 ? <em key={index}>{part}</em> : part));
}

export function LandingPage({ search, onMap }: LandingPageProps) {
  const t = useHomeMessages();
  const language = useLanguage();
  const registry = useModules();
  const { data: config } = useGetConfigQuery({ language });
  const { data: landing } = useGetLandingPageQuery({ language });
  const { data: modules = [] } = useGetModulesQuery({ language });
  const offered = modules.filter(({ type }) => registry.find(type));
  return (
    <>
      <section className={classes.hero}>
        <Page>
          <div className={classes.inside}>
            <div>
              <Title order={1} className={classes.title}>
                <Written>
                  <Highlighted text={landing?.title || (config?.businessName ?? '')} />
                </Written>
              </Title>
              <Text size="lg" className={classes.subtitle}>
                <Written>{landing?.subtitle}</Written>
              </Text>
              <div className={classes.form}>
                {search}
                <Button size="lg" leftSection={<IconMapPin size={20} />} onClick={onMap}>
                  {t('landing.map')}
                </Button>
              </div>
            </div>
            <div className={classes.collage} aria-hidden="true">
              {offered.slice(0, 4).map((module) => (
                <Picture key={module.id} source={module.icon} alt="" sizes="170px" />
              ))}
            </div>
          </div>
        </Page>
      </section>
      <Page>
        <Title order={2} className={classes.heading}>
          {t('landing.modules')}
        </Title>
        <ul className={classes.modules}>
          {offered.map((module) => (
            <li key={module.id}>
              <button type="button" className={classes.module} onClick={onMap}>
                <span className={classes.icon}>
                  <Picture source={module.icon} alt="" sizes="96px" />
                </span>
                <strong>
                  <Written>{module.name}</Written>
                </strong>
                <span>
                  <Written>{module.description}</Written>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <Title order={2} className={classes.heading}>
          {t('landing.stepsTitle')}
        </Title>
        <ol className={classes.steps}>
          {(['one', 'two', 'three'] as const).map((step, index) => (
            <li key={step}>
              <span aria-hidden="true">{index + 1}</span>
              {t(`landing.steps.${step}`)}
            </li>
          ))}
        </ol>
      </Page>
    </>
  );
}
