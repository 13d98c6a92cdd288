/** What may have been meant by a search that found nothing, and the same search in other modules (decision 108). */
import { useScope } from '@shop/api-client';
import { useGetSearchHelpQuery } from '@shop/api-client/search-help';
import { Written } from '@shop/ui';
import { paths } from '@shop/util';
import { Link } from 'react-router-dom';
import classes from './search-help.module.css';
import OtherModules from './other-modules';
import { useResultsMessages } from '../messages';

/** A backend that does not know what was meant leaves the links to other modules. */
export function SearchHelp({ text }: { text: string }) {
  const t = useResultsMessages();
  const scope = useScope(null);
  const { currentData, isFetching } = useGetSearchHelpQuery({ scope, text });
  // Other modules without counts, and then with them, would move what is read.
  if (isFetching) return <div className={classes.waits} />;
  const meant = currentData?.meant ?? null;
  return (
    <div className={classes.help}>
      {meant ? (
        <p className={classes.meant}>
          {t('meant')}{' '}
          <Link className={classes.word} to={paths.search(meant)}>
            <Written>{meant}</Written>
          </Link>
        </p>
      ) : null}
      <OtherModules
        text={text}
        counts={currentData?.elsewhere ?? null}
        sayCount={(count, name) => t('countIn', { count, name })}
      />
    </div>
  );
}
