/** Devices that the customer is signed in on: our extension, which other backends do not have (decision 153). */
import type { EndDevice, WireDevice, WireDevices } from '@shop/contract/device';
import type { SignedInDevice } from '@shop/domain';
import { DETAILS, FORM, shopApi } from '../base/api';
import type { Tolerant } from '../base/tolerant';
import { flag, messageOf, moment, text, wires } from '../base/wire';

const DEVICES = '/api/v1/customer/devices';
/** Also refetched with what the shop tells: it tells of sign-ins. */
const TAG = { type: 'Notice', id: DEVICES } as const;
/** No browser and no system has a longer name. */
const LONGEST_NAME = 40;
const nameOf = (value: unknown): string => text(value).trim().slice(0, LONGEST_NAME);

/** Those without an id could not be signed out: they are left out. */
const toDevices = (wire: Tolerant<WireDevices>): SignedInDevice[] =>
  wires(wire.devices).flatMap((device: Tolerant<WireDevice>) => {
    const id = text(device.id);
    if (!id) return [];
    return {
      id,
      browser: nameOf(device.browser),
      system: nameOf(device.system),
      isCurrent: flag(device.is_current),
      usedAt: moment(device.used_at)?.getTime() ?? null,
    };
  });

const devicesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** This device first. null: the backend lists none. */
    getDevices: build.query<SignedInDevice[] | null, void>({
      query: () => ({ url: DEVICES }),
      transformResponse: (wire: Tolerant<WireDevices> | null) => wire && toDevices(wire),
      providesTags: ['Customer', TAG],
      extraOptions: DETAILS,
    }),
    /** The list is without it at once; a refusal may mean that it has ended elsewhere, so the list is read again. */
    endDevice: build.mutation<string, string>({
      query: (id) => ({
        url: `${DEVICES}/sign-out`,
        method: 'POST',
        body: { device_id: id } satisfies EndDevice,
      }),
      transformResponse: messageOf,
      invalidatesTags: (_message, error) => (error ? [TAG] : []),
      extraOptions: FORM,
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const keep = (devices: SignedInDevice[] | null) => devices && devices.filter((device) => device.id !== id);
        await queryFulfilled.then(
          () => void dispatch(devicesApi.util.updateQueryData('getDevices', undefined, keep)),
          () => undefined,
        );
      },
    }),
    endOtherDevices: build.mutation<string, void>({
      query: () => ({ url: `${DEVICES}/sign-out-others`, method: 'POST' }),
      transformResponse: messageOf,
      invalidatesTags: [TAG],
      extraOptions: FORM,
    }),
  }),
});

export const { useGetDevicesQuery, useEndDeviceMutation, useEndOtherDevicesMutation } = devicesApi;
