/** A table of switches: what the customer is told of, and how (PLUS-51). Nothing where the backend keeps no choices. */
import { useChooseNotificationMutation, useGetNotificationChoicesQuery } from '@shop/api-client/notices';
import { NOTIFICATION_KINDS, NOTIFICATION_WAYS, type NotificationChoice } from '@shop/domain/notifications';
import { LineSkeletons, showToast } from '@shop/ui';
import { useId } from 'react';
import classes from './profile.module.css';
import { useProfileMessages } from '../messages';

export default function ToldChoices() {
  const t = useProfileMessages();
  const title = useId();
  const { data: choices, isError } = useGetNotificationChoicesQuery();
  const [choose] = useChooseNotificationMutation();
  if (choices === null || (isError && !choices)) return null;
  const change = async (choice: NotificationChoice) => {
    const { error } = await choose(choice);
    if (error) showToast(t('told.failed'), 'bad');
  };
  return (
    <section className={`${classes.card} ${classes.toldPlace}`} aria-labelledby={title}>
      <h2 id={title} className={classes.cardTitle}>
        {t('told.title')}
      </h2>
      {choices ? (
        <table className={classes.told} aria-labelledby={title}>
          <thead>
            <tr>
              <th scope="col">{t('told.kind')}</th>
              {NOTIFICATION_WAYS.map((way) => (
                <th key={way} scope="col">
                  {t(`told.ways.${way}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {NOTIFICATION_KINDS.map((kind) => (
              <tr key={kind}>
                <th scope="row">{t(`notices.kinds.${kind}`)}</th>
                {NOTIFICATION_WAYS.map((way) => (
                  <td key={way}>
                    <label>
                      <input
                        type="checkbox"
                        role="switch"
                        checked={choices[kind][way]}
                        aria-label={t('told.switch', { kind: t(`notices.kinds.${kind}`), way: t(`told.ways.${way}`) })}
                        onChange={({ currentTarget }) => void change({ kind, way, isOn: currentTarget.checked })}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <LineSkeletons shape="text" count={4} label={t('told.loading')} />
      )}
      <p className={classes.muted}>{t('told.hint')}</p>
    </section>
  );
}
