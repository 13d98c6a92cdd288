/** What the shop has told a customer, and what they want to be told (contract §6.2; reading and choices are extensions). */
import type { ChooseNotification, NotificationsRead, WireNotificationChoices } from '@shop/contract/account';
import type { Notification } from '@shop/domain';
import {
  DEFAULT_CHOICES,
  NOTIFICATION_KINDS,
  NOTIFICATION_WAYS,
  withChoices,
  type NotificationChoice,
  type NotificationChoices,
} from '@shop/domain/notifications';
import { DETAILS, FORM, LIST, shopApi } from '../base/api';
import type { Tolerant } from '../base/tolerant';
import { messageOf, object } from '../base/wire';
import { toNotifications } from './to-notification';

const NOTIFICATIONS = '/api/v1/customer/notifications';
const CHOICES = '/api/v1/customer/notification-choices';
const PAGE = 20;

/** What a backend leaves out is as in the defaults. */
const toChoices = (wire: Tolerant<WireNotificationChoices>): NotificationChoices =>
  withChoices(
    DEFAULT_CHOICES,
    NOTIFICATION_KINDS.flatMap((kind) =>
      NOTIFICATION_WAYS.flatMap((way) => {
        const isOn = object(wire[kind])?.[way];
        return typeof isOn === 'boolean' ? [{ kind, way, isOn }] : [];
      }),
    ),
  );

export const noticesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Pages, newest first; a page begins before an id. Other backends answer with all of them at once. */
    getNotifications: build.infiniteQuery<Notification[], void, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last, _pages, before) => {
          const oldest = last.at(-1)?.id;
          // All of them again: this backend knows no pages.
          const isSame = oldest === undefined || (before !== null && oldest >= before);
          return last.length === PAGE && !isSame ? oldest : undefined;
        },
      },
      query: ({ pageParam }) => ({
        url: NOTIFICATIONS,
        params: { limit: PAGE, ...(pageParam === null ? {} : { before: pageParam }) },
      }),
      transformResponse: toNotifications,
      providesTags: ['Notice'],
      extraOptions: LIST,
    }),
    /** The customer has seen them. It says nothing where it fails: they are marked at the next visit. */
    readNotifications: build.mutation<string, number[]>({
      query: (ids) => ({ url: `${NOTIFICATIONS}/read`, method: 'POST', body: { ids } satisfies NotificationsRead }),
      transformResponse: messageOf,
      extraOptions: FORM,
      onQueryStarted: async (ids, { dispatch, queryFulfilled }) => {
        const failed = await queryFulfilled.then(() => false).catch(() => true);
        if (failed) return;
        dispatch(
          noticesApi.util.updateQueryData('getNotifications', undefined, ({ pages }) => {
            for (const entry of pages.flat()) if (ids.includes(entry.id)) entry.isRead = true;
          }),
        );
      },
    }),
    /** null: the backend keeps none. */
    getNotificationChoices: build.query<NotificationChoices | null, void>({
      query: () => ({ url: CHOICES }),
      transformResponse: (wire: Tolerant<WireNotificationChoices> | null) => wire && toChoices(wire),
      extraOptions: DETAILS,
      providesTags: ['Notice'],
    }),
    /** Shows the choice at once, and the one before it when the backend refuses. */
    chooseNotification: build.mutation<NotificationChoices, NotificationChoice>({
      query: ({ kind, way, isOn }) => ({
        url: CHOICES,
        method: 'PUT',
        body: { kind, way, is_on: isOn } satisfies ChooseNotification,
      }),
      transformResponse: toChoices,
      extraOptions: FORM,
      onQueryStarted: async (choice, { dispatch, queryFulfilled }) => {
        const set = (isOn: boolean) =>
          dispatch(
            noticesApi.util.updateQueryData('getNotificationChoices', undefined, (before) =>
              before ? withChoices(before, [{ ...choice, isOn }]) : before,
            ),
          );
        set(choice.isOn);
        // Only this choice: others may have been made meanwhile.
        await queryFulfilled.catch(() => set(!choice.isOn));
      },
    }),
  }),
});

export const {
  useGetNotificationsInfiniteQuery,
  useReadNotificationsMutation,
  useGetNotificationChoicesQuery,
  useChooseNotificationMutation,
} = noticesApi;
export { watchNews, type NewsWatcher } from './watch-news';
