/** Downloads everything kept about the customer, and says how it went (PLUS-46). */
import { failureOf } from '@shop/api-client';
import { useDownloadKeptDataMutation, type KeptFile } from '@shop/api-client/kept-data';
import { Button, Written } from '@shop/ui';
import classes from './kept.module.css';
import { useKeptMessages } from './messages';

/** Milliseconds. Phones read the file only after they have asked where to put it. */
const KEPT_FOR = 60_000;

function save({ url, name }: KeptFile): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR);
}

export function KeptDownload() {
  const t = useKeptMessages();
  const [download, { data: file, error, isLoading }] = useDownloadKeptDataMutation();
  const press = async () => {
    const answer = await download();
    if (answer.data) save(answer.data);
  };
  const failure = error ? failureOf(error) : null;
  return (
    <>
      <Button variant="default" className={classes.button ?? ''} loading={isLoading} onClick={() => void press()}>
        {t('download')}
      </Button>
      {/* One place, so that nothing moves. */}
      <div className={classes.said}>
        <p role="status" className={classes.muted} hidden={failure !== null}>
          {isLoading ? t('pending') : file ? t('done', { name: file.name }) : t('hint')}
        </p>
        {failure ? (
          <Written as="p" role="alert" className={classes.error ?? ''}>
            {failure.status === 404 ? t('missing') : failure.messages[0] || t('failed')}
          </Written>
        ) : null}
      </div>
    </>
  );
}
